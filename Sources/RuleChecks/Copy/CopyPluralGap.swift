internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

/// Reports plural forms that stand for several numbers and do not show the number.
enum CopyPluralGap {
  static let explanation = Explanation(
    "copy.plural-gap", .warning, waivable: true,
    finds: "A plural form that omits the number although its language uses the form for several numbers.",
    why: "In Russian, `one` is also the form for 21 and 31, so a text such as \"one item\" would be wrong for them.",
    example: "text: {one: \"Один файл\", few: \"{count} файла\", many: \"{count} файлов\", other: \"{count} файла\"}   # in ru.yaml",
    instead: "text: {one: \"{count} файл\", few: \"{count} файла\", many: \"{count} файлов\", other: \"{count} файла\"}")

  static let check = Check(explanation) { context, diagnostics in
    let choice = PluralChoice(context.book, context.typed)
    for text in context.spokenTexts {
      guard let rules = context.plurals(text.language), let variable = choice.variable(for: text.words, of: text.copy),
        text.variables.contains(variable)
      else { continue }
      for (path, category, words) in text.forms {
        guard let category, category != .other, Template.parse(words) != nil, !Template.variables(in: words).contains(variable) else {
          continue
        }
        guard rules.numbers(of: category).count > 1 else { continue }
        diagnostics.append(
          Diagnostic(
            explanation,
            "`\(category.name)` stands for \(rules.examples(of: category)) in `\(text.language ?? context.book.manifest.copyLanguage)`, but the text does not show the number",
            at: context.places.span(path), "no `{\(variable)}`", helps: ["write `{\(variable)}` where the number belongs"]))
      }
    }
  }
}
