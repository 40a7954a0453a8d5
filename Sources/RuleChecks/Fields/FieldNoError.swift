internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import Schema

/// Reports fields that reject input without an error.
enum FieldNoError {
  static let explanation = Explanation(
    "field.no-error", .error,
    finds: "A reason for which a field rejects input, without an error. Only `empty` may have no error.",
    why: "The button stays disabled, and the user does not learn why.",
    example: "handle: {longest: handle_longest, refuses: {too_short: ERR-1, bad_character: ERR-1}, ...}",
    instead: "handle: {longest: handle_longest, refuses: {too_short: ERR-1, too_long: ERR-1, bad_character: ERR-1}, ...}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.fields.entries where !context.isFaulty(InputField.key, entry.name.text) {
      let missing = FieldReasonKind.allCases.filter { $0 != .empty && entry.value.canRefuse(for: $0) && entry.value[$0] == nil }
      guard !missing.isEmpty else { continue }
      let names = missing.map(\.name)
      let path = RulePath(InputField.key, entry.name.text, "refuses")
      let isSaid = context.places.exact(path) != nil
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` rejects input as \(names.quotedPhrase()) without an error",
          at: isSaid ? context.places.key(path) : context.key(InputField.key, entry.name.text),
          helps: ["add \(names.map { "`\($0):`" }.phrase()) with an error under `refuses:`"]))
    }
  }
}
