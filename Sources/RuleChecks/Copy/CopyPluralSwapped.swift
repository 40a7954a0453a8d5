internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import SourceText
internal import YAMLTree

/// Reports plural forms with the noun of the other form.
enum CopyPluralSwapped {
  static let explanation = Explanation(
    "copy.plural-swapped", .warning, waivable: true,
    finds:
      "A singular form with a plural noun, or a plural form with a singular noun, usually because the two forms are swapped or the same.",
    why: "Users would read \"1 items\" and \"3 item\".",
    example: "text: {one: \"{count} items\", other: \"{count} item\"}",
    instead: "text: {one: \"{count} item\", other: \"{count} items\"}")

  static let check = Check(explanation) { context, diagnostics in
    let choice = PluralChoice(context.book, context.typed)
    var pairs: [NounPair] = []
    for text in context.spokenTexts {
      guard let forms = text.words.plural, let one = forms.one, !context.isFaulty(text.path),
        let variable = choice.variable(for: text.words, of: text.copy),
        let pair = NounPair(one, forms.other, variable, text, context.book.manifest.copyLanguage)
      else { continue }
      pairs.append(pair)
    }
    for pair in pairs { pair.report(among: pairs, context, &diagnostics) }
  }
}

/// The nouns that differ between the singular and the plural form of a text.
private struct NounPair {
  let text: SpokenText
  let language: String
  /// The noun after the number, in each form.
  let singular: String
  let plural: String

  /// - Parameter variable: The number that selects the form.
  init?(_ one: String, _ other: String, _ variable: String, _ text: SpokenText, _ sourceLanguage: String) {
    self.text = text
    language = text.language ?? sourceLanguage
    guard let plural = NounPair.noun(after: variable, in: other) else { return nil }
    // The singular form may write the number as a word, or leave it out. Its noun is then where the two forms differ.
    guard let singular = NounPair.noun(after: variable, in: one) ?? NounPair.difference(one, other, plural) else { return nil }
    // If an adjective follows the number in both forms, the nouns are where the forms differ.
    let isAdjective = singular == plural
    (self.singular, self.plural) = isAdjective ? NounPair.onlyDifference(one, other) ?? (singular, plural) : (singular, plural)
  }

  func report(among all: [NounPair], _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    let (onePath, otherPath) = (text.path.appending("one"), text.path.appending("other"))
    guard let one = context.places.node(onePath), let other = context.places.node(otherPath) else { return }
    if isSwapped(among: all) {
      diagnostics.append(
        Diagnostic(
          CopyPluralSwapped.explanation, "the forms `one` and `other` of `\(text.copy.text)` are swapped", at: one.span,
          "`\(singular)` for one", secondary: [.init(other.span, "`\(plural)` for several")],
          helps: ["exchange the two texts"],
          fixes: [
            Fix(
              "exchange the two texts", .maybeIncorrect,
              [.init(one.span, one.source(of: other.span)), .init(other.span, one.source(of: one.span))])
          ]))
      return
    }
    let isSingularPlural = English.singular(of: singular).map { "\($0)(s)" == plural } ?? false
    guard isEnglish, singular == plural || isSingularPlural else { return }
    // The noun is the same in both forms: one of them is wrong, unless the word has only one form.
    if let known = all.first(where: { $0.language == language && $0.singular != $0.plural && $0.isRight && $0.plural == singular })?
      .singular
      ?? English.singular(of: singular)
    {
      diagnostics.append(
        Diagnostic(
          CopyPluralSwapped.explanation, "the form `one` of `\(text.copy.text)` has the plural `\(singular)`", at: one.span,
          "read as \"1 \(singular)\"", helps: ["write `\(known)`"], fixes: replacing(singular, by: known, in: one)))
    } else if let known = all.first(where: { $0.language == language && $0.isRight && $0.singular == plural })?.plural {
      diagnostics.append(
        Diagnostic(
          CopyPluralSwapped.explanation, "the form `other` of `\(text.copy.text)` has the singular `\(plural)`", at: other.span,
          "read as \"2 \(plural)\"", helps: ["write `\(known)`"], fixes: replacing(plural, by: known, in: other)))
    } else if one.text == other.text {
      diagnostics.append(
        Diagnostic(
          CopyPluralSwapped.explanation, "the forms `one` and `other` of `\(text.copy.text)` are the same", at: other.span,
          "read as \"2 \(plural)\"", secondary: [.init(one.span, "read as \"1 \(singular)\"")],
          helps: ["write the plural in `other`, or one text without forms"]))
    }
  }

