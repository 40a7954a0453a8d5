internal import Diagnostics
internal import RuleKinds

/// Every value of a sentence is used in it.
enum CopyUnusedValue {
  static let explanation = Explanation(
    "copy.unused-value", .warning, waivable: true,
    finds: "A value that the sentence does not use.",
    why: "Most often the variable is misspelt, or the number is written into the sentence.",
    example: "inbox.full: {text: \"Inbox full (10).\", values: {limit: limits.inbox_items}}",
    instead: "inbox.full: {text: \"Inbox full ({limit}).\", values: {limit: limits.inbox_items}}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.copy.entries {
      // A misplaced brace may be the variable that seems to be missing.
      guard Template.texts(of: entry.value).allSatisfy({ Template.parse($0.text) != nil }) else { continue }
      // A number in the words is most likely what the value should have been, and has been reported.
      if Template.texts(of: entry.value).contains(where: { CopyLiteralCap.isIn($0.text) }) { continue }
      var used = Set(Template.texts(of: entry.value).flatMap { Template.variables(in: $0.text) })
      // With an unsupplied variable there is one mistake, and it has been said.
      guard used.allSatisfy({ entry.value.values[$0] != nil }) else { continue }
      used.formUnion(Template.words(of: entry.value).compactMap { $0.words.plural?.by })
      for value in entry.value.values.entries where !used.contains(value.variable) {
        diagnostics.append(
          Diagnostic(
            explanation, "the sentence does not use `{\(value.variable)}`",
            at: context.key(Copy.key, entry.name.text, "values", value.variable),
            helps: ["write `{\(value.variable)}` where it belongs, or take it out"]))
      }
    }
  }
}
