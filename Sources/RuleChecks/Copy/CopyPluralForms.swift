internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import SourceText
internal import YAMLTree

/// Reports plural forms that are missing in a text, or that its language never uses.
enum CopyPluralForms {
  static let explanation = Explanation(
    "copy.plural-forms", .error,
    finds: "A text with plural forms that lacks a form that its language needs, or has a form that its language never uses.",
    why: "Users would read the text for another number, as in \"1 items\". Mistakes in text that is never shown go unnoticed.",
    example: "text: {zero: \"No items.\", other: \"{count} items.\"}   # English has no `zero`, and needs `one`",
    instead: "text: {one: \"One item.\", other: \"{count} items.\"}")

  static let check = Check(explanation) { context, diagnostics in
    for text in context.spokenTexts {
      guard let forms = text.words.plural, let rules = context.plurals(text.language) else { continue }
      let language = text.language ?? context.book.manifest.copyLanguage
      for category in rules.needed where forms[category] == nil && !context.isFaulty(text.path.appending(category.name)) {
        let numbers = rules.examples(of: category)
        diagnostics.append(
          Diagnostic(
            explanation, "`\(language)` needs the form `\(category.name)`, for \(numbers)", at: context.places.key(text.path),
            "has no `\(category.name)`", helps: ["add `\(category.name):` with the text for these numbers"]))
      }
      for category in PluralKind.allCases where forms[category] != nil && !rules.used.contains(category) {
        let used = rules.used.map(\.name).quotedPhrase()
        diagnostics.append(
          Diagnostic(
            explanation, "`\(language)` has no form `\(category.name)`", at: context.places.key(text.path.appending(category.name)),
            "never shown", notes: ["its forms are \(used)"], helps: ["remove it, or name the intended form"]))
      }
    }
  }
}
