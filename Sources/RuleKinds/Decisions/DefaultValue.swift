package import Conditions
internal import RulesBundle

/// Converts a default value, as written in a rule, to a constant of its type.
package enum DefaultValue {
  /// Returns the constant of a default value; nil when the value does not have the type.
  package static func constant(_ text: String, of fact: Fact, plans: [String]) -> Constant? {
    constant(text, type: fact.type, orNull: fact.orNull, plans: plans)
  }

  package static func constant(_ text: String, type: FactType, orNull: Bool, plans: [String]) -> Constant? {
    if text == "null" { return orNull ? .null : nil }
    switch type {
    case .bool: return text == "true" ? .bool(true) : text == "false" ? .bool(false) : nil
    case .int: return Int64(text).map { .int($0) }
    case .text: return .string(text)
    case .id: return IDFormat.fits(text.utf8) ? .string(text) : nil
    case .duration: return TimeText.duration(text.utf8).map { .duration(seconds: $0.seconds, nanoseconds: $0.nanoseconds) }
    case .timestamp: return TimeText.timestamp(text.utf8).map { .timestamp(seconds: $0.seconds, nanoseconds: $0.nanoseconds) }
    case .plan: return plans.firstIndex(of: text).map { .enumeration($0) }
    case .oneOf(let values): return values.firstIndex(of: text).map { .enumeration($0) }
    case .listOf: return text == "[]" ? .list([]) : nil
    }
  }
}

extension RecordField {
  /// Returns the default for records of older versions; nil when the default is a setting or missing.
  package func defaultConstant(plans: [String]) -> Constant? {
    ifAbsent.flatMap { $0.hasPrefix("settings.") ? nil : DefaultValue.constant($0, type: type, orNull: orNull, plans: plans) }
  }
}

extension Fact {
  /// Returns the constant for a fact that is not supplied.
  package func defaultConstant(plans: [String]) -> Constant? { ifAbsent.flatMap { DefaultValue.constant($0, of: self, plans: plans) } }
}
