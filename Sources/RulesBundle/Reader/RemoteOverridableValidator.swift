/// Validates remotely overridable values: each has a valid location, is within its range, and respects the required order.
///
/// The validation runs again for every bundle with overridden values.
struct RemoteOverridableValidator: ColumnReading {
  let storage: BundleStorage

  init(_ storage: BundleStorage) { self.storage = storage }

  func validate() throws(BundleError) {
    for place in 0..<rows(.overridePlaces) { try require(isPlace(place), .overridePlaces, place) }
    for row in 0..<rows(.remoteOverridables) { try validate(remoteOverridables: row) }
    for order in 0..<rows(.overrideOrders) {
      let low = amount(at: bundle.overrideOrders[order].low)
      let high = amount(at: bundle.overrideOrders[order].high)
      guard let low, let high else { continue }
      let isStrict = bundle.overrideOrders[order].strict
      try require(isStrict ? low < high : low <= high, .overrideOrders, order)
    }
  }

  private func validate(remoteOverridables row: Int) throws(BundleError) {
    let places = bundle.remoteOverridables[row].places
    let options = bundle.remoteOverridables[row].options
    let form = bundle.remoteOverridables[row].form
    try require(!places.isEmpty && (form == .options) == !options.isEmpty, .remoteOverridables, row)
    for place in places {
      let isFlag = bundle.overridePlaces[place].form == .flag
      try require(isFlag == (form == .onOff), .overridePlaces, place)
      switch form {
      case .onOff: continue
      case .range:
        let least = bundle.remoteOverridables[row].least
        let most = bundle.remoteOverridables[row].most
        guard least >= 0, least <= most, let amount = amount(at: place), (least...most).contains(amount) else {
          throw BundleError(.overrideInvalid, at: self.place(.remoteOverridables, row))
        }
      case .options:
        let held = held(at: place)
        try require(options.contains { option(at: $0) == held }, .remoteOverridables, row)
      }
    }
  }

  /// Whether a location refers to a column of a matching type in the schema.
  private func isPlace(_ place: Int) -> Bool {
    let row = bundle.overridePlaces[place].row
    let column = bundle.overridePlaces[place].column
    guard let section = section(of: place), let layout = BundleSchema.schema(of: section), row < rows(section) else { return false }
    var start = 0
    for one in layout.columns {
      if start == column {
        switch (bundle.overridePlaces[place].form, one.type) {
        case (.flag, .choice(let names)): return names.count == 2
        case (.word, .number), (.integer, .integer): return true
        case (.limit, .choice): return section == .limitValues && column == LimitValueRow.At.kind
        default: return false
        }
      }
      start += one.type.words
    }
    return false
  }

  private func section(of place: Int) -> BundleSection? {
    UInt8(exactly: bundle.overridePlaces[place].section).flatMap(BundleSection.init)
  }

  /// Returns the value at a location: the kind of a limit, and an amount.
  private func held(at place: Int) -> (kind: LimitKind, amount: Int64) {
    guard let section = section(of: place) else { return (.number, 0) }
    let row = bundle.overridePlaces[place].row
    let column = bundle.overridePlaces[place].column
    switch bundle.overridePlaces[place].form {
    case .flag, .word: return (.number, Int64(word(section, row, column)))
    case .integer: return (.number, integer(section, row, column))
    case .limit: return (bundle.limitValues[row].kind, bundle.limitValues[row].amount)
    }
  }

  private func option(at row: Int) -> (kind: LimitKind, amount: Int64) {
    (bundle.overrideOptions[row].kind, bundle.overrideOptions[row].amount)
  }

  /// Returns the amount at a location: nil for a limit that is not applicable, and `Int64.max` for an unlimited limit.
  private func amount(at place: Int) -> Int64? {
    let held = held(at: place)
    switch held.kind {
    case .number: return held.amount
    case .unlimited: return .max
    case .notApplicable: return nil
    }
  }

  private func require(_ holds: Bool, _ section: BundleSection, _ row: Int) throws(BundleError) {
    if !holds { throw BundleError(.overrideInvalid, at: place(section, row)) }
  }
}
