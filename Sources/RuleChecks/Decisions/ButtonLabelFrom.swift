internal import Diagnostics
internal import RuleKinds

/// Checks that the table of a button answers with its labels.
enum ButtonLabelFrom {
  static let explanation = Explanation(
    "button.label-from", .error,
    finds: "A button whose `label_from` names a table without `answers_are: copy`, or whose `label` is not one of the answers.",
    why: "The button would show a label from the wrong table, or `label` would never be shown.",
    example: "practise: {label: practice.cta.plain, label_from: launch}   # launch answers with screens",
    instead: "practise: {label: practice.cta.plain, label_from: practice_label}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.buttons.entries {
      guard let name = entry.value.labelFrom, let table = context.book.tables[name], !context.isFaulty(Button.key, entry.name.text),
        !context.isFaulty(DecisionTable.key, name.text), !context.broken.contains(Copy.key)
      else { continue }
      let place = context.value(Button.key, entry.name.text, "label_from")
      if table.answersAre != Copy.key {
        diagnostics.append(
          Diagnostic(
            explanation, "the answers of `\(name.text)` are not copy", at: place, "the labels come from this table",
            secondary: [.init(context.value(DecisionTable.key, name.text, "answers"), "its answers")],
            helps: ["name a table with `answers_are: copy`"]))
      } else if !table.answers.contains(entry.value.label.text) {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(name.text)` never returns `\(entry.value.label.text)`",
            at: context.value(Button.key, entry.name.text, "label"), "never shown",
            secondary: [.init(context.value(DecisionTable.key, name.text, "answers"), "the labels")],
            helps: ["name one of the answers, such as the one of `on_error`"]))
      }
    }
  }
}
