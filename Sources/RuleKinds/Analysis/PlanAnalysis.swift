internal import Conditions
public import RulesModel

/// What an action can end in under a plan, whatever the other facts are.
///
/// Conditions are evaluated with the plan known and everything else unknown, so the answer never leaves out an ending that
/// can happen, but for the declared one of a table that cannot be decided. It may name one that cannot, when two conditions exclude each other in a way that only the facts show.
public struct PlanAnalysis: Sendable {
  public enum Ending: Sendable, Hashable {
    case allow
    case deny(Name<Reason>)
  }

  public struct Possible: Sendable, Hashable {
    public var ending: Ending
    /// The step that ends it.
    public var step: Int
  }

  let book: RuleBook
  let typed: TypedBook

  public init(_ book: RuleBook, _ typed: TypedBook) {
    self.book = book
    self.typed = typed
  }

  /// Whether everything that an action rests on could be read: what is said about one that does not would be about the
  /// mistake, which has been reported, and not about the action.
  public func isSound(_ action: Action) -> Bool {
    for step in action.steps {
      for condition in step.conditions where !isSound(condition.text, depth: 0) { return false }
      if let reason = step.deny, book.reasons[reason] == nil { return false }
      if let row = step.connection, !isSound(row) { return false }
      guard let name = step.require else { continue }
      guard let capability = book.capabilities[name] else { return false }
      for plan in book.plans.columns {
        guard let cell = capability.plans[plan] else { return false }
        if case .deny(let reason) = cell, book.reasons[reason] == nil { return false }
        guard let limit = cell.limit else { continue }
        guard let limit = book.limits[limit], limit.plans[plan] != nil else { return false }
        if let reason = limit.whenFull[plan], book.reasons[reason] == nil { return false }
      }
    }
    return action.steps.last?.otherwise != nil || action.steps.last?.deny != nil
  }

  private func isSound(_ row: Name<OfflineRow>) -> Bool {
    guard let row = book.offline[row] else { return false }
    for (_, cell) in row.cells {
      for condition in cell.conditions where !isSound(condition.text, depth: 0) { return false }
      if let reason = cell.otherwise, book.reasons[reason] == nil { return false }
    }
    return row.blocked.map { book.reasons[$0] != nil } ?? true
  }

  private func isSound(_ condition: String, depth: Int) -> Bool {
    guard depth < 64, let uses = typed.condition(condition)?.uses else { return false }
    for name in uses.conditions where !isSound(name, depth: depth + 1) { return false }
    for name in uses.capabilities where book.capabilities[name] == nil { return false }
    return true
  }

  public func endings(of action: Action, under plan: Name<Plan>) -> [Possible] {
    var possible: [Possible] = []
    for (index, step) in action.steps.enumerated() {
      let applies = holds(step.conditions, under: plan)
      if applies == false { continue }
      if let reason = step.deny {
        possible.append(Possible(ending: .deny(reason), step: index))
        if applies == true { return possible }
      } else if let capability = step.require {
        switch book.refusal(of: capability, for: plan) {
        case .never: break
        case .always(let reason):
          possible.append(Possible(ending: .deny(reason), step: index))
          if applies == true { return possible }
        case .whenFull(_, let reason): possible.append(Possible(ending: .deny(reason), step: index))
        }
      } else if let row = step.connection {
        // Which connection it is, and what it needs then, is not the plan's business.
        possible += book.refusals(byConnection: row).map { Possible(ending: .deny($0), step: index) }
      } else if step.otherwise == .allow {
        possible.append(Possible(ending: .allow, step: index))
        if applies == true { return possible }
      }
    }
    return possible
  }

  /// Whether an action is allowed under a plan only while a limit has room.
  public func isAlways(within limit: Name<Limit>, _ action: Action, under plan: Name<Plan>) -> Bool {
    for step in action.steps {
      let applies = holds(step.conditions, under: plan)
      if step.otherwise == .allow, applies != false { return false }
      guard applies == true else { continue }
      if step.deny != nil { return true }
      guard let cell = step.require.flatMap({ book.capabilities[$0]?.plans[book.plans.column(of: plan)] }) else { continue }
      if case .deny = cell { return true }
      // A limit without a reason for the plan is another check's message.
      if cell.limit == limit, book.limits[limit]?.soft.contains(book.plans.column(of: plan)) == false { return true }
    }
    return true
  }

  /// Whether a step can be reached under a plan.
  public func canReach(_ step: Int, of action: Action, under plan: Name<Plan>) -> Bool {
    for (index, earlier) in action.steps.enumerated() where index < step {
      guard holds(earlier.conditions, under: plan) == true else { continue }
      if earlier.deny != nil || earlier.otherwise != nil { return false }
      if let capability = earlier.require, case .always = book.refusal(of: capability, for: plan) { return false }
    }
    return holds(action.steps[step].conditions, under: plan) != false
  }

  /// True, false, or nil when it depends on more than the plan.
  func holds(_ conditions: [Name<Condition>], under plan: Name<Plan>) -> Bool? {
    var result: Bool? = true
    for name in conditions {
      switch typed.condition(name.text).flatMap({ truth($0.root, under: plan, depth: 0) }) {
      case false?: return false
      case nil: result = nil
      case true?: break
      }
    }
    return result
  }

  private func truth(_ expression: TypedExpression, under plan: Name<Plan>, depth: Int) -> Bool? {
    guard depth < 64 else { return nil }
    switch expression {
    case .constant(.bool(let value), _, _): return value
    case .not(let operand): return truth(operand, under: plan, depth: depth + 1).map { !$0 }
    case .and(let sides):
      let truths = sides.map { truth($0, under: plan, depth: depth + 1) }
      return truths.contains(false) ? false : truths.contains(nil) ? nil : true
    case .or(let sides):
      let truths = sides.map { truth($0, under: plan, depth: depth + 1) }
      return truths.contains(true) ? true : truths.contains(nil) ? nil : false
    case .condition(let name, _): return typed.condition(name).flatMap { truth($0.root, under: plan, depth: depth + 1) }
    case .planCan(let name, _):
      switch book.capabilities[name]?.plans[book.plans.column(of: plan)] {
      case .deny, .notApplicable: return false
      case .allow, .within, .spends: return true
      case nil: return nil
      }
    case .binary(let operation, let left, let right, _): return membership(operation, left, right, plan)
    default: return nil
    }
  }

  /// `plan == 'free'`, `plan != 'free'`, `plan in [...]`.
  private func membership(_ operation: BinaryOperator, _ left: TypedExpression, _ right: TypedExpression, _ plan: Name<Plan>) -> Bool? {
    guard let ordinal = typed.ordinals.plans.firstIndex(of: plan.text) else { return nil }
    switch (operation, left, right) {
    case (.equal, .fact(Ordinals.planFact, _, _), .constant(.enumeration(let value), _, _)),
      (.equal, .constant(.enumeration(let value), _, _), .fact(Ordinals.planFact, _, _)):
      return value == ordinal
    case (.notEqual, .fact(Ordinals.planFact, _, _), .constant(.enumeration(let value), _, _)),
      (.notEqual, .constant(.enumeration(let value), _, _), .fact(Ordinals.planFact, _, _)):
      return value != ordinal
    case (.isIn, .fact(Ordinals.planFact, _, _), .constant(.list(let items), _, _)): return items.contains(.enumeration(ordinal))
    default: return nil
    }
  }
}
