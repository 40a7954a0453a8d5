internal import RuleKinds
internal import RulesCompiler

/// Something that rules decide from facts: an action, a decision table, the destination of a link, the current plan.
enum DecisionSubject: Hashable {
  case action(String)
  case table(String)
  case link(String)
  case plan

  var name: String {
    switch self {
    case .action(let name), .table(let name), .link(let name): name
    case .plan: "plan"
    }
  }

  /// The same subject with the name of another rule.
  func named(_ path: RulePath) -> DecisionSubject {
    switch self {
    case .action: .action(path.parts[1])
    case .table: .table(path.parts[1])
    case .link: .link(path.parts[1])
    case .plan: .plan
    }
  }

  /// The singular name of its kind.
  var singular: String {
    switch self {
    case .action: Action.singular
    case .table: DecisionTable.singular
    case .link: DeepLink.singular
    case .plan: Plan.singular
    }
  }

  var path: RulePath {
    switch self {
    case .action(let name): RulePath(Action.key, name)
    case .table(let name): RulePath(DecisionTable.key, name)
    case .link(let name): RulePath(DeepLink.key, name)
    case .plan: RulePath(Plan.key, "resolution")
    }
  }

  /// All subjects of a rule book: the plan first, then the others in byte order.
  static func all(of rules: CheckedRules) -> [DecisionSubject] {
    [.plan] + Ordinals.sorted(rules.book.actions.names).map { .action($0) } + Ordinals.sorted(rules.book.tables.names).map { .table($0) }
      + Ordinals.sorted(rules.book.deepLinks.names).map { .link($0) }
  }
}
