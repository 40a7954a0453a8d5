/// What the names in a condition mean. Ordinals are what the instructions hold.
public struct ConditionNames: Sendable {
  public struct Fact: Sendable, Hashable {
    public var ordinal: Int
    public var type: ConditionType

    public init(ordinal: Int, type: ConditionType) {
      self.ordinal = ordinal
      self.type = type
    }
  }

  /// A number or text with a name: it is a constant by the time a condition is compiled.
  public struct Setting: Sendable, Hashable {
    public var type: ConditionType
    public var value: Constant

    public init(type: ConditionType, value: Constant) {
      self.type = type
      self.value = value
    }
  }

  /// By path: `usage.savedFlows`.
  public var facts: [String: Fact] = [:]
  /// Facts that no rule declares, and that come with the question.
  public var brought: [String: Fact] = [:]
  /// Read as `limits.saved_flows`: a number, or null when unlimited or not applicable.
  public var limits: [String: Int] = [:]
  /// Read as `settings.grace_window`.
  public var settings: [String: Setting] = [:]
  /// Asked for as `plan_can('flow.save')`.
  public var capabilities: [String: Int] = [:]
  /// Read by their bare name, which may have dots.
  public var conditions: [String: Int] = [:]
  /// Names declared somewhere, but wrongly, which was reported there: using them is no further mistake.
  ///
  /// A fact or condition is written as it is used, a limit `limits.x`, a setting `settings.x`, a capability `plan_can:x`. Where a
  /// whole file could not be read, `*`, `limits.*`, `settings.*` or `plan_can:*` keep every unknown name of that sort quiet.
  public var quiet: Set<String> = []

  public init() {}

  func fact(_ name: String) -> Fact? { facts[name] ?? brought[name] }
}
