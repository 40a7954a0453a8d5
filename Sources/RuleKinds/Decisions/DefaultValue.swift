public import Conditions
internal import RulesBundle

/// What a rule writes as a default, as a constant of its type.
package enum DefaultValue {
  /// The constant that a default stands for; nil when it is none of the type.
  package static func constant(_ text: String, of fact: Fact, plans: [String]) -> Constant? {
    constant(text, type: fact.type, orNull: fact.orNull, plans: plans)
  }

  package static func constant(_ text: String, type: FactType, orNull: Bool, plans: [String]) -> Constant? {
    if text == "null" { return orNull ? .null : nil }
    switch type {
    case .bool: return text == "true" ? .bool(true) : text == "false" ? .bool(false) : nil
    case .int: return Int64(text).map { .int($0) }
    case .text: return .string(text)
    case .id: return FactId.fits(text.utf8) ? .string(text) : nil
    case .duration: return TimeText.duration(text.utf8).map { .duration(seconds: $0.seconds, nanoseconds: $0.nanoseconds) }
    case .timestamp: return TimeText.timestamp(text.utf8).map { .timestamp(seconds: $0.seconds, nanoseconds: $0.nanoseconds) }
    case .plan: return plans.firstIndex(of: text).map { .enumeration($0) }
    case .oneOf(let values): return values.firstIndex(of: text).map { .enumeration($0) }
    case .listOf: return text == "[]" ? .list([]) : nil
    }
  }
}

extension RecordField {
  /// The constant that stands in for the field in an old copy; nil when a setting does, or nothing.
  public func defaultConstant(plans: [String]) -> Constant? {
    ifAbsent.flatMap { $0.hasPrefix("settings.") ? nil : DefaultValue.constant($0, type: type, orNull: orNull, plans: plans) }
  }
}

extension Fact {
  /// The constant that stands in for the fact when nobody supplies it.
  public func defaultConstant(plans: [String]) -> Constant? { ifAbsent.flatMap { DefaultValue.constant($0, of: self, plans: plans) } }
}
