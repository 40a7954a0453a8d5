internal import RuleKinds
internal import RulesCompiler

/// Finds the answers that rest on each change. An answer rests on a change if the row that decided before, or the row that decides now,
/// depends on it.
struct AnswerCredit {
  private struct Rests {
    let old: Set<RulePath>
    let new: Set<RulePath>
  }

  private let answers: [Rests]

  init(_ answers: [AnswerChange], _ old: CheckedRules, _ new: CheckedRules) {
    self.answers = answers.map { answer in
      if !answer.rests.isEmpty { return Rests(old: answer.rests, new: answer.rests) }
      return Rests(old: DecisionReach(row: answer.oldRow, old).rules, new: DecisionReach(row: answer.newRow, new).rules)
    }
  }

  /// The positions of the answers that rest on a change. The only change of a comparison causes all of them.
  func positions(of change: ValueChange, isOnly: Bool) -> [Int] {
    answers.indices.filter { isOnly || affects(change, answers[$0]) }
  }

  private func affects(_ change: ValueChange, _ rests: Rests) -> Bool {
    (change.form != .added && rests.old.contains { concerns($0, change.oldPath) })
      || (change.form != .removed && rests.new.contains { concerns($0, change.newPath) })
  }

  private func concerns(_ rule: RulePath, _ change: RulePath) -> Bool { rule.hasPrefix(change) || change.hasPrefix(rule) }
}
