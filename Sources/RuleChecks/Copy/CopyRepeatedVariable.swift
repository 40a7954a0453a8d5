internal import Diagnostics
internal import RuleKinds

/// Reports sentences with one variable twice that leave out another one.
enum CopyRepeatedVariable {
  static let explanation = Explanation(
    "copy.repeated-variable", .warning, waivable: true,
    finds: "A sentence that shows one variable twice, and another one of its values not at all.",
    why: "Usually one of the two is meant to be the other value: \"3 of 10 used, 3 left\".",
    example: "inbox.usage: {text: \"{left} of {limit} used, {left} left.\", values: {used: ..., limit: ..., left: ...}}",
    instead: "inbox.usage: {text: \"{used} of {limit} used, {left} left.\", values: {used: ..., limit: ..., left: ...}}")

  static let check = Check(explanation) { context, diagnostics in
    for text in context.spokenTexts where !context.isFaulty(Copy.key, text.copy.text) {
      guard let copy = context.book.copy[text.copy.text] else { continue }
      // `copy.unused-value` reports a value that nothing shows.
      let used = Set(Template.texts(of: copy).flatMap { Template.variables(in: $0.text) })
      let values = copy.values.entries.map(\.variable).filter(used.contains)
      for form in text.forms {
        let shown = Template.variables(in: form.text)
        let missing = values.filter { !shown.contains($0) && $0 != text.words.plural?.by }
        guard let twice = shown.first(where: { name in shown.count { $0 == name } > 1 }), !missing.isEmpty else { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(text.copy.text)` shows `{\(twice)}` twice, and not \(missing.map { "`{\($0)}`" }.joined(separator: " or "))",
            at: context.places.span(form.path), "shows `{\(twice)}` twice",
            helps: ["write the other variable in one of the two places"]))
      }
    }
  }
}
