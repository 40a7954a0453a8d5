internal import Diagnostics
internal import RuleKinds

/// Reports values that a sentence does not use.
enum CopyUnusedValue {
  static let explanation = Explanation(
    "copy.unused-value", .warning, waivable: true,
    finds: "A value that the sentence does not use.",
    why: "Usually the variable is misspelled, or the number is written out in the sentence.",
    example: "inbox.full: {text: \"Inbox full (10).\", values: {limit: limits.inbox_items}}",
    instead: "inbox.full: {text: \"Inbox full ({limit}).\", values: {limit: limits.inbox_items}}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.copy.entries {
      // A misplaced brace may hide the variable that uses the value.
      guard Template.texts(of: entry.value).allSatisfy({ Template.parse($0.text) != nil }) else { continue }
      // A number in the text probably replaces the value, and is already reported.
      if Template.texts(of: entry.value).contains(where: { CopyLiteralCap.isIn($0.text) }) { continue }
      var used = Set(Template.texts(of: entry.value).flatMap { Template.variables(in: $0.text) })
      // A variable without a value is probably misspelled, and is already reported.
      guard used.allSatisfy({ entry.value.values[$0] != nil }) else { continue }
      used.formUnion(Template.words(of: entry.value).compactMap { $0.words.plural?.by })
      for value in entry.value.values.entries where !used.contains(value.variable) {
        diagnostics.append(
          Diagnostic(
            explanation, "the sentence does not use `{\(value.variable)}`",
            at: context.key(Copy.key, entry.name.text, "values", value.variable),
            helps: ["write `{\(value.variable)}` where it belongs, or remove it"]))
      }
    }
  }
}
