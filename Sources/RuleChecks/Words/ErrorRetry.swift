internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// An error that offers to try again says that trying again can help.
enum ErrorRetry {
  static let explanation = Explanation(
    "error.retry", .error,
    finds: "An error with a button that does the same once more, and without `retry`.",
    why: "The person would tap, and nothing would be tried.",
    example: "ERR-041: {buttons: try_again}   # try_again: {retries: true}",
    instead: "ERR-041: {buttons: try_again, retry: read}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.errors.entries where entry.value.retry == nil && !context.isFaulty(ErrorRule.key, entry.name.text) {
      guard let index = entry.value.buttons.firstIndex(where: { context.book.buttons[$0]?.retries == true }) else { continue }
      let button = entry.value.buttons[index].text
      let path = RulePath(ErrorRule.key, entry.name.text, "buttons", "\(index)")
      let never = context.places.exact(RulePath(ErrorRule.key, entry.name.text, "retry"))
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` offers `\(button)`, and trying again never helps", at: context.places.span(path),
          "does the same once more",
          secondary: (never.map { [.init($0, "never")] } ?? []) + [
            .init(context.value(Button.key, button, "retries"), "said of the button")
          ],
          helps: ["add `retry:` with the rule by which it is tried, or offer another button"]))
    }
  }
}
