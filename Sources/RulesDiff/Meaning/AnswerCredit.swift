internal import RuleKinds
internal import RulesCompiler

/// Finds the answers that rest on each change. An answer rests on a change if the row that decided before, or the row that decides now,
/// depends on it.
struct AnswerCredit {
  private struct Rests {
    let plans: [String]
    let old: Set<RulePath>
    let new: Set<RulePath>
  }

  private let answers: [Rests]

  init(_ answers: [AnswerChange], _ old: CheckedRules, _ new: CheckedRules) {
    self.answers = answers.map { answer in
      if !answer.rests.isEmpty { return Rests(plans: answer.plans, old: answer.rests, new: answer.rests) }
      return Rests(
        plans: answer.plans, old: DecisionReach(row: answer.oldRow, old).rules, new: DecisionReach(row: answer.newRow, new).rules)
    }
  }

  /// The positions of the answers that rest on a change. The only change of a comparison causes all of them.
  /// `plans`: the plans in whose column the change is; empty for all plans.
  func positions(of change: ValueChange, isOnly: Bool, in plans: [String]) -> [Int] {
    answers.indices.filter { index in
      let mine = answers[index].plans
      let isInPlan = plans.isEmpty || mine.isEmpty || !Set(mine).isDisjoint(with: plans)
      return isInPlan && (isOnly || affects(change, answers[index]))
    }
  }

  private func affects(_ change: ValueChange, _ rests: Rests) -> Bool {
    (change.form != .added && rests.old.contains { concerns($0, change.oldPath) })
      || (change.form != .removed && rests.new.contains { concerns($0, change.newPath) })
  }

  private func concerns(_ rule: RulePath, _ change: RulePath) -> Bool { rule.hasPrefix(change) || change.hasPrefix(rule) }
}
