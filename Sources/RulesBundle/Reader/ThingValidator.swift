/// Validates limits, downgrade rules, and payloads.
struct ThingValidator: ColumnReading {
  let storage: BundleStorage

  init(_ storage: BundleStorage) { self.storage = storage }

  func validate() throws(BundleError) {
    for limit in 0..<rows(.limits) { try validate(limit: limit) }
    for rule in 0..<rows(.downgrade) { try validate(downgrade: rule) }
    for payload in 0..<rows(.payloads) {
      let parts = bundle.payloads[payload].parts
      for part in parts {
        try validate(part: part)
        for other in parts.lowerBound..<part {
          try require(!isSame(part, other), .payloadInvalid, .payloadParts, part)
        }
      }
    }
  }

  /// Parts are unique and sorted in display order, and the setting of a meter is a count.
  private func validate(limit: Int) throws(BundleError) {
    var last = -1
    for row in bundle.limits[limit].parts {
      let part = bundle.limitParts[row].part.position
      try require(part > last, .limitInvalid, .limitParts, row)
      last = part
    }
    guard let shows = bundle.limits[limit].shows else { return }
    let isCount = bundle.settings[shows].unit == .count
    try require(isCount && (1...Int64(UInt32.max)).contains(bundle.settings[shows].amount), .limitInvalid, .limits, limit)
  }

  /// A rule that restricts things has a limit. A rule for a counted limit has an order, which is the same for all rules with that limit.
  private func validate(downgrade rule: Int) throws(BundleError) {
    guard bundle.downgrade[rule].overCap != .keep else { return }
    let keeps = bundle.downgrade[rule].keeps
    guard let limit = bundle.downgrade[rule].limit else { throw BundleError(.downgradeInvalid, at: place(.downgrade, rule)) }
    let isCounted = bundle.limits[limit].unit == .count
    try require(isCounted == (keeps != .any), .downgradeInvalid, .downgrade, rule)
    for other in 0..<rule
    where bundle.downgrade[other].limit == limit
      && bundle.downgrade[other].overCap != .keep
    {
      try require(bundle.downgrade[other].keeps == keeps, .downgradeInvalid, .downgrade, rule)
    }
  }

  /// A part that travels has fields, a marker has fields and values, and a part that stays has neither.
  private func validate(part: Int) throws(BundleError) {
    let fields = bundle.payloadParts[part].fields
    let values = bundle.payloadParts[part].values
    let isValid =
      switch (bundle.payloadParts[part].treatment, fields, values) {
      case (.stays, nil, nil): true
      case (.travels, let fields?, nil): isNames(fields)
      case (.marker, let fields?, let values?): isNames(fields) && isScalars(values) && items(fields).count == items(values).count
      default: false
      }
    try require(isValid, .payloadInvalid, .payloadParts, part)
  }

  // MARK: Constants

  /// Whether a constant is a list of distinct, nonempty strings.
  private func isNames(_ list: Int) -> Bool {
    guard tag(list) == .list else { return false }
    let items = items(list)
    for item in items {
      guard tag(item) == .string, text(item).count > 0 else { return false }
      for other in items.lowerBound..<item where compareBytes(text(item), text(other)) == 0 { return false }
    }
    return true
  }

  private func isScalars(_ list: Int) -> Bool {
    guard tag(list) == .list else { return false }
    for item in items(list) {
      switch tag(item) {
      case .bool, .int, .string: continue
      default: return false
      }
    }
    return true
  }

  private func tag(_ constant: Int) -> Value.Tag { bundle.constants[constant].tag }

  private func items(_ list: Int) -> Range<Int> {
    let value = bundle.constant(list)
    return value.start..<(value.start + value.count)
  }

  private func text(_ constant: Int) -> UnsafeRawBufferPointer {
    let value = bundle.constant(constant)
    return bundle.utf8(start: value.start, count: value.count)
  }

  private func isSame(_ part: Int, _ other: Int) -> Bool { compareBytes(type(of: part), type(of: other)) == 0 }

  private func type(of part: Int) -> UnsafeRawBufferPointer { bundle.utf8(bundle.payloadParts[part].type) }

  private func require(_ holds: Bool, _ reason: BundleError.Reason, _ section: BundleSection, _ row: Int) throws(BundleError) {
    if !holds { throw BundleError(reason, at: place(section, row)) }
  }
}
