internal import Conditions
internal import RuleKinds
internal import RulesBundle
internal import RulesCompiler

/// The dependencies of a decision: every expression that it can evaluate, every fact that it can read and every rule that it visits.
struct DecisionReach {
  /// Conditions and the values of derived facts, each once.
  private(set) var expressions: [TypedExpression] = []
  /// The facts that callers provide, in the order of first use, without the plan.
  private(set) var facts: [String] = []
  /// The limits whose remaining amount the decision reads.
  private(set) var limits: [Name<Limit>] = []
  private(set) var rules: Set<RulePath> = []
  /// Whether it is a request, whose answer may show the facts themselves.
  private(set) var isRequest = false
  /// Whether it depends on the plan in force.
  private(set) var readsPlan = false

  private let book: RuleBook
  private let typed: TypedBook

  init(_ subject: DecisionSubject, _ checked: CheckedRules) {
    self.init(checked)
    rules.insert(subject.path)
    switch subject {
    case .action(let name):
      rules.insert(RulePath("manifest", "when_undecided"))
      for step in book.actions[name]?.steps ?? [] { visit(step) }
    case .table(let name): for row in book.tables[name]?.rows ?? [] { visit(row.conditions) }
    case .link(let name):
      for key in ["first_match", "on_error"] { rules.insert(RulePath(Router.key, key)) }
      for row in book.router.rows {
        visit(row.conditions)
        arrive(at: row.to)
      }
      if let route = book.router.onError { arrive(at: route) }
      if let route = book.deepLinks[name]?.opens { arrive(at: route) }
    case .asked(let rule): if let value = typed[RulePath(rule.kind, rule.name, "value")]?.root { visit(value) }
    case .plan:
      rules.insert(RulePath(Plan.key, "on_error"))
      for row in book.plans.resolution { visit(row.conditions) }
    }
    if readsPlan { for plan in book.plans.states.names { rules.insert(RulePath(Plan.key, plan)) } }
  }

  /// The dependencies of a rule that is asked as a request: all rules that it uses.
  init(asking closure: Set<RulePath>, _ checked: CheckedRules) {
    self.init(checked)
    for (_, rule) in closure.map({ ($0.description, $0) }).sorted(by: { $0.0 < $1.0 }) {
      switch rule.parts[0] {
      case Condition.key: visit(rule.parts[1])
      case Fact.key: read(rule.parts[1])
      case Limit.key: look(at: Name(rule.parts[1]))
      case Capability.key, Plan.key: readsPlan = true
      // The connection decides how an action happens, whatever it is allowed.
      case OfflineRow.key: if let state = book.connection.state { read(state.text) }
      default: break
      }
    }
    if !limits.isEmpty { readsPlan = true }
    rules.formUnion(closure)
    isRequest = true
  }

  /// The dependencies of expressions.
  init(evaluating expressions: [TypedExpression], _ checked: CheckedRules) {
    self.init(checked)
    for expression in expressions { visit(expression) }
  }

  /// The dependencies of a row, with the conditions under which the decision comes to a cell of the matrix.
  init(row path: RulePath, of subject: DecisionSubject, _ checked: CheckedRules) {
    self.init(row: path, checked)
    guard case .action(let name) = subject, path.parts.count > 1 else { return }
    for step in book.actions[name]?.steps ?? [] where leads(step, to: path.rule) { visit(step.conditions) }
  }

  /// Whether a row of an action asks for a capability that is a rule, or that has the limit that is a rule.
  private func leads(_ step: Step, to rule: RulePath) -> Bool {
    guard let capability = step.require else { return step.connection.map { RulePath(OfflineRow.key, $0.text) == rule } ?? false }
    return RulePath(Capability.key, capability.text) == rule
      || (book.capabilities[capability]?.plans.cells ?? []).contains { cell in
        cell.value.limit.map { RulePath(Limit.key, $0.text) == rule } ?? false
      }
  }

