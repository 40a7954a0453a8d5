internal import RuleKinds

/// Something about an edit that looks odd and may be meant. It is no mistake, so `check` does not report it.
package struct AuthorQuestion: Sendable, Equatable {
  /// The changed value: `notifications/DAILY/in_app`.
  package var path: String
  /// A sentence that says what looks odd.
  package var text: String
}

/// Asks about what looks odd in the rules that an edit touched.
enum AuthorQuestions {
  /// The questions in the order of the changes, each once.
  static func all(_ changes: [ValueChange], _ before: Side, _ after: Side, _ trees: (old: RuleTrees, new: RuleTrees)) -> [AuthorQuestion] {
    let told = changes.filter { !Subjects.isNote($0) }
    let siblings = told.flatMap { SiblingQuestion.questions(about: $0, among: told, trees.new) }
    return
      (siblings + ExchangedQuestion.questions(told) + told.compactMap(PlaceholderQuestion.question)
      + told.flatMap { GroupedValueQuestion.questions(about: $0, before, after) }).uniqued
  }
}

extension AuthorQuestion: Hashable {}
