internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import SourceText
internal import YAMLTree

/// Reports translations that do not match their sentences.
enum CopyTranslation {
  static let explanation = Explanation(
    "copy.translation", .error,
    finds:
      "A translation that does not match its sentence: it lacks a title, a variant, or a variable, or has one that the sentence lacks.",
    why: "Users who read that language would get less information than others, or different information.",
    example: "inbox.full: \"Der Eingang ist voll.\"   # the sentence shows {limit}",
    instead: "inbox.full: \"Der Eingang ist voll ({limit}).\"")

  static let check = Check(explanation) { context, diagnostics in
    for language in context.book.translations.languages {
      for entry in language.sentences.entries {
        guard let copy = context.book.copy[entry.name] else {
          if !context.places.isDeclared(Copy.key, entry.name.text) { unknown(entry.name, language.tag, context, &diagnostics) }
          continue
        }
        if context.isFaulty(Copy.key, entry.name.text) { continue }
        let root = RulePath(Translation.key, Translation.name(entry.name.text, in: language.tag))
        let one = Checked(context: context, copy: copy, name: entry.name, translation: entry.value, root: root, language: language.tag)
        one.titles(&diagnostics)
        one.variants(&diagnostics)
        one.variables(&diagnostics)
      }
    }
  }

  private static func unknown(_ copy: Name<Copy>, _ language: String, _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    if context.broken.contains(Copy.key) { return }
    let span = context.key(Translation.key, Translation.name(copy.text, in: language))
    let near = Suggestion.choices(for: copy.text, among: context.places.names(of: Copy.key).sorted())
    diagnostics.append(
      Diagnostic(
        explanation, "unknown copy key `\(copy.text)`", at: span, "translates nothing",
        helps: near.isEmpty ? ["remove it, or use the key of the sentence that it translates"] : Suggestion.question(near),
        fixes: near.isEmpty ? [] : Fix.write(near, at: span) + context.renamings(to: copy.text, of: Copy.key)))
  }
}

/// A translation together with its sentence.
private struct Checked {
  let context: CheckContext
  let copy: Copy
  let name: Name<Copy>
  let translation: Translation
  let root: RulePath
  let language: String

  private func report(_ message: String, _ span: Span, _ label: String, _ other: Span?, _ help: String, _ all: inout [Diagnostic]) {
    all.append(
      Diagnostic(
        CopyTranslation.explanation, message, at: span, label, secondary: other.map { [.init($0, "the sentence")] } ?? [], helps: [help]))
  }

  private var source: RulePath { RulePath(Copy.key, name.text) }

  func titles(_ all: inout [Diagnostic]) {
    if let title = copy.title, translation.title == nil, !context.isFaulty(root.appending("title")) {
      report(
        "`\(name.text)` has a title in `\(context.book.manifest.copyLanguage)`, but not in `\(language)`", context.places.key(root),
        "no title",
        context.places.span(source.appending("title")), "add `title:` with the translation of `\(title.words)`", &all)
    }
    if copy.title == nil, translation.title != nil {
      report(
        "`\(name.text)` has no title", context.places.key(root.appending("title")), "never shown", nil, "remove it", &all)
    }
  }

  func variants(_ all: inout [Diagnostic]) {
    for (index, variant) in copy.variants.enumerated() where match(variant.conditions) == nil {
      if context.isFaulty(root.appending("variants")) { continue }
      report(
        "`\(name.text)` has a variant that is not translated", context.places.key(root),
        "no variant with `if: \(written(variant.conditions))`", context.places.span(source.appending("variants", "\(index)")),
        "add it to `variants`, with the same `if`", &all)
    }
    for (index, variant) in translation.variants.enumerated()
    where !copy.variants.contains(where: { same($0.conditions, variant.conditions) }) {
      report(
        "`\(name.text)` has no variant with `if: \(written(variant.conditions))`",
        context.places.span(root.appending("variants", "\(index)", "if")), "never shown", nil,
        "use the conditions of the variant that it translates, or remove it", &all)
    }
  }

  /// Reports texts that do not use the same variables as the text that they translate.
  func variables(_ all: inout [Diagnostic]) {
    let texts = context.spokenTexts(translation, name, language)
    let own = Set((copy.title?.variables ?? []) + copy.text.variables + [copy.title, copy.text].compactMap { $0?.plural?.by })
    for (field, words) in Template.words(of: copy) {
      let needed = Set(Template.variables(in: words.words))
      guard let text = texts.first(where: { $0.field == self.field(for: field) }) else { continue }
      let choice = PluralChoice(context.book, context.typed).variable(for: text.words, of: name)
      for form in text.forms where Template.parse(form.text) != nil {
        let used = Set(Template.variables(in: form.text))
        // A misspelled variable is already reported.
        guard used.allSatisfy({ copy.values[$0] != nil }) else { continue }
        for variable in needed.subtracting(used).sorted() where form.category == nil || form.category == .other || variable != choice {
          report(
            "the translation does not use `{\(variable)}`", context.places.span(form.path), "no `{\(variable)}`",
            context.places.span(source.appending(field)), "write `{\(variable)}` where it belongs", &all)
        }
        // App code passes the values that the sentence uses, so a translation cannot use more.
        guard field.count == 1 else { continue }
        for variable in used.subtracting(own).sorted() {
          report(
            "the sentence does not use `{\(variable)}`", context.places.span(form.path), "only its variants use it",
            context.places.span(source.appending(field)), "use only variables that the sentence uses", &all)
        }
      }
    }
  }

  /// The keys of the translation that correspond to keys of the sentence. Their variants may be in a different order.
  private func field(for field: [String]) -> [String] {
    guard field.count == 3, let index = Int(field[1]), let match = match(copy.variants[index].conditions) else { return field }
    return ["variants", "\(match)", field[2]]
  }

  private func match(_ conditions: [Name<Condition>]) -> Int? {
    translation.variants.firstIndex { same($0.conditions, conditions) }
  }

  private func same(_ a: [Name<Condition>], _ b: [Name<Condition>]) -> Bool { Set(a) == Set(b) }

  private func written(_ conditions: [Name<Condition>]) -> String {
    conditions.count == 1 ? conditions[0].text : "[\(conditions.map(\.text).joined(separator: ", "))]"
  }
}

extension RulePath {
  fileprivate func appending(_ more: [String]) -> RulePath { RulePath(parts + more) }
}
