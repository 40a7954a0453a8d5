internal import Diagnostics
internal import RuleKinds
internal import SourceText
internal import YAMLTree

/// Reports variables without a value.
enum CopyUnsuppliedVariable {
  static let explanation = Explanation(
    "copy.unsupplied-variable", .error,
    finds: "A variable in a sentence that `values` does not supply.",
    why: "Users would see a gap, or the name in braces.",
    example: "inbox.full: {where: Inbox, text: \"Inbox full ({limit}).\"}   # no values",
    instead: "inbox.full: {where: Inbox, text: \"Inbox full ({limit}).\", values: {limit: limits.inbox_items}}")

  static let check = Check(explanation) { context, diagnostics in
    for text in context.spokenTexts {
      guard let copy = context.book.copy[text.copy], !context.isFaulty(Copy.key, text.copy.text, "values") else { continue }
      for form in text.forms {
        for variable in Template.variables(in: form.text) where copy.values[variable] == nil {
          // An invalid value is already reported.
          if context.places.exact(RulePath(Copy.key, text.copy.text, "values", variable)) != nil { continue }
          let near = Suggestion.choices(for: variable, among: copy.values.entries.map(\.variable))
          diagnostics.append(
            Diagnostic(
              explanation, "`{\(variable)}` has no value", at: span(of: variable, in: form.path, context),
              helps: near.isEmpty ? [help(variable, text)] : Suggestion.question(near.map { "{\($0)}" }),
              fixes: inPlace(near, of: variable, at: span(of: variable, in: form.path, context))))
        }
      }
    }
  }

  private static func help(_ variable: String, _ text: SpokenText) -> String {
    text.language == nil
      ? "add `\(variable):` under `values` with its source"
      : "add `\(variable):` under `values` of the sentence that is translated, or remove it"
  }

  /// The fixes that replace the variable. Empty if the variable has no span of its own, as in a sentence over several lines.
  private static func inPlace(_ near: [String], of variable: String, at span: Span) -> [Fix] {
    span.range.count == variable.utf8.count + 2 ? Fix.write(near.map { "{\($0)}" }, at: span) : []
  }

  private static func span(of variable: String, in path: RulePath, _ context: CheckContext) -> Span {
    guard let node = context.places.node(path) else { return context.places.span(path) }
    let text = Array(node.text.utf8)
    let wanted = Array("{\(variable)}".utf8)
    for start in text.indices where text[start...].starts(with: wanted) { return node.sourceSpan(of: start..<(start + wanted.count)) }
    return node.span
  }
}
