package import Conditions

/// Builds formulas from conditions, and collects the facts that they use.
///
/// Named conditions and derived facts are replaced by their expressions. Values that a server may set are variables within their range, so
/// results hold for every value that the server can set.
package struct FormulaBuilder {
  let book: RuleBook
  let typed: TypedBook
  package private(set) var space = FactSpace()
  /// The variable that holds the plan in force. A comparison of two plans uses two such variables, and shares all others.
  var planVariable = Ordinals.planFact
  /// Whether capabilities, limits, and settings have the values from the rules. If false, they are free variables.
  var followsMatrix = true
  /// Whether values that a server may set are variables. If false, they have the values from the rules.
  private let variesRemotely: Bool
  private var followed: [String: Formula] = [:]
  private var depth = 0

  package init(_ book: RuleBook, _ typed: TypedBook) { self.init(book, typed, sharing: FactSpace(), variesRemotely: true) }

  /// - Parameter space: The facts of other formulas, which the formulas of this builder share by name.
  init(_ book: RuleBook, _ typed: TypedBook, sharing space: FactSpace, variesRemotely: Bool) {
    (self.book, self.typed, self.space, self.variesRemotely) = (book, typed, space, variesRemotely)
  }

  package mutating func formula(allOf conditions: [Name<Condition>]) -> Formula {
    conditions.count == 1 ? formula(of: conditions[0].text) : .all(conditions.map { formula(of: $0.text) })
  }

  mutating func formula(of condition: String) -> Formula { follow("\(planVariable) \(condition)") { $0.typed.condition(condition) } }

  /// The position of the variable that holds the plan.
  mutating func plan() -> Int {
    let plans = typed.ordinals.plans
    return space.position(planVariable) { .init(planVariable, .enumeration(plans)) }
  }

  package mutating func formula(_ expression: TypedExpression) -> Formula {
    switch expression {
    case .constant(_, let type, let setting?) where !followsMatrix:
      return .variable(space.position("settings.\(setting)") { .init(setting, type, least: type.withoutNull == .duration ? 0 : nil) })
    case .constant(let constant, let type, let setting):
      return setting.flatMap { remoteOverridables(setting: $0, type) } ?? .value(FactValue(constant))
    case .fact(Ordinals.planFact, _, _): return .variable(plan())
    case .fact(let name, _, let type):
      guard let fact = book.facts[name] else { return .variable(space.position(name) { .init(name, type) }) }
      if fact.value != nil { return follow("\(planVariable) = \(name)") { $0.typed[RulePath(Fact.key, name, "value")] } }
      let plans = typed.ordinals.plans
      let bounds = fact.bounds
      return .variable(
        space.position(name) { .init(name, ConditionType(fact, plans: plans), least: bounds.least, most: bounds.most) })
    case .limit(let name, _) where !followsMatrix:
      return .variable(space.position("limits.\(name)") { .init(name, .nullable(.int), least: 0) })
    case .planCan(let name, _) where !followsMatrix: return .variable(space.position("plan_can(\(name))") { .init(name, .bool) })
    case .limit(let name, _): return byPlan { $0.value(of: name, $1) }
    case .planCan(let name, _):
      return byPlan {
        switch $0.book.capabilities[name]?.plans[$1] {
        case .allow, .within, .spends: .always
        case .deny, .notApplicable, nil: .never
        }
      }
    case .condition(let name, _): return formula(of: name)
    case .not(let operand): return .not(formula(operand))
    case .negate(let operand): return .negate(formula(operand))
    case .size(let operand): return .size(formula(operand))
    case .parseDuration, .parseTimestamp: return .opaque
    case .binary(let operation, let left, let right, _):
      switch operation {
      case .add, .subtract, .multiply, .divide, .remainder: return .arithmetic(operation, formula(left), formula(right))
      case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .isIn:
        return .compare(operation, formula(left), formula(right))
      }
    case .and(let sides): return .all(sides.map { formula($0) })
    case .or(let sides): return .any(sides.map { formula($0) })
    case .conditional(let test, let then, let otherwise, _):
      return .conditional(formula(test), then: formula(then), else: formula(otherwise))
    case .list(let items, _): return .list(items.map { formula($0) })
    }
  }

  /// Returns the formula of a named expression, or `opaque` if it depends on itself, which is already reported.
  private mutating func follow(_ key: String, _ find: (FormulaBuilder) -> TypedCondition?) -> Formula {
    if let known = followed[key] { return known }
    guard depth < 64, let expression = find(self) else { return .opaque }
    depth += 1
    let result = formula(expression.root)
    depth -= 1
    followed[key] = result
    return result
  }

  private mutating func byPlan(_ cell: (inout FormulaBuilder, Name<Plan>) -> Formula) -> Formula {
    let plan = plan()
    let cells = typed.ordinals.plans.map { cell(&self, book.plans.column(of: Name($0))) }
    return cells.dropFirst().allSatisfy { $0 == cells[0] } ? cells.first ?? .opaque : .byPlan(plan, cells)
  }

  private mutating func value(of limit: String, _ column: Name<Plan>) -> Formula {
    guard case .number(let number)? = book.limits[limit]?.plans[column] else { return .value(.null) }
    let path = RulePath(Limit.key, limit, "plans", column.text).description
    return remoteOverridables(path, .int, shipped: .number(number)) ?? .value(.number(number))
  }

  private mutating func remoteOverridables(setting: String, _ type: ConditionType) -> Formula? {
    remoteOverridables(RulePath(Setting.key, setting, "value").description, type, shipped: nil)
  }

  /// Returns the variable for a value that a server may set, or nil if a server may not set it.
  private mutating func remoteOverridables(_ path: String, _ type: ConditionType, shipped: FactValue?) -> Formula? {
    guard variesRemotely, let remote = book.remote[path] else { return nil }
    func value(_ amount: Amount) -> FactValue {
      amount.isUnlimited ? .null : .number(type == .duration ? FactValue.nanoseconds(amount.number) : amount.number)
    }
    if let range = WrittenRange(remote.range) {
      guard case .number(let least) = value(range.least), case .number(let most) = value(range.most) else { return nil }
      return .variable(space.position(path) { .init(path, type, least: least, most: most) })
    }
    let options = remote.options.compactMap { Amount($0).map(value) }
    if options.isEmpty { return nil }
    return .variable(space.position(path) { .init(path, .nullable(type), options: options) })
  }
}

extension Fact {
  /// The bounds of a number. A number without a declared minimum is not negative. Another check reports bounds that exclude each other.
  fileprivate var bounds: (least: Int64?, most: Int64?) {
    guard type == .int else { return (nil, nil) }
    let least = atLeast ?? 0
    return least <= atMost ?? .max ? (least, atMost) : (nil, nil)
  }
}
