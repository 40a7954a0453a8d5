internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// Reports texts with plural forms for which no number, or more than one, could choose the form.
enum CopyPluralNumber {
  static let explanation = Explanation(
    "copy.plural-number", .error,
    finds:
      "A text with plural forms without a number that chooses the form: `by` is not a whole number of the sentence, or several are possible.",
    why: "The app cannot choose a form for the sentence.",
    example: "text: {by: name, one: \"One item.\", other: \"{count} items.\"}",
    instead: "text: {by: count, one: \"One item.\", other: \"{count} items.\"}")

  static let check = Check(explanation) { context, diagnostics in
    let choice = PluralChoice(context.book, context.typed)
    for text in context.spokenTexts {
      guard let forms = text.words.plural, context.book.copy[text.copy] != nil, !choice.isUnsure(about: text.copy),
        !context.isFaulty(Copy.key, text.copy.text, "values"), choice.variable(for: text.words, of: text.copy) == nil
      else { continue }
      let able = choice.variables(of: text.copy)
      let written = forms.by.map { _ in context.places.span(text.path.appending("by")) }
      let near = forms.by.map { able.count == 1 ? able : Suggestion.choices(for: $0, among: able) } ?? []
      diagnostics.append(
        Diagnostic(
          explanation,
          forms.by.map { "`\($0)` is not a whole number of this sentence" } ?? "`by` is missing, so no number chooses the form",
          at: written ?? context.places.key(text.path), able.isEmpty ? "the sentence has no whole number" : "",
          helps: [
            able.isEmpty
              ? "add a whole number under `values`, or write the text without plural forms"
              : Suggestion.question(near).first ?? "write `by:` with \(able.quotedPhrase("or"))"
          ], fixes: written.map { Fix.write(near, at: $0) } ?? []))
    }
  }
}