  /// The dependencies of a row of a decision: those of its conditions, not those of its outcome.
  init(row path: RulePath, _ checked: CheckedRules) {
    self.init(checked)
    rules.insert(path)
    switch (path.parts.first, path.parts.count > 3 ? path.parts[3] : nil) {
    case (Action.key, let position?):
      let steps = book.actions[path.parts[1]]?.steps ?? []
      if let index = Int(position), steps.indices.contains(index) { visit(steps[index].conditions) }
    case (DecisionTable.key, let position?):
      let rows = book.tables[path.parts[1]]?.rows ?? []
      if let index = Int(position), rows.indices.contains(index) { visit(rows[index].conditions) }
    case (Limit.key, let column?):
      look(at: Name(path.parts[1]))
      rules.remove(RulePath(Limit.key, path.parts[1]))
      for capability in book.capabilities.entries where capability.value.plans[Name(column)]?.limit == Name(path.parts[1]) {
        rules.insert(RulePath(Capability.key, capability.name.text, "plans", column))
      }
    case (OfflineRow.key, _):
      let cell = book.offline[path.parts[1]]?.cells.first { $0.connection.name == path.parts[2] }?.cell
      visit(cell?.conditions ?? [])
    case (Plan.key, _):
      if let index = path.parts.last.flatMap({ Int($0) }), book.plans.resolution.indices.contains(index) {
        visit(book.plans.resolution[index].conditions)
      }
    case (Router.key, _):
      if let index = path.parts.last.flatMap({ Int($0) }), book.router.rows.indices.contains(index) {
        visit(book.router.rows[index].conditions)
      }
    case (Route.key, _): visit(book.routes[path.parts[1]]?.guards ?? [])
    default: break
    }
  }

  private init(_ checked: CheckedRules) { (book, typed) = (checked.book, checked.typed) }

  /// The required facts: those without a default.
  var needed: [String] { facts.filter { book.facts[$0]?.ifAbsent == nil } }

  // MARK: Walking

  private mutating func visit(_ step: Step) {
    visit(step.conditions)
    if let reason = step.deny { refuse(reason) }
    if let name = step.require {
      readsPlan = true
      rules.insert(RulePath(Capability.key, name.text))
      for (_, cell) in (book.capabilities[name]?.plans.cells ?? []).map({ ($0.column, $0.value) }) {
        if case .deny(let reason) = cell { refuse(reason) }
        if let limit = cell.limit { look(at: limit) }
      }
    }
    if let name = step.connection, let row = book.offline[name] {
      rules.insert(RulePath(OfflineRow.key, name.text))
      if let state = book.connection.state { read(state.text) }
      if let reason = row.blocked { refuse(reason) }
      for (_, cell) in row.cells {
        visit(cell.conditions)
        if let reason = cell.otherwise { refuse(reason) }
      }
    }
  }

  /// Visits a screen and the screens that it redirects to.
  private mutating func arrive(at name: Name<Route>) {
    guard rules.insert(RulePath(Route.key, name.text)).inserted, let route = book.routes[name] else { return }
    visit(route.guards)
    if let instead = route.instead { arrive(at: instead) }
  }

  private mutating func refuse(_ reason: Name<Reason>) { rules.insert(RulePath(Reason.key, reason.text)) }

  private mutating func look(at name: Name<Limit>) {
    rules.insert(RulePath(Limit.key, name.text))
    guard !limits.contains(name), let limit = book.limits[name] else { return }
    limits.append(name)
    for fact in [limit.used, limit.left, limit.adds] { if let fact { read(fact.text) } }
    for cell in limit.whenFull.cells { refuse(cell.value) }
  }

  private mutating func visit(_ conditions: [Name<Condition>]) { for condition in conditions { visit(condition.text) } }

  private mutating func visit(_ condition: String) {
    guard rules.insert(RulePath(Condition.key, condition)).inserted, let root = typed.condition(condition)?.root else { return }
    expressions.append(root)
    visit(root)
  }

  private mutating func visit(_ expression: TypedExpression) {
    switch expression {
    case .fact(let name, _, _): read(name)
    case .condition(let name, _): visit(name)
    case .limit(let name, _):
      readsPlan = true
      rules.insert(RulePath(Limit.key, name))
    case .planCan(let name, _):
      readsPlan = true
      rules.insert(RulePath(Capability.key, name))
    case .constant(_, _, let setting): if let setting { rules.insert(RulePath(Setting.key, String(setting.dropFirst("settings.".count)))) }
    default: for child in expression.children { visit(child) }
    }
  }

  private mutating func read(_ fact: String) {
    if fact == Ordinals.planFact {
      readsPlan = true
      return
    }
    guard rules.insert(RulePath(Fact.key, fact)).inserted else { return }
    guard let root = typed[RulePath(Fact.key, fact, "value")]?.root else {
      facts.append(fact)
      return
    }
    expressions.append(root)
    visit(root)
  }
}
