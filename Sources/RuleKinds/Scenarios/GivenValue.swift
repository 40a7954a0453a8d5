internal import RulesBundle
internal import Schema

/// The value of a fact in a scenario, in the form that requests use.
package enum GivenValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case int(Int64)
  case text(String)
  case list([GivenValue])
  /// The fact is missing or was removed.
  case notGiven

  package static let notGivenWord = "not_given"

  /// Returns the value of a fact; nil for a value that the fact cannot have. Sizes and durations can have the units of rules: `50MB`, `3d`.
  package static func of(_ fact: String, _ value: FreeValue, in book: RuleBook) -> GivenValue? {
    if fact == Ordinals.planFact {
      if value == .text(notGivenWord) { return .notGiven }
      return read(value, .oneOf(book.plans.states.names))
    }
    guard let declared = book.facts[fact] else { return nil }
    if value == .null { return declared.orNull ? .null : nil }
    if let found = read(value, declared.type == .plan ? .oneOf(book.plans.states.names) : declared.type) {
      guard case .int(let number) = found else { return found }
      return number >= declared.atLeast ?? 0 && number <= declared.atMost ?? .max ? found : nil
    }
    return value == .text(notGivenWord) ? .notGiven : nil
  }

  private static func read(_ value: FreeValue, _ type: FactType) -> GivenValue? {
    if case .list(let items) = value {
      guard case .listOf(let item) = type else { return nil }
      let values = items.compactMap { readItem($0, item) }
      return values.count == items.count ? .list(values) : nil
    }
    guard let text = value.scalarText, value != .null else { return nil }
    switch type {
    case .bool: return text == "true" ? .bool(true) : text == "false" ? .bool(false) : nil
    case .int:
      if case .int(let number) = value { return .int(number) }
      return UnitText.parse(text, UnitText.bytes).map { .int($0) }
    case .text: return text == notGivenWord ? nil : .text(text)
    case .id: return text != notGivenWord && IDFormat.fits(text.utf8) ? .text(text) : nil
    case .duration: return duration(text).map { .text($0) }
    case .timestamp: return TimeText.timestamp(text.utf8) == nil ? nil : .text(text)
    case .plan: return nil
    case .oneOf(let values): return values.contains(text) ? .text(text) : nil
    case .listOf: return nil
    }
  }

  private static func readItem(_ value: FreeValue, _ item: ListItem) -> GivenValue? {
    switch item {
    case .bool: read(value, .bool)
    case .int: read(value, .int)
    case .text: value.scalarText.map { .text($0) }
    }
  }

  /// Returns a duration in the form of requests, which have no units for days and weeks.
  private static func duration(_ text: String) -> String? {
    if let seconds = UnitText.parse(text, UnitText.durations) { return "\(seconds)s" }
    return TimeText.duration(text.utf8) == nil ? nil : text
  }
}

extension FreeValue {
  /// The scalar as written; nil for lists and mappings.
  package var scalarText: String? {
    switch self {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .int(let number): "\(number)"
    case .text(let text): text
    case .list, .map: nil
    }
  }
}
