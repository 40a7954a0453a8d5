/// A sentence in another language than the one that the product is written in. Its place, its values and its sources are the sentence's.
public struct Translation: Sendable, Equatable, Kind {
  public static let key = "translations"
  public static let singular = "translation"

  public var title: CopyText?
  public var text: CopyText
  /// One for each variant of the sentence, found by the same conditions.
  public var variants: [TranslatedVariant]
  /// The words that were translated; nil where nobody wrote them down.
  public var of: String?

  public init(title: CopyText?, text: CopyText, variants: [TranslatedVariant], of: String?) {
    self.title = title
    self.text = text
    self.variants = variants
    self.of = of
  }
}

public struct TranslatedVariant: Sendable, Equatable {
  public var conditions: [Name<Condition>]
  public var title: CopyText?
  public var text: CopyText
  /// The words that were translated; nil where nobody wrote them down.
  public var of: String?

  public init(conditions: [Name<Condition>], title: CopyText?, text: CopyText, of: String?) {
    self.conditions = conditions
    self.title = title
    self.text = text
    self.of = of
  }
}

/// All translations, by their language.
public struct Translations: Sendable, Equatable {
  public struct Language: Sendable, Equatable {
    /// A BCP 47 tag: `de-AT`.
    public var tag: String
    public var sentences: Named<Copy, Translation>

    public init(tag: String, sentences: Named<Copy, Translation>) {
      self.tag = tag
      self.sentences = sentences
    }
  }

  /// In byte order of their tags, so that a language comes before its own variants.
  public var languages: [Language]

  public init(_ languages: [Language] = []) {
    self.languages = languages.sorted { $0.tag.utf8.lexicographicallyPrecedes($1.tag.utf8) }
  }

  public subscript(tag: String) -> Language? { languages.first { $0.tag == tag } }
}
