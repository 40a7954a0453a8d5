/// What must be true of values that a server may set: each lies where a number or a switch lies, is within its own range, and in order.
///
/// The same is asked again of every bundle in which a server has set some of them.
struct OpenedValidator: SectionWords {
  let storage: BundleStorage

  init(_ storage: BundleStorage) { self.storage = storage }

  func validate() throws(BundleError) {
    for place in 0..<rows(.openedPlaces) { try require(isPlace(place), .openedPlaces, place) }
    for row in 0..<rows(.opened) { try validate(opened: row) }
    for order in 0..<rows(.openedOrders) {
      let low = amount(at: word(.openedOrders, order, Word.OpenedOrders.low))
      let high = amount(at: word(.openedOrders, order, Word.OpenedOrders.high))
      guard let low, let high else { continue }
      let isStrict = word(.openedOrders, order, Word.OpenedOrders.strict) == 1
      try require(isStrict ? low < high : low <= high, .openedOrders, order)
    }
  }

  private func validate(opened row: Int) throws(BundleError) {
    let places = range(.opened, row, Word.Opened.places)
    let options = range(.opened, row, Word.Opened.options)
    let form = OpenedForm(rawValue: word(.opened, row, Word.Opened.form))
    try require(!places.isEmpty && (form == .options) == !options.isEmpty, .opened, row)
    for place in places {
      let isFlag = word(.openedPlaces, place, Word.OpenedPlaces.form) == PlaceForm.flag.rawValue
      try require(isFlag == (form == .onOff), .openedPlaces, place)
      switch form {
      case .onOff, nil: continue
      case .range:
        let least = integer(.opened, row, Word.Opened.least)
        let most = integer(.opened, row, Word.Opened.most)
        guard least >= 0, least <= most, let amount = amount(at: place), (least...most).contains(amount) else {
          throw BundleError(.openedInvalid, at: self.place(.opened, row))
        }
      case .options:
        let held = held(at: place)
        try require(options.contains { option(at: $0) == held }, .opened, row)
      }
    }
  }

  /// Whether a place is one where such a value lies, by the format's own description.
  private func isPlace(_ place: Int) -> Bool {
    let row = word(.openedPlaces, place, Word.OpenedPlaces.row)
    let column = word(.openedPlaces, place, Word.OpenedPlaces.column)
    guard let section = section(of: place), let layout = Layout.layout(of: section), row < rows(section) else { return false }
    var start = 0
    for one in layout.columns {
      if start == column {
        switch (PlaceForm(rawValue: word(.openedPlaces, place, Word.OpenedPlaces.form)), one.type) {
        case (.flag, .choice(let names)): return names.count == 2
        case (.word, .number), (.integer, .integer): return true
        case (.limit, .choice): return section == .limitValues && column == Word.LimitValues.kind
        default: return false
        }
      }
      start += one.type.words
    }
    return false
  }

  private func section(of place: Int) -> Section? {
    UInt8(exactly: word(.openedPlaces, place, Word.OpenedPlaces.section)).flatMap(Section.init)
  }

  /// What lies at a place: the kind of a limit, and an amount.
  private func held(at place: Int) -> (kind: Int, amount: Int64) {
    guard let section = section(of: place) else { return (0, 0) }
    let row = word(.openedPlaces, place, Word.OpenedPlaces.row)
    let column = word(.openedPlaces, place, Word.OpenedPlaces.column)
    switch PlaceForm(rawValue: word(.openedPlaces, place, Word.OpenedPlaces.form)) {
    case .flag, .word, nil: return (0, Int64(word(section, row, column)))
    case .integer: return (0, integer(section, row, column))
    case .limit: return (word(section, row, column), integer(section, row, Word.LimitValues.amount))
    }
  }

  private func option(at row: Int) -> (kind: Int, amount: Int64) {
    (word(.openedOptions, row, Word.OpenedOptions.kind), integer(.openedOptions, row, Word.OpenedOptions.amount))
  }

  /// How much lies at a place; nothing where a limit means nothing, more than any number where it is unlimited.
  private func amount(at place: Int) -> Int64? {
    let held = held(at: place)
    switch LimitKind(rawValue: held.kind) {
    case .number: return held.amount
    case .unlimited: return .max
    case .notApplicable, nil: return nil
    }
  }

  private func require(_ holds: Bool, _ section: Section, _ row: Int) throws(BundleError) {
    if !holds { throw BundleError(.openedInvalid, at: place(section, row)) }
  }
}
