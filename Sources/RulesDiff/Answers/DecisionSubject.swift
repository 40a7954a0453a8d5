internal import RuleKinds
internal import RulesCompiler

/// Something that rules decide from facts: an action, a decision table, the destination of a link, the current plan.
enum DecisionSubject: Hashable {
  case action(String)
  case table(String)
  case link(String)
  case plan
  /// A rule whose answer is a request, and depends on facts only.
  case asked(AskedRule)

  var name: String {
    switch self {
    case .action(let name), .table(let name), .link(let name): name
    case .plan: "plan"
    case .asked(let rule): rule.name
    }
  }

  /// Whether it is asked as a request.
  var isAsked: Bool { if case .asked = self { true } else { false } }

  /// The same subject with the name of another rule.
  func named(_ path: RulePath) -> DecisionSubject {
    switch self {
    case .action: .action(path.parts[1])
    case .table: .table(path.parts[1])
    case .link: .link(path.parts[1])
    case .plan: .plan
    case .asked(let rule): .asked(AskedRule(kind: rule.kind, name: path.parts[1]))
    }
  }

  /// The singular name of its kind.
  var singular: String {
    switch self {
    case .action: Action.singular
    case .table: DecisionTable.singular
    case .link: DeepLink.singular
    case .plan: Plan.singular
    case .asked(let rule): RuleBookSchema.singular(of: rule.kind) ?? rule.kind
    }
  }

  var path: RulePath {
    switch self {
    case .action(let name): RulePath(Action.key, name)
    case .table(let name): RulePath(DecisionTable.key, name)
    case .link(let name): RulePath(DeepLink.key, name)
    case .plan: RulePath(Plan.key, "resolution")
    case .asked(let rule): RulePath(rule.kind, rule.name)
    }
  }

  /// All decisions of a rule book: the plan first, then the others in byte order.
  static func all(of rules: CheckedRules) -> [DecisionSubject] {
    [.plan] + Ordinals.sorted(rules.book.actions.names).map { .action($0) } + Ordinals.sorted(rules.book.tables.names).map { .table($0) }
      + Ordinals.sorted(rules.book.deepLinks.names).map { .link($0) }
  }

  /// The decisions and values for which an app gets an error in place of an answer without a fact that they need.
  static func failing(of rules: CheckedRules) -> [DecisionSubject] {
    all(of: rules) + Ordinals.sorted(rules.book.snapshot.names).map { .asked(AskedRule(kind: SnapshotField.key, name: $0)) }
  }

  /// All rules of a rule book that are asked as requests.
  static func asked(of rules: CheckedRules) -> [DecisionSubject] {
    let book = rules.book
    let kinds = [
      (Action.key, book.actions.names), (Route.key, book.routes.names), (Moment.key, book.moments.names),
      (ErrorRule.key, book.errors.names),
      (EmptyState.key, book.emptyStates.names), (SnapshotField.key, book.snapshot.names), (Notice.key, book.notices.names),
      (Fact.key, book.facts.entries.filter { $0.value.value != nil }.map(\.name.text)),
    ]
    return kinds.flatMap { kind, names in Ordinals.sorted(names).map { .asked(AskedRule(kind: kind, name: $0)) } }
  }
}

/// A rule that is asked as a request.
struct AskedRule: Hashable {
  let kind: String
  let name: String

  /// The members of the request without facts.
  var request: [(key: String, value: String)] {
    switch kind {
    case Action.key: [("ask", "entitlement"), ("action", name)]
    case Route.key: [("ask", "screen"), ("route", name)]
    case Moment.key: [("ask", "moment"), ("moment", name)]
    case ErrorRule.key: [("ask", "error"), ("error", name)]
    case EmptyState.key: [("ask", "empty_state"), ("empty_state", name)]
    case Notice.key: [("ask", "plan")]
    case Fact.key: [("ask", "fact"), ("fact", name)]
    default: [("ask", "snapshot")]
    }
  }

  /// The part of the answer that is about the rule; nil for all of it.
  var part: [String]? { kind == SnapshotField.key ? ["snapshot", name] : nil }
}
