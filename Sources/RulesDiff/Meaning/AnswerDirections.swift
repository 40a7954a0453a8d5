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
      Rests(
        answer: answer, old: DecisionReach(row: answer.oldRow, old).rules, new: DecisionReach(row: answer.newRow, new).rules)
    }
  }

  /// The category of a change. Nil if no answer determines it; `changes` if answers go both ways. A denial for another reason neither
  /// tightens nor loosens.
  func category(of change: ValueChange) -> Category? {
    let found = Set(answers(of: change).map(\.category)).subtracting([.changes])
    return found.count > 1 ? .changes : found.first
  }

  /// The plans of the users whose answers a change affects.
  func plans(of change: ValueChange) -> [String] {
    var plans: [String] = []
    for plan in answers(of: change).flatMap(\.plans) where !plans.contains(plan) { plans.append(plan) }
    return plans
  }

  private func answers(of change: ValueChange) -> [AnswerChange] {
    answers.filter { rests in
      (change.form != .added && rests.old.contains { concerns($0, change.oldPath) })
        || (change.form != .removed && rests.new.contains { concerns($0, change.newPath) })
    }
    .map(\.answer)
  }

  private func concerns(_ rule: RulePath, _ change: RulePath) -> Bool { rule.hasPrefix(change) || change.hasPrefix(rule) }
}
