internal import RuleKinds

/// Something about an edit that looks odd and may be meant. It is no mistake, so `check` does not report it.
package struct AuthorQuestion: Sendable, Hashable {
  /// The changed value: `notifications/DAILY/in_app`.
  package var path: String
  /// A sentence that says what looks odd.
  package var text: String
}

/// Asks about what looks odd in the rules that an edit touched.
enum AuthorQuestions {
  /// The questions, those about one kind together, each once.
  static func all(_ changes: [ValueChange], _ before: Side, _ after: Side, _ trees: (old: RuleTrees, new: RuleTrees)) -> [AuthorQuestion] {
    let asked = changes.filter { !Subjects.isNote($0) }
    let kinds = groups(asked) { $0.kind }
    let siblings = kinds.flatMap { SiblingQuestion.questions($0, trees.new) }
    let exchanged = groups(asked) { $0.path.rule.plain }.flatMap(ExchangedQuestion.questions)
    return
      (siblings + exchanged + asked.compactMap(PlaceholderQuestion.question)
      + asked.flatMap { GroupedValueQuestion.questions(about: $0, before, after) }).uniqued
  }

  /// The changes in groups with the same key, in the order of their first ones.
  private static func groups(_ changes: [ValueChange], by key: (ValueChange) -> String) -> [[ValueChange]] {
    let all = Dictionary(grouping: changes, by: key)
    return changes.map(key).uniqued.compactMap { all[$0] }
  }
}
