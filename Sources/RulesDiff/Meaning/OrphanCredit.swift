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
    let rule = RulePath(text: change.path).rule.parts
    guard rule.count > 1, change.category != .copy else { return false }
    if rule[0] == answer.kind, rule[1] == answer.decision { return true }
    return answer.differences.contains { OrphanCredit.names($0.key, kind: rule[0], rule[1]) }
  }

  /// The keys of answers below which rules stand by name, by the kind of these rules.
  private static let named: [String: [String]] = [
    Button.key: ["buttons"], Notice.key: ["notices", "banners"], Limit.key: ["limits", "meters"], Event.key: ["telemetry"],
    NotificationType.key: ["requests", "inApp"], DowngradeRule.key: ["things"], LadderVector.key: ["ladder"],
    SnapshotField.key: ["snapshot"], InputField.key: ["fields"], DataType.key: ["clears"], AppTask.key: ["tasks"],
    ErrorRule.key: ["errors", "toasts"],
  ]

  /// Whether the key of a difference leads through a rule. Rules of two kinds can have the same name.
  static func names(_ key: String, kind: String, _ name: String) -> Bool {
    (named[kind] ?? []).contains { part in
      // One notification of a type has a name of its own below that of the type.
      [".", "/"].contains { ".\(key).".contains(".\(part).\(name)\($0)") }
    }
  }
}
