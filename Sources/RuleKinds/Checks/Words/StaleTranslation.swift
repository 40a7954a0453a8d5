internal import Diagnostics
public import RulesModel
internal import SourceText

/// A translation is of the words that there are now.
public enum StaleTranslation {
  static let explanation = Explanation(
    "copy.stale-translation", .warning, waivable: true,
    finds: "A translation of words that the sentence no longer has.",
    why: "People who read that language are told what used to be true.",
    example: "inbox.full: {text: \"Der Eingang ist voll.\", of: \"Inbox full.\"}   # the sentence says: Your inbox is full.",
    instead: "inbox.full: {text: \"Dein Eingang ist voll.\", of: \"Your inbox is full.\"}")

  static let check = Check(explanation) { context, diagnostics in
    for stale in all(in: context.book) {
      let root = RulePath(Translation.key, Translation.name(stale.copy.text, in: stale.language))
      let path = RulePath(root.parts + stale.field)
      let now = context.places.span(RulePath([Copy.key, stale.copy.text] + stale.sentence))
      diagnostics.append(
        Diagnostic(
          explanation, "`\(stale.copy.text)` says something else now", at: context.places.span(path), "what was translated",
          secondary: [.init(now, "what it says now")], helps: ["translate it anew, then write what it says now under `of`"]))
    }
  }

  /// Where a translation says `of`, and the sentence is no longer that.
  public struct Found: Sendable {
    public var copy: Name<Copy>
    public var language: String
    /// The words that were translated.
    public var was: String
    /// The words that there are now.
    public var now: String
    /// The keys inside the translation that lead to `of`.
    var field: [String]
    /// The keys inside the sentence that lead to the words.
    var sentence: [String]
  }

  public static func all(in book: RuleBook) -> [Found] {
    book.translations.languages.flatMap { language in
      language.sentences.entries.flatMap { entry in
        book.copy[entry.name].map { found(entry.name, $0, entry.value, language.tag) } ?? []
      }
    }
  }

  private static func found(_ name: Name<Copy>, _ copy: Copy, _ translation: Translation, _ language: String) -> [Found] {
    var found: [Found] = []
    if let of = translation.of, of != copy.text.words {
      found.append(Found(copy: name, language: language, was: of, now: copy.text.words, field: ["of"], sentence: ["text"]))
    }
    for (index, variant) in translation.variants.enumerated() {
      guard let of = variant.of, let source = copy.variants.firstIndex(where: { Set($0.conditions) == Set(variant.conditions) }),
        of != copy.variants[source].text.words
      else { continue }
      found.append(
        Found(
          copy: name, language: language, was: of, now: copy.variants[source].text.words, field: ["variants", "\(index)", "of"],
          sentence: ["variants", "\(source)", "text"]))
    }
    return found
  }
}
