internal import Conditions
internal import RuleKinds
internal import RulesCompiler

/// Whether conditions can hold for users with some facts, whatever their other facts are.
struct PossibleConditions {
  private let rules: CheckedRules

  init(_ rules: CheckedRules) { self.rules = rules }

  /// Only Booleans and enumerations among the facts count.
  func canHold(_ conditions: [Name<Condition>], _ facts: [String: BoundaryValue]) -> Bool {
    var builder = FormulaBuilder(rules.book, rules.typed)
    let formula = builder.formula(allOf: conditions)
    var known: [Int: FactValue] = [:]
    for (name, value) in facts {
      guard let type = rules.book.facts[name]?.type, let value = Self.value(value, type),
        case .variable(let position) = builder.formula(.fact(name: name, ordinal: 0, type: .unknown))
      else { continue }
      known[position] = value
    }
    return FactSearch.run(formula, FactValues(of: builder.space, in: [formula]), knowing: known) != .never
  }

  private static func value(_ value: BoundaryValue, _ type: FactType) -> FactValue? {
    switch (value, type) {
    case (.null, .oneOf), (.null, .bool): .null
    case (.bool(let flag), _): .bool(flag)
    case (.text(let text), .oneOf(let names)): names.firstIndex(of: text).map { .ordinal($0) }
    default: nil
    }
  }
}
