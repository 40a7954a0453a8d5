internal import RulesBundle
internal import Schema
internal import YAMLTree

/// A number of the rules that a scenario names instead of repeating it: `limits.saved_flows.free`, `settings.grace_window + 1s`,
/// `now - settings.grace_window`. The scenario stays right when the number changes.
package struct NamedNumber: Sendable, Equatable {
  package enum Owner: Sendable, Equatable {
    case limit(String, plan: String)
    case setting(String)
  }

  package let owner: Owner
  /// Whether the text starts with `now`: the number is a point in time.
  package let isFromNow: Bool
  /// Whether the number is subtracted from `now`.
  private let isBefore: Bool
  /// The amount that is added, as written; negative after a minus sign.
  private let difference: (sign: Int64, text: Substring)?
  /// The UTF-8 offsets of the name of the limit or the setting in the text.
  let place: Range<Int>
  /// The UTF-8 offsets of the name of the plan; nil for a setting.
  let planPlace: Range<Int>?

  /// Nil if the text has another form. The names are not looked up.
  package init?(_ text: String) {
    var words = text.split(separator: " ", omittingEmptySubsequences: false)
    isFromNow = words.count >= 3 && words[0] == "now" && (words[1] == "-" || words[1] == "+")
    isBefore = isFromNow && words[1] == "-"
    if isFromNow { words.removeFirst(2) }
    guard words.count == 1 || words.count == 3, let name = words.first else { return nil }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, !parts.contains("") else { return nil }
    func offset(_ index: Substring.Index) -> Int { text.utf8.distance(from: text.startIndex, to: index) }
    switch (parts[0], parts.count) {
    case ("limits", 3...):
      let (limit, plan) = (text[parts[1].startIndex..<parts[parts.count - 2].endIndex], parts[parts.count - 1])
      owner = .limit(String(limit), plan: String(plan))
      place = offset(limit.startIndex)..<offset(limit.endIndex)
      planPlace = offset(plan.startIndex)..<offset(plan.endIndex)
    case ("settings", _):
      let setting = text[parts[1].startIndex..<name.endIndex]
      owner = .setting(String(setting))
      place = offset(setting.startIndex)..<offset(setting.endIndex)
      planPlace = nil
    default: return nil
    }
    guard words.count == 3 else {
      difference = nil
      return
    }
    guard words[1] == "+" || words[1] == "-", NamedNumber.amount(words[2]) != nil else { return nil }
    difference = (words[1] == "-" ? -1 : 1, words[2])
  }

  package static func == (a: NamedNumber, b: NamedNumber) -> Bool { a.text == b.text }

  /// The text from which the number can be read again.
  package var text: String {
    let name =
      switch owner {
      case .limit(let limit, let plan): "limits.\(limit).\(plan)"
      case .setting(let setting): "settings.\(setting)"
      }
    let start = isFromNow ? isBefore ? "now - " : "now + " : ""
    return start + name + (difference.map { " \($0.sign < 0 ? "-" : "+") \($0.text)" } ?? "")
  }

  /// The value under these rules: a number, the text of a duration or of a time, or null for a limit without a maximum.
  ///
  /// - Parameter now: The time of the question, in RFC 3339 format.
  /// - Returns: Nil if the rules do not have the name, or the calculation is not possible.
  package func value(in book: RuleBook, at now: String) -> FreeValue? {
    guard let quantity = quantity(in: book) else { return nil }
    guard let quantity else { return difference == nil && !isFromNow ? .null : nil }
    var amount = isBefore ? -quantity.amount : quantity.amount
    if let difference {
      guard let more = NamedNumber.amount(difference.text), more.isDuration == quantity.isDuration else { return nil }
      let (sum, isTooLarge) = amount.addingReportingOverflow(difference.sign * more.amount)
      guard !isTooLarge else { return nil }
      amount = sum
    }
    guard quantity.isDuration else { return isFromNow ? nil : .int(amount) }
    guard isFromNow else { return .text("\(amount)s") }
    guard let time = TimeText.timestamp(now.utf8) else { return nil }
    let (seconds, isTooLarge) = time.seconds.addingReportingOverflow(amount)
    guard !isTooLarge else { return nil }
    var bytes: [UInt8] = []
    TimeText.appendTimestamp(seconds: seconds, nanoseconds: time.nanoseconds, to: &bytes)
    return .text(String(decoding: bytes, as: UTF8.self))
  }

  /// Whether the rules have the limit with this plan, or the setting.
  package func isKnown(in book: RuleBook) -> Bool {
    switch owner {
    case .setting(let name): book.settings[name] != nil
    case .limit(let name, let plan): book.limits[name] != nil && book.plans.states[plan] != nil
    }
  }

  /// The number of the rules; nil if there is none with this name, and a nil number if the limit has no maximum.
  private func quantity(in book: RuleBook) -> (amount: Int64, isDuration: Bool)?? {
    switch owner {
    case .setting(let name):
      guard let setting = book.settings[name] else { return nil }
      if case .seconds(let seconds) = setting.value { return (seconds, true) }
      return (setting.value.amount, false)
    case .limit(let name, let plan):
      guard let limit = book.limits[name], let cell = limit.plans[book.plans.column(of: Name(plan))] else { return nil }
      guard case .number(let number) = cell else { return .some(nil) }
      return (number, false)
    }
  }

  /// A number without a unit, a size, or a duration in whole seconds.
  private static func amount(_ text: Substring) -> (amount: Int64, isDuration: Bool)? {
    let text = String(text)
    if let seconds = UnitText.parse(text, UnitText.durations) { return (seconds, true) }
    return (Int64(text) ?? UnitText.parse(text, UnitText.bytes)).map { ($0, false) }
  }
}

extension FreeValue {
  /// The value with every named number replaced by its value under these rules.
  ///
  /// - Parameter now: The time of the question, in RFC 3339 format.
  package func resolved(in book: RuleBook, at now: String) -> FreeValue {
    switch self {
    case .text(let text): NamedNumber(text)?.value(in: book, at: now) ?? self
    case .list(let items): .list(items.map { $0.resolved(in: book, at: now) })
    case .map(let entries): .map(entries.map { FreeEntry(key: $0.key, value: $0.value.resolved(in: book, at: now)) })
    case .null, .bool, .int: self
    }
  }
}

extension ParseContext {
  /// Records the names in a named number.
  mutating func useNames(in node: Node) {
    guard node.kind == .scalar, !node.isInvalid, let number = NamedNumber(node.text) else { return }
    switch number.owner {
    case .setting(let name): use(Setting.key, singular: Setting.singular, name, at: node, number.place)
    case .limit(let name, let plan):
      use(Limit.key, singular: Limit.singular, name, at: node, number.place)
      use(Plan.key, singular: Plan.singular, plan, at: node, number.planPlace)
    }
  }
}
