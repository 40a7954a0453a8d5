internal import Diagnostics
internal import RuleKinds
internal import Schema

/// Checks that the answers of a table with `answers_are` are rules of that kind.
enum TableAnswersAre {
  static let explanation = Explanation(
    "table.answers-are", .error,
    finds: "An answer that is not a rule of the kind in `answers_are`, or an `except` that is not an answer or that is such a rule.",
    why: "The app opens the screen that the answer names. With an unknown name, users would stay where they are.",
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
              explanation, "`except` has no effect because `\(name)` has no `answers_are`",
              at: context.key(DecisionTable.key, name, "except"), helps: ["remove it, or add `answers_are`"]))
        }
        continue
      }
      guard context.isKind(kind, path.appending("answers_are"), explanation, &diagnostics), !context.broken.contains(kind) else { continue }
      for (index, answer) in table.answers.enumerated() {
        if table.except.contains(answer) || context.places.isDeclared(kind, answer) { continue }
        let near = Suggestion.choices(for: answer, among: context.places.names(of: kind).sorted())
        diagnostics.append(
          Diagnostic(
            explanation, "`\(answer)` is not one of the \(kind)", at: context.places.span(path.appending("answers", "\(index)")),
            secondary: [.init(context.places.span(path.appending("answers_are")), "declared here")],
            helps: near.isEmpty
              ? ["use one of the \(kind), or add it to `except` if the caller handles it"] : Suggestion.question(near),
            fixes: near.isEmpty
              ? []
              : Fix.write(near, at: context.places.span(path.appending("answers", "\(index)")))
                + context.renamings(to: answer, of: kind)))
      }
      for (index, answer) in table.except.enumerated() {
        let isRule = context.places.isDeclared(kind, answer)
        guard isRule || !table.answers.contains(answer) else { continue }
        diagnostics.append(
          Diagnostic(
            explanation, isRule ? "`\(answer)` is one of the \(kind)" : "`\(answer)` is not an answer of `\(name)`",
            at: context.places.span(path.appending("except", "\(index)")), "not an exception", helps: ["remove it from `except`"]))
      }
    }
  }
}
