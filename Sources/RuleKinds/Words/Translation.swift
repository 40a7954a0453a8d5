package import Schema
internal import SourceText
internal import YAMLTree

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

  package init(title: CopyText?, text: CopyText, variants: [TranslatedVariant], of: String?) {
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

  package init(conditions: [Name<Condition>], title: CopyText?, text: CopyText, of: String?) {
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
  }

  /// In byte order of their tags, so that a language comes before its own variants.
  public var languages: [Language]

  public init(_ languages: [Language] = []) {
    self.languages = languages.sorted { $0.tag.utf8.lexicographicallyPrecedes($1.tag.utf8) }
  }

  public subscript(tag: String) -> Language? { languages.first { $0.tag == tag } }
}

extension Translation {
  /// The words alone, or with what else the sentence has.
  package static let schema = Schema<Translation>.either(
    scalar: CopyText.plain.map({ Translation(title: nil, text: $0, variants: [], of: nil) }, { $0.text }),
    mapping: Schema.object("translation", build: Translation.init) {
      Field("title", \.title, CopyText.schema.optional, or: .some(nil), "What stands above the text, where the sentence has a title.")
      Field("text", \.text, CopyText.schema, "The words; `{name}` stands for a value of the sentence.")
      Field(
        "variants", \.variants, .list(TranslatedVariant.schema, .sequence), or: [],
        "One for each variant of the sentence, with the same conditions.")
      Field(
        "of", \.of, Schema.sentence.optional, or: .some(nil),
        "The words that were translated, or of words in forms those of `other`: when the sentence says something else now, this is noticed."
      )
    }, isScalar: { $0.title == nil && $0.variants.isEmpty && $0.of == nil && $0.text.plural == nil })

  /// The name that a translation is declared under: `de/inbox.full`.
  public static func name(_ copy: String, in language: String) -> String { "\(language)/\(copy)" }

  /// The copy key and the language in the name of a translation; nil for any other name.
  public static func parts(ofName name: String) -> (language: String, copy: String)? {
    guard let slash = name.firstIndex(of: "/") else { return nil }
    return (String(name[..<slash]), String(name[name.index(after: slash)...]))
  }
}

extension TranslatedVariant {
  static let schema = Schema.object("translated variant", build: TranslatedVariant.init) {
    Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), "The conditions of the variant that it translates.")
    Field("title", \.title, CopyText.schema.optional, or: .some(nil), "Its title; the translation's when left out.")
    Field("text", \.text, CopyText.schema, "Its words.")
    Field("of", \.of, Schema.sentence.optional, or: .some(nil), "The words that were translated.")
  }
}

extension Translations {
  /// Every file holds sentences of one language, which its name says; each key is that of the sentence that it translates.
  /// Written, all of them are one mapping, each under the name that it is declared under: `de/inbox.full`.
  static let schema = Schema<Translations>(
    shape: .columns(Copy.singular, Translation.schema.shape),
    read: { node, reading in read([node], &reading) },
    write: { translations in
      let entries = translations.languages.flatMap { language in
        language.sentences.entries.map {
          "\(Schema<String>.sentence.write(Translation.name($0.name.text, in: language.tag))): \(Translation.schema.write($0.value))"
        }
      }
      return "{" + entries.joined(separator: ", ") + "}"
    },
    readFiles: { nodes, reading in read(nodes, &reading) })

  private static func read(_ files: [Node], _ reading: inout Reading) -> Translations {
    var languages: [String: Named<Copy, Translation>] = [:]
    for file in files {
      let tag = reading.subjects[file.span.file] ?? ""
      for sentence in sentences(of: tag).read(file, &reading) ?? [] {
        languages[tag, default: Named()].append(sentence.translation, named: Name(sentence.copy))
      }
    }
    return Translations(languages.map { Language(tag: $0.key, sentences: $0.value) })
  }

  private struct Sentence: Sendable {
    var copy: String
    var translation: Translation
  }

  private static func sentences(of tag: String) -> Schema<[Sentence]> {
    .entries(
      .columns(Copy.singular, Translation.schema.shape), Translation.schema,
      key: { key, value, reading in
        reading.declare(Translation.key, Translation.singular, Translation.name(key.text, in: tag), key: key, value: value)
      }, make: { $0.map { Sentence(copy: $0.key, translation: $0.value) } }, split: { $0.map { ($0.copy, $0.translation) } })
  }
}
