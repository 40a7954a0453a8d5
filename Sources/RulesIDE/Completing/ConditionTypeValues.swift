internal import Conditions
internal import RuleKinds
internal import RulesCompiler

/// The values that a fact may have, if they can be listed.
enum ConditionTypeValues {
  static func of(_ fact: Fact, _ rules: CheckedRules) -> [String] {
    let type = ConditionType(fact, plans: rules.typed.ordinals.plans)
    let values = type.withoutNull == .bool ? ["true", "false"] : type.values ?? []
    return values + (type.isNullable ? ["null"] : [])
  }
}
