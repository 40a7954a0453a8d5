package import SourceText

/// The names that a condition may use. Instructions refer to them by ordinal.
package struct ConditionNames: Sendable {
  /// A declared fact.
  package struct Fact: Sendable, Hashable {
    /// The position of the fact among the facts of the bundle. Facts that a request supplies follow the declared facts.
    package var ordinal: Int
    /// The declared type; `unknown` if the declaration has an error that was already reported.
    package var type: ConditionType
    /// Where the type is declared; nil if that is not in a file.
    package var declared: Span?

    /// Creates a fact.
    package init(ordinal: Int, type: ConditionType, declared: Span? = nil) {
      self.ordinal = ordinal
      self.type = type
      self.declared = declared
    }
  }

  /// A named constant, whose value is known when a condition is compiled.
  package struct Setting: Sendable, Hashable {
    /// The type, which provides the names of enumeration values; `unknown` if the declaration has an error that was already reported.
    package var type: ConditionType
    /// The value, which is compiled into the condition.
    package var value: Constant

    /// Creates a setting.
    package init(type: ConditionType, value: Constant) {
      self.type = type
      self.value = value
    }
  }

  /// The declared facts by path, such as `usage.savedFlows`.
  package var facts: [String: Fact] = [:]
  /// Facts that the rules do not declare and that the request supplies.
  package var brought: [String: Fact] = [:]
  /// The ordinals of limits, used as `limits.saved_flows`: a number, or null when the limit is unlimited or not applicable.
  package var limits: [String: Int] = [:]
  /// The settings, used as `settings.grace_window`.
  package var settings: [String: Setting] = [:]
  /// The ordinals of capabilities, used as `plan_can('flow.save')`.
  package var capabilities: [String: Int] = [:]
  /// The ordinals of named conditions, used by their bare name, which may contain dots.
  package var conditions: [String: Int] = [:]
  /// Names whose declarations have errors that were already reported. Using such a name reports nothing.
  ///
  /// Facts and conditions are listed by name, limits as `limits.x`, settings as `settings.x`, and capabilities as `plan_can:x`. If a
  /// whole file could not be read, `*`, `limits.*`, `settings.*`, or `plan_can:*` suppresses every unknown name of that kind.
  package var quiet: Set<String> = []

  /// Creates an empty set of names, in which every name is unknown.
  package init() {}

  func fact(_ name: String) -> Fact? { facts[name] ?? brought[name] }
}
