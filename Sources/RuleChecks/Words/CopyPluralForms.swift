internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import SourceText
internal import YAMLTree

/// A text in plural forms has the forms that its language tells apart, and no others.
enum CopyPluralForms {
  static let explanation = Explanation(
    "copy.plural-forms", .error,
    finds: "A text in plural forms that lacks a form which its language needs, or has one that it never uses.",
    why: "People would read the words for another number, as in \"1 items\"; and words that are never shown are never noticed to be wrong.",
    example: "text: {zero: \"No items.\", other: \"{count} items.\"}   # English has no `zero`, and needs `one`",
    instead: "text: {one: \"One item.\", other: \"{count} items.\"}")

  static let check = Check(explanation) { context, diagnostics in
    for text in context.spokenTexts {
      guard let forms = text.words.plural, let rules = context.plurals(text.language) else { continue }
      let language = text.language ?? context.book.manifest.copyLanguage
      for category in rules.needed where forms[category] == nil && !context.isFaulty(text.path.appending(category.name)) {
        let numbers = rules.numbers(of: category).map { "\($0)" }.joined(separator: ", ")
        diagnostics.append(
          Diagnostic(
            explanation, "`\(language)` needs the form `\(category.name)`, for \(numbers)", at: context.places.key(text.path),
            "has no `\(category.name)`", helps: ["add `\(category.name):` with the words for these numbers"]))
      }
      for category in PluralKind.allCases where forms[category] != nil && !rules.used.contains(category) {
        let used = rules.used.map { "`\($0.name)`" }.joined(separator: ", ")
        diagnostics.append(
          Diagnostic(
            explanation, "`\(language)` has no form `\(category.name)`", at: context.places.key(text.path.appending(category.name)),
            "never shown", notes: ["its forms are \(used)"], helps: ["take it out"],
            fixes: context.places.removal(of: text.path.appending(category.name), .machineApplicable)))
      }
    }
  }
}