  private var isEnglish: Bool { language == "en" || language.hasPrefix("en-") }

  /// Whether the two nouns are a singular and its plural, in this order.
  private var isRight: Bool { singular != plural && (!isEnglish || English.singular(of: plural) == singular || !isReversed) }

  private var isReversed: Bool { isEnglish && (English.singular(of: singular) == plural || singular == "\(plural)(s)") }

  /// Whether the forms are swapped: by the rules of English, or because every other sentence of the language has the nouns the other way.
  private func isSwapped(among all: [NounPair]) -> Bool {
    if singular == plural { return false }
    if isReversed { return true }
    let same = all.filter { $0.language == language && ($0.text.copy != text.copy || $0.text.field != text.field) }
    let (against, with) = (
      same.count { $0.singular == plural && $0.plural == singular }, same.count { $0.singular == singular && $0.plural == plural }
    )
    return against > with + 1
  }

  private func replacing(_ word: String, by other: String, in node: Node) -> [Fix] {
    let text = node.text
    guard let found = text.firstRange(of: " \(word)") else { return [] }
    let start = text.utf8.distance(from: text.startIndex, to: found.lowerBound) + 1
    let span = node.sourceSpan(of: start..<start + word.utf8.count)
    return [Fix("write `\(other)`", .maybeIncorrect, [.init(span, other)])]
  }

  /// The word after a variable. Adjectives may stand before the noun, so the last word before punctuation counts only in `difference`.
  private static func noun(after variable: String, in text: String) -> String? {
    guard let found = text.firstRange(of: "{\(variable)}") else { return nil }
    let rest = text[found.upperBound...]
    guard rest.first == " " || rest.first == "\u{A0}" else { return nil }
    let word = rest.dropFirst().prefix { $0.isLetter }
    // `item(s)` is a plural.
    let isBoth = rest.dropFirst(1 + word.count).hasPrefix("(s)")
    return word.count > 1 ? String(word) + (isBoth ? "(s)" : "") : nil
  }

  /// The word of the singular form where the plural form has another noun.
  private static func difference(_ one: String, _ other: String, _ plural: String) -> String? {
    let (words, others) = (one.split(separator: " ").map(letters), other.split(separator: " ").map(letters))
    let missing = words.filter { !others.contains($0) && !$0.isEmpty }
    return missing.first { English.singular(of: $0) == plural || English.singular(of: plural) == $0 }
  }

  /// The nouns in which the two forms differ, if nothing else differs.
  private static func onlyDifference(_ one: String, _ other: String) -> (String, String)? {
    let (words, others) = (one.split(separator: " ").map(letters), other.split(separator: " ").map(letters))
    guard words.count == others.count else { return nil }
    let different = zip(words, others).filter { $0 != $1 }
    guard different.count == 1, let (first, second) = different.first else { return nil }
    return English.singular(of: first) == second || English.singular(of: second) == first ? (first, second) : nil
  }

  /// The letters of a word. A plural such as `item(s)` counts as its singular.
  private static func letters(_ word: Substring) -> String { String(word.replacing("(s)", with: "").filter(\.isLetter)) }
}

/// The regular plurals of English.
private enum English {
  /// The singular of a regular plural; nil for a word that need not be one.
  static func singular(of word: String) -> String? {
    let lower = word.lowercased()
    guard lower.hasSuffix("s"), lower.count > 3, !same.contains(lower) else { return nil }
    if ["ss", "us", "is", "as", "os"].contains(where: lower.hasSuffix) { return nil }
    if lower.hasSuffix("ies"), lower.count > 4 { return String(word.dropLast(3)) + "y" }
    if ["ches", "shes", "sses", "xes", "zes"].contains(where: lower.hasSuffix) { return String(word.dropLast(2)) }
    return String(word.dropLast())
  }

  private static let same: Set = [
    "series", "species", "news", "means", "always", "perhaps", "does", "goes", "needs", "has", "was", "yours", "ours",
  ]
}
