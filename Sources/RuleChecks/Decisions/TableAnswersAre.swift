internal import Diagnostics
internal import RuleKinds
internal import Schema

/// A table whose answers are rules of a kind names only rules that there are.
enum TableAnswersAre {
  static let explanation = Explanation(
    "table.answers-are", .error,
    finds: "An answer that is no rule of the kind that `answers_are` names, and an `except` that is no answer or is such a rule after all.",
    why: "Whoever asks goes to the screen that the table names; a name that means nothing would leave them where they are.",
    example: "answers_are: routes\nanswers: [home, wellcome]",
    instead: "answers_are: routes\nanswers: [home, auth/welcome, resume]\nexcept: resume")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.tables.entries where !context.isFaulty(DecisionTable.key, entry.name.text) {
      let (name, table) = (entry.name.text, entry.value)
      let path = RulePath(DecisionTable.key, name)
      guard let kind = table.answersAre else {
        if !table.except.isEmpty {
          diagnostics.append(
            Diagnostic(
              explanation, "`except` means nothing where the answers of `\(name)` are words anyway",
              at: context.key(DecisionTable.key, name, "except"), helps: ["take it out, or add `answers_are`"]))
        }
        continue
      }
      guard isKind(kind, path.appending("answers_are"), context, &diagnostics), !context.broken.contains(kind) else { continue }
      for (index, answer) in table.answers.enumerated() {
        if table.except.contains(answer) || context.places.isDeclared(kind, answer) { continue }
        let near = Suggestion.nearest(to: answer, among: context.places.names(of: kind).sorted())
        diagnostics.append(
          Diagnostic(
            explanation, "`\(answer)` is not among the \(kind)", at: context.places.span(path.appending("answers", "\(index)")),
            secondary: [.init(context.places.span(path.appending("answers_are")), "said here")],
            helps: near.isEmpty
              ? ["name one of them, or add it to `except` when it is a word for the caller"] : near.map { "did you mean `\($0)`?" },
            fixes: Fix.write(near, at: context.places.span(path.appending("answers", "\(index)")))))
      }
      for (index, answer) in table.except.enumerated() {
        let isRule = context.places.isDeclared(kind, answer)
        guard isRule || !table.answers.contains(answer) else { continue }
        diagnostics.append(
          Diagnostic(
            explanation, isRule ? "`\(answer)` is one of the \(kind)" : "`\(answer)` is not an answer of `\(name)`",
            at: context.places.span(path.appending("except", "\(index)")), "excepted for nothing", helps: ["take it out of `except`"]))
      }
    }
  }

  private static func isKind(_ kind: String, _ path: RulePath, _ context: CheckContext, _ diagnostics: inout [Diagnostic]) -> Bool {
    let kinds = RuleBookSchema.schema.fields.map(\.key)
    if kinds.contains(kind) { return true }
    let near = Suggestion.nearest(to: kind, among: kinds)
    diagnostics.append(
      Diagnostic(
        explanation, "`\(kind)` is no kind of rule", at: context.places.span(path),
        helps: near.isEmpty ? ["the kinds are \(kinds.sorted().joined(separator: ", "))"] : near.map { "did you mean `\($0)`?" },
        fixes: Fix.write(near, at: context.places.span(path))))
    return false
  }
}
