internal import RuleKinds
internal import RulesCompiler

/// The direction of changes, derived from the answers that they change. An answer counts for a change if the row that decided before, or
/// the row that decides now, depends on it.
struct AnswerDirections {
  private struct Rests {
    let answer: AnswerChange
    let old: Set<RulePath>
    let new: Set<RulePath>
  }

  private let answers: [Rests]

  init(_ answers: [AnswerChange], _ old: CheckedRules, _ new: CheckedRules) {
    self.answers = answers.map { answer in
      if !answer.rests.isEmpty { return Rests(answer: answer, old: answer.rests, new: answer.rests) }
      return Rests(
        answer: answer, old: DecisionReach(row: answer.oldRow, old).rules, new: DecisionReach(row: answer.newRow, new).rules)
    }
  }

  /// The category of a change. Nil if no answer determines it; `changes` if answers go both ways. A denial for another reason neither
  /// tightens nor loosens.
  func category(of change: ValueChange) -> Category? {
    let found = Set(found(change).map(\.answer.category))
    if let risk = [Category.contract, .privacy, .loss].first(where: found.contains) { return risk }
    let directions = found.subtracting([.changes, .copy])
    return directions.count > 1 ? .changes : directions.first ?? (found.contains(.changes) ? .changes : nil)
  }

  /// The plans of the users whose answers a change affects.
  func plans(of change: ValueChange) -> [String] {
    var plans: [String] = []
    for plan in found(change).flatMap(\.answer.plans) where !plans.contains(plan) { plans.append(plan) }
    return plans
  }

  /// The positions of the answers that a change affects.
  func positions(of change: ValueChange) -> [Int] { answers.indices.filter { affects(change, answers[$0]) } }

  private func found(_ change: ValueChange) -> [Rests] { answers.filter { affects(change, $0) } }

  private func affects(_ change: ValueChange, _ rests: Rests) -> Bool {
    (change.form != .added && rests.old.contains { concerns($0, change.oldPath) })
      || (change.form != .removed && rests.new.contains { concerns($0, change.newPath) })
  }

  private func concerns(_ rule: RulePath, _ change: RulePath) -> Bool { rule.hasPrefix(change) || change.hasPrefix(rule) }
}
