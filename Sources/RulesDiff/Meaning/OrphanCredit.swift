internal import RuleKinds

/// Credits answers that rest on no change: to the changes of the rule that answers, to those of a rule that the difference names, and words to
/// changed words. The comparison of single edits then takes them away from changes that do not cause them.
struct OrphanCredit {
  private let answers: [AnswerChange]

  init(_ answers: [AnswerChange]) { self.answers = answers }

  func credited(_ changes: [DiffReport.Change]) -> [DiffReport.Change] {
    let known = Set(changes.flatMap(\.answers))
    let orphans = answers.indices.filter { !known.contains($0) && !answers[$0].isAside }
    if orphans.isEmpty { return changes }
    return changes.map { change in
      guard change.category != .notes else { return change }
      var change = change
      change.answers += orphans.filter { isDue(answers[$0], to: change) }
      return change
    }
  }

  private func isDue(_ answer: AnswerChange, to change: DiffReport.Change) -> Bool {
    if answer.category == .copy { return change.category == .copy }
    let rule = change.location.rule.parts
    guard rule.count > 1, change.category != .copy else { return false }
    if rule[0] == answer.kind, rule[1] == answer.decision { return true }
    return answer.differences.contains { NamedParts.names($0.key, kind: rule[0], rule[1]) }
  }
}
