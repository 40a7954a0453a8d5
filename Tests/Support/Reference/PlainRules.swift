internal import Conditions
package import RuleKinds
import RulesBundle

/// Rules decided from their files, step by step and cell by cell, as slowly and plainly as possible: no bundle, no tables, and no ordinals
/// except those of words.
package final class PlainRules: Sendable {
  package enum Ending: Equatable {
    case allowed(spends: String?)
    case refused(String, limit: String?)
    /// A value that it depends on is unknown.
    case undecided
  }

  package let book: RuleBook
  fileprivate let typed: TypedBook

  package init(_ book: RuleBook, _ typed: TypedBook) {
    self.book = book
    self.typed = typed
  }

  /// The result of an action, in a world of known facts.
  package func decide(_ action: Action, _ world: [String: Meaning]) -> Ending { decide(action, Asked(self, world)) }

  func decide(_ action: Action, _ asked: Asked) -> Ending {
    for step in action.steps {
      let guards = step.conditions.map { asked.condition($0.text) }
      if let reason = step.deny {
        switch all(guards) {
        case .bool(true): return .refused(reason.text, limit: nil)
        case .bool(false): continue
        default: return .undecided
        }
      }
      if let capability = step.require, let ending = refusal(of: capability, guards, asked) { return ending }
      if let row = step.connection, let ending = refusal(by: row, guards, asked) { return ending }
      if step.otherwise != nil { return allowance(action, asked) }
    }
    return .undecided
  }

  /// Whether a condition holds.
  package func condition(_ name: String, _ world: [String: Meaning]) -> Meaning { Asked(self, world).condition(name) }

  /// An allowed action uses the first limit that an earlier step reads.
  private func allowance(_ action: Action, _ asked: Asked) -> Ending {
    for step in action.steps {
      guard let name = step.require, let capability = book.capabilities[name] else { continue }
      for column in book.plans.columns {
        guard case .spends(let limit) = capability.plans[column] else { continue }
        switch all(step.conditions.map { asked.condition($0.text) } + [asked.isPlan(column)]) {
        case .bool(true): return .allowed(spends: limit.text)
        case .bool(false): continue
        default: return .undecided
        }
      }
    }
    return .allowed(spends: nil)
  }

  /// The combined value of conditions in a world.
  package func holds(_ conditions: [Name<Condition>], _ world: [String: Meaning]) -> Meaning {
    let asked = Asked(self, world)
    return all(conditions.map { asked.condition($0.text) })
  }

  package func fact(_ name: String, _ world: [String: Meaning]) -> Meaning { Asked(self, world).fact(name) }

  package func plan(_ world: [String: Meaning]) -> Name<Plan>? { Asked(self, world).plan() }

  /// The value of an expression in the rules; nil if there is none.
  package func value(at path: RulePath, _ world: [String: Meaning]) -> Meaning? {
    typed[path].map { Asked(self, world).meaning($0.root) }
  }

  private func refusal(of capability: Name<Capability>, _ guards: [Meaning], _ asked: Asked) -> Ending? {
    for column in book.plans.columns {
      let conditions: [Meaning]
      let ending: Ending
      switch book.refusal(of: capability, for: column) {
      case .never: continue
      case .always(let reason): (conditions, ending) = ([], .refused(reason.text, limit: nil))
      case .whenFull(let limit, let reason):
        (conditions, ending) = ([asked.isFull(limit)], .refused(reason.text, limit: limit.text))
      }
      switch all(guards + [asked.isPlan(column)] + conditions) {
      case .bool(true): return ending
      case .bool(false): continue
      default: return .undecided
      }
    }
    return nil
  }

  private func refusal(by row: Name<OfflineRow>, _ guards: [Meaning], _ asked: Asked) -> Ending? {
    guard let row = book.offline[row], let state = book.connection.state, case .oneOf(let words)? = book.facts[state]?.type else {
      return nil
    }
    for (connection, cell) in row.cells {
      guard cell.mode == .block || !cell.conditions.isEmpty, let reason = cell.otherwise ?? row.blocked,
        let word = words.firstIndex(of: connection.name)
      else { continue }
      let isSo = Expression.binary("==", .literal(asked.fact(state.text)), .literal(.choice(word))).meaning([:])
      let needs = cell.mode == .block ? [] : [Expression.not(.literal(all(cell.conditions.map { asked.condition($0.text) }))).meaning([:])]
      switch all(guards + [isSo] + needs) {
      case .bool(true): return .refused(reason.text, limit: nil)
      case .bool(false): continue
      default: return .undecided
      }
    }
    return nil
  }

  /// False if one is false, else an error if one is an error, else true.
  fileprivate func all(_ meanings: [Meaning]) -> Meaning {
    if meanings.contains(.bool(false)) { return .bool(false) }
    return meanings.first { $0.isError } ?? .bool(true)
  }

  /// The rules in one world.
  final class Asked {
    private let rules: PlainRules
    private let world: [String: Meaning]
    private var known: [String: Meaning] = [:]

    init(_ rules: PlainRules, _ world: [String: Meaning]) { (self.rules, self.world) = (rules, world) }

    func condition(_ name: String) -> Meaning {
      remember("? \(name)") { rules.typed.condition(name).map { meaning($0.root) } ?? .error("no condition \(name)") }
    }

    func fact(_ name: String) -> Meaning {
      if let given = world[name] { return given }
      return remember(name) {
        if name == Ordinals.planFact { return resolvedPlan() }
        if rules.book.facts[name]?.value != nil, let value = rules.typed[RulePath(Fact.key, name, "value")] { return meaning(value.root) }
        if let fact = rules.book.facts[name], let text = fact.ifAbsent { return written(text, fact.type) }
        return .error("missing_fact \(name)")
      }
    }

    /// The default of a missing fact, as the rules write it.
    private func written(_ text: String, _ type: FactType) -> Meaning {
      if text == "null" { return .null }
      switch type {
      case .bool: return .bool(text == "true")
      case .int: return Int64(text).map { .int($0) } ?? .error("no number")
      case .text, .id: return .text(text)
      case .plan: return rules.typed.ordinals.plans.firstIndex(of: text).map { .choice($0) } ?? .error("no plan")
      case .oneOf(let words): return words.firstIndex(of: text).map { .choice($0) } ?? .error("no word")
      case .duration: return WrittenTime.duration(text.unicodeScalars.map(\.value)).map { .duration($0) } ?? .error("no duration")
      case .timestamp: return WrittenTime.timestamp(text.unicodeScalars.map(\.value)).map { .timestamp($0) } ?? .error("no time")
      case .listOf: return .list([])
      }
    }

    /// The plan of the first row whose conditions hold.
    private func resolvedPlan() -> Meaning {
      for row in rules.book.plans.resolution {
        switch rules.all(row.conditions.map { condition($0.text) }) {
        case .bool(true): return .choice(rules.typed.ordinals.plans.firstIndex(of: row.plan.text) ?? -1)
        case .bool(false): continue
        case let error: return error
        }
      }
      return .error("no plan")
    }

    /// The plan in force; nil if it is unknown.
    func plan() -> Name<Plan>? {
      guard case .choice(let ordinal) = fact(Ordinals.planFact) else { return nil }
      return Name(rules.typed.ordinals.plans[ordinal])
    }

    /// Whether the plan in force has a column's cells. If all plans have them, the plan is not read.
    func isPlan(_ column: Name<Plan>) -> Meaning {
      if rules.book.plans.columns.count == 1 { return .bool(true) }
      guard let plan = plan() else { return fact(Ordinals.planFact) }
      return .bool(rules.book.plans.column(of: plan) == column)
    }

    func isFull(_ name: Name<Limit>) -> Meaning {
      guard let limit = rules.book.limits[name] else { return .error("no limit") }
      let adds = limit.adds.map { Expression.literal(fact($0.text)) } ?? .literal(.int(1))
      if let left = limit.left {
        let value = fact(left.text)
        return value == .null ? .bool(true) : Expression.binary("<", .literal(value), adds).meaning([:])
      }
      let used = limit.used.map { Expression.literal(fact($0.text)) } ?? .literal(.int(0))
      return Expression.binary(">", .binary("+", used, adds), .literal(number(of: name.text))).meaning([:])
    }

    /// The number of a limit under the plan in force; null if there is no limit.
    func number(of limit: String) -> Meaning {
      guard let plan = plan() else { return .error("no_plan") }
      if case .number(let number) = rules.book.limits[limit]?.plans[rules.book.plans.column(of: plan)] { return .int(number) }
      return .null
    }

    private func can(_ capability: String) -> Meaning {
      guard let plan = plan() else { return .error("no_plan") }
      switch rules.book.capabilities[capability]?.plans[rules.book.plans.column(of: plan)] {
      case .allow, .within, .spends: return .bool(true)
      case .deny, .notApplicable, nil: return .bool(false)
      }
    }

    func meaning(_ typed: TypedExpression) -> Meaning {
      Expression(typed) { [self] name in
        switch name {
        case .fact(let name): fact(name)
        case .limit(let name): number(of: name)
        case .planCan(let name): can(name)
        case .condition(let name): condition(name)
        }
      }.meaning([:])
    }

    private func remember(_ key: String, _ make: () -> Meaning) -> Meaning {
      if let known = known[key] { return known }
      let made = make()
      known[key] = made
      return made
    }
  }
}
