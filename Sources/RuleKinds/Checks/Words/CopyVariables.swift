internal import Diagnostics
internal import RulesModel
internal import SourceText
internal import YAMLTree

/// Every variable of a sentence has a value.
enum CopyVariables {
  static let explanation = Explanation(
    "copy.unsupplied-variable", .error,
    finds: "A variable in a sentence that `values` does not supply.",
    why: "People would see a gap, or the name in braces.",
    example: "inbox.full: {where: Inbox, text: \"Inbox full ({limit}).\"}   # no values",
    instead: "inbox.full: {where: Inbox, text: \"Inbox full ({limit}).\", values: {limit: limits.inbox_items}}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.copy.entries {
      for (field, text) in Template.texts(of: entry.value) {
        let path = RulePath([Copy.key, entry.name.text] + field)
        for variable in Template.variables(in: text) where entry.value.values[variable] == nil {
          if context.isFaulty(Copy.key, entry.name.text, "values") { continue }
          // Written but broken: reported there.
          if context.places.exact(RulePath(Copy.key, entry.name.text, "values", variable)) != nil { continue }
          let near = Suggestion.nearest(to: variable, among: entry.value.values.entries.map(\.variable))
          diagnostics.append(
            Diagnostic(
              explanation, "nothing supplies `{\(variable)}`", at: span(of: variable, in: path, context),
              helps: near.isEmpty ? ["add `\(variable):` under `values` with where it comes from"] : near.map { "did you mean `{\($0)}`?" })
          )
        }
      }
    }
  }

  /// The variable itself, inside the sentence.
  private static func span(of variable: String, in path: RulePath, _ context: CheckContext) -> Span {
    guard let node = context.places.node(path) else { return context.places.span(path) }
    let text = Array(node.text.utf8)
    let wanted = Array("{\(variable)}".utf8)
    for start in text.indices where text[start...].starts(with: wanted) { return node.sourceSpan(of: start..<(start + wanted.count)) }
    return node.span
  }
}
