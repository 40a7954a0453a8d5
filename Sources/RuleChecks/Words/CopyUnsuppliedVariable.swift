internal import Diagnostics
internal import RuleKinds
internal import SourceText
internal import YAMLTree

/// Every variable of a sentence has a value.
enum CopyUnsuppliedVariable {
  static let explanation = Explanation(
    "copy.unsupplied-variable", .error,
    finds: "A variable in a sentence that `values` does not supply.",
    why: "People would see a gap, or the name in braces.",
    example: "inbox.full: {where: Inbox, text: \"Inbox full ({limit}).\"}   # no values",
    instead: "inbox.full: {where: Inbox, text: \"Inbox full ({limit}).\", values: {limit: limits.inbox_items}}")

  static let check = Check(explanation) { context, diagnostics in
    for text in context.spokenTexts {
      guard let copy = context.book.copy[text.copy], !context.isFaulty(Copy.key, text.copy.text, "values") else { continue }
      for form in text.forms {
        for variable in Template.variables(in: form.text) where copy.values[variable] == nil {
          // Written but broken: reported there.
          if context.places.exact(RulePath(Copy.key, text.copy.text, "values", variable)) != nil { continue }
          let near = Suggestion.nearest(to: variable, among: copy.values.entries.map(\.variable))
          diagnostics.append(
            Diagnostic(
              explanation, "nothing supplies `{\(variable)}`", at: span(of: variable, in: form.path, context),
              helps: near.isEmpty ? [help(variable, text)] : near.map { "did you mean `{\($0)}`?" },
              fixes: inPlace(near, of: variable, at: span(of: variable, in: form.path, context))))
        }
      }
    }
  }

  private static func help(_ variable: String, _ text: SpokenText) -> String {
    text.language == nil
      ? "add `\(variable):` under `values` with where it comes from"
      : "a translation has the values of its sentence: add `\(variable):` under `values` there, or take it out"
  }

  /// The variable itself, inside the sentence.
  /// Only where the name stands as it is read: a sentence over several lines has no place for it.
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
