internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// Reports errors that have a retry button but no retry rule.
enum ErrorRetry {
  static let explanation = Explanation(
    "error.retry", .error,
    finds: "An error without `retry` that has a button with `retries: true`.",
    why: "The user would tap the button, and nothing would be retried.",
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
          explanation, "`\(entry.name.text)` offers `\(button)` but is never retried", at: context.places.span(path),
          "retries the operation",
          secondary: (never.map { [.init($0, "never")] } ?? []) + [
            .init(context.value(Button.key, button, "retries"), "declared here")
          ],
          helps: ["add `retry:` with a retry rule, or offer another button"]))
    }
  }
}
