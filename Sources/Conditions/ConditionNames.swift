/// The names that a condition may use. Instructions refer to them by ordinal.
public struct ConditionNames: Sendable {
  /// A declared fact.
  public struct Fact: Sendable, Hashable {
    public var ordinal: Int
    public var type: ConditionType

    public init(ordinal: Int, type: ConditionType) {
      self.ordinal = ordinal
      self.type = type
    }
  }

  /// A named constant, whose value is known when a condition is compiled.
  public struct Setting: Sendable, Hashable {
    public var type: ConditionType
    public var value: Constant

    public init(type: ConditionType, value: Constant) {
      self.type = type
      self.value = value
    }
  }

  /// The declared facts by path, such as `usage.savedFlows`.
  public var facts: [String: Fact] = [:]
  /// Facts that the rules do not declare and that the request supplies.
  public var brought: [String: Fact] = [:]
  /// The ordinals of limits, used as `limits.saved_flows`: a number, or null when the limit is unlimited or not applicable.
  public var limits: [String: Int] = [:]
  /// The settings, used as `settings.grace_window`.
  public var settings: [String: Setting] = [:]
  /// The ordinals of capabilities, used as `plan_can('flow.save')`.
  public var capabilities: [String: Int] = [:]
  /// The ordinals of named conditions, used by their bare name, which may contain dots.
  public var conditions: [String: Int] = [:]
  /// Names whose declarations have errors that were already reported. Using such a name reports nothing.
  ///
  /// Facts and conditions are listed by name, limits as `limits.x`, settings as `settings.x`, and capabilities as `plan_can:x`. If a
  /// whole file could not be read, `*`, `limits.*`, `settings.*`, or `plan_can:*` suppresses every unknown name of that kind.
  public var quiet: Set<String> = []

  public init() {}

  func fact(_ name: String) -> Fact? { facts[name] ?? brought[name] }
}
