internal import Diagnostics
internal import RuleKinds

/// Reports braces that do not enclose a variable.
enum CopyBadTemplate {
  static let explanation = Explanation(
    "copy.bad-template", .error,
    finds: "A brace in a sentence that does not belong to a variable such as `{limit}`.",
    why: "Users would see the brace.",
    example: "text: \"Free accounts can save up to {limit flows.\"",
    instead: "text: \"Free accounts can save up to {limit} flows.\"")

  static let check = Check(explanation) { context, diagnostics in
    for form in context.spokenTexts.flatMap(\.forms) where Template.parse(form.text) == nil {
      diagnostics.append(
        Diagnostic(
          explanation, "a brace here is not part of a variable", at: context.places.span(form.path),
          helps: [
            isMessageFormat(form.text) ? plurals : "write a variable as `{name}` in lower camel case, and write nothing else in braces"
          ]))
    }
  }
}

extension CopyBadTemplate {
  /// `{count, plural, one {# flow} other {# flows}}`.
  private static func isMessageFormat(_ text: String) -> Bool {
    text.contains(#/\{\s*\w+\s*,\s*(plural|select|selectordinal)\b/#)
  }

  private static let plurals =
    "write plural forms as `text: {by: count, one: ..., other: ...}`, and other choices as `variants`"
}
