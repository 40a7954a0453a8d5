internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// A table answers with one of its answers.
enum TableAnswer {
  static let explanation = Explanation(
    "table.answer", .error,
    finds: "A row or an `on_error` with an answer that the table does not list, and a listed answer that no row gives.",
    why:
      "Whoever asks the table knows what to do with the answers that it lists, and with no other; an answer that no row gives has lost its row.",
    example: "answers: [none, banner]\nfirst_match:\n  - {then: baner}",
    instead: "answers: [none, banner]\nfirst_match:\n  - {then: banner}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.tables.entries where !context.isFaulty(DecisionTable.key, entry.name.text) {
      let path = RulePath(DecisionTable.key, entry.name.text)
      func check(_ answer: String, _ place: RulePath) {
        if entry.value.answers.contains(answer) { return }
        let near = Suggestion.nearest(to: answer, among: entry.value.answers)
        diagnostics.append(
          Diagnostic(
            explanation, "`\(answer)` is not an answer of `\(entry.name.text)`", at: context.places.span(place),
            secondary: [.init(context.places.span(path.appending("answers")), "its answers")],
            helps: near.isEmpty ? ["use one of them, or add it to `answers`"] : near.map { "did you mean `\($0)`?" },
            fixes: Fix.write(near, at: context.places.span(place))))
      }
      for (index, row) in entry.value.rows.enumerated() { check(row.then, path.appending(entry.value.rowsKey, "\(index)", "then")) }
      check(entry.value.onError, path.appending("on_error"))
      let given = entry.value.rows.map(\.then)
      // A row with an answer that is no answer may be the one that gives it.
      guard given.allSatisfy(entry.value.answers.contains) else { continue }
      for (index, answer) in entry.value.answers.enumerated() where !given.contains(answer) {
        diagnostics.append(
          Diagnostic(
            explanation, "no row of `\(entry.name.text)` answers `\(answer)`",
            at: context.places.span(path.appending("answers", "\(index)")),
            "never given", helps: ["add the row that gives it, or take it out of `answers`"]))
      }
    }
  }
}
