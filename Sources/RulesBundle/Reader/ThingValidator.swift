/// What must be true of limits, of what becomes of things with less room, and of what travels, so that nobody has to look again.
struct ThingValidator: SectionWords {
  let storage: BundleStorage

  init(_ storage: BundleStorage) { self.storage = storage }

  func validate() throws(BundleError) {
    for limit in 0..<rows(.limits) { try validate(limit: limit) }
    for rule in 0..<rows(.downgrade) { try validate(downgrade: rule) }
    for payload in 0..<rows(.payloads) {
      let parts = range(.payloads, payload, Word.Payloads.parts)
      for part in parts {
        try validate(part: part)
        for other in parts.lowerBound..<part {
          try require(!isSame(part, other), .payloadInvalid, .payloadParts, part)
        }
      }
    }
  }

  /// Each part once, in the order in which they are said; a meter shows a number of things.
  private func validate(limit: Int) throws(BundleError) {
    var last = -1
    for row in range(.limits, limit, Word.Limits.parts) {
      let part = word(.limitParts, row, Word.LimitParts.part)
      try require(part > last, .limitInvalid, .limitParts, row)
      last = part
    }
    let shows = word(.limits, limit, Word.Limits.shows)
    guard !isNone(shows) else { return }
    let isCount = word(.settings, shows, Word.Settings.unit) == SettingKind.count.rawValue
    let (low, high) = (word(.settings, shows, Word.Settings.amount), word(.settings, shows, Word.Settings.amount + 1))
    try require(isCount && high == 0 && low > 0, .limitInvalid, .limits, limit)
  }

  /// What may not stay as it is has a limit. Things are counted in an order, and all that share a limit in the same one.
  private func validate(downgrade rule: Int) throws(BundleError) {
    guard word(.downgrade, rule, Word.Downgrade.overCap) != OverCapKind.keep.rawValue else { return }
    let limit = word(.downgrade, rule, Word.Downgrade.limit)
    let keeps = word(.downgrade, rule, Word.Downgrade.keeps)
    try require(!isNone(limit), .downgradeInvalid, .downgrade, rule)
    let isCounted = word(.limits, limit, Word.Limits.unit) == UnitKind.count.rawValue
    try require(isCounted == (keeps != KeepKind.any.rawValue), .downgradeInvalid, .downgrade, rule)
    for other in 0..<rule
    where word(.downgrade, other, Word.Downgrade.limit) == limit
      && word(.downgrade, other, Word.Downgrade.overCap) != OverCapKind.keep.rawValue
    {
      try require(word(.downgrade, other, Word.Downgrade.keeps) == keeps, .downgradeInvalid, .downgrade, rule)
    }
  }

  /// What travels says its fields, a marker its fields and their values, what stays neither.
  private func validate(part: Int) throws(BundleError) {
    let fields = word(.payloadParts, part, Word.PayloadParts.fields)
    let values = word(.payloadParts, part, Word.PayloadParts.values)
    let hasFields = !isNone(fields)
    let hasValues = !isNone(values)
    let isValid =
      switch TreatmentKind(rawValue: word(.payloadParts, part, Word.PayloadParts.treatment)) {
      case .stays, nil: !hasFields && !hasValues
      case .travels: hasFields && !hasValues && isNames(fields)
      case .marker: hasFields && hasValues && isNames(fields) && isScalars(values) && items(fields).count == items(values).count
      }
    try require(isValid, .payloadInvalid, .payloadParts, part)
  }

  // MARK: Constants

  /// A list of different texts.
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

  private func tag(_ constant: Int) -> Value.Tag? {
    Value.Tag(rawValue: UInt8(truncatingIfNeeded: word(.constants, constant, Word.Constants.tag)))
  }

  private func items(_ list: Int) -> Range<Int> {
    let start = word(.constants, list, Word.Constants.bits + 1)
    return start..<(start + word(.constants, list, Word.Constants.bits))
  }

  private func text(_ constant: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(
      start: storage.base + info(.bytes).offset + word(.constants, constant, Word.Constants.bits + 1),
      count: word(.constants, constant, Word.Constants.bits))
  }

  private func isSame(_ part: Int, _ other: Int) -> Bool { compareBytes(type(of: part), type(of: other)) == 0 }

  private func type(of part: Int) -> UnsafeRawBufferPointer { text(.payloadParts, part, Word.PayloadParts.type) }

  private func require(_ holds: Bool, _ reason: BundleError.Reason, _ section: Section, _ row: Int) throws(BundleError) {
    if !holds { throw BundleError(reason, at: place(section, row)) }
  }
}
