internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// Checks that the rows of a table give listed answers.
enum TableAnswer {
  static let explanation = Explanation(
    "table.answer", .error,
    finds: "A row or an `on_error` with an answer that the table does not list.",
    why: "The app handles only the answers that the table lists.",
    example: "answers: [none, banner]\nfirst_match:\n  - {then: baner}",
    instead: "answers: [none, banner]\nfirst_match:\n  - {then: banner}")

  static let check = Check(explanation, isNeededToLower: true) { context, diagnostics in
    for entry in context.book.tables.entries where !context.isFaulty(DecisionTable.key, entry.name.text) {
      let path = RulePath(DecisionTable.key, entry.name.text)
      func check(_ answer: String, _ place: RulePath) {
        if entry.value.answers.contains(answer) { return }
        let near = Suggestion.choices(for: answer, among: entry.value.answers)
        diagnostics.append(
          Diagnostic(
            explanation, "`\(answer)` is not an answer of `\(entry.name.text)`", at: context.places.span(place),
            secondary: [.init(context.places.span(path.appending("answers")), "its answers")],
            helps: near.isEmpty ? ["use one of the listed answers, or add this one to `answers`"] : Suggestion.question(near),
            fixes: Fix.write(near, at: context.places.span(place))))
      }
      for (index, row) in entry.value.rows.enumerated() { check(row.then, path.appending(entry.value.rowsKey, "\(index)", "then")) }
      check(entry.value.onError, path.appending("on_error"))
    }
  }
}
