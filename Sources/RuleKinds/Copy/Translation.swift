package import Schema
internal import SourceText
internal import YAMLTree

/// A copy entry in a language other than the product's own. It uses the place, the values, and the sources of the entry.
package struct Translation: Sendable, Equatable, Kind {
  package static let key = "translations"
  package static let singular = "translation"

  package var title: CopyText?
  package var text: CopyText
  /// The translations of the variants, matched by their conditions.
  package var variants: [TranslatedVariant]
  /// The text that was translated; nil when not recorded.
  package var of: String?

  package init(title: CopyText?, text: CopyText, variants: [TranslatedVariant], of: String?) {
    self.title = title
    self.text = text
    self.variants = variants
    self.of = of
  }
}

package struct TranslatedVariant: Sendable, Equatable {
  package var conditions: [Name<Condition>]
  package var title: CopyText?
  package var text: CopyText
  /// The text that was translated; nil when not recorded.
  package var of: String?

  package init(conditions: [Name<Condition>], title: CopyText?, text: CopyText, of: String?) {
    self.conditions = conditions
    self.title = title
    self.text = text
    self.of = of
  }
}

/// All translations, by language.
package struct Translations: Sendable, Equatable {
  package struct Language: Sendable, Equatable {
    /// A BCP 47 tag: `de-AT`.
    package var tag: String
    package var sentences: Named<Copy, Translation>
  }

  /// The languages in byte order of their tags, so that a language precedes its variants.
  package var languages: [Language]

  package init(_ languages: [Language] = []) {
    self.languages = languages.sorted { $0.tag.utf8.lexicographicallyPrecedes($1.tag.utf8) }
  }

  package subscript(tag: String) -> Language? { languages.first { $0.tag == tag } }
}

extension Translation {
  /// The text alone, or a mapping with the title, the text, and the variants.
  package static let schema = Schema<Translation>.either(
    scalar: CopyText.plain.map({ Translation(title: nil, text: $0, variants: [], of: nil) }, { $0.text }),
    mapping: Schema.object("translation", build: Translation.init) {
      Field("title", \.title, CopyText.schema.optional, or: .some(nil), "The title, if the copy entry has one.")
      Field("text", \.text, CopyText.schema, "The text; `{name}` is replaced by a value of the copy entry.")
      Field(
        "variants", \.variants, .list(TranslatedVariant.schema, .sequence), or: [],
        "The translations of the variants, with the same conditions.")
      Field(
        "of", \.of, Schema.sentence.optional, or: .some(nil),
        "The text that was translated; for plural forms, the form `other`. The compiler reports the translation as stale when the text changes."
      )
    }, isScalar: { $0.title == nil && $0.variants.isEmpty && $0.of == nil && $0.text.plural == nil })

  /// Returns the name of a translation: `de/inbox.full`.
  package static func name(_ copy: String, in language: String) -> String { "\(language)/\(copy)" }

  /// Returns the language and the copy key in the name of a translation; nil for other names.
  package static func parts(ofName name: String) -> (language: String, copy: String)? {
    guard let slash = name.firstIndex(of: "/") else { return nil }
    return (String(name[..<slash]), String(name[name.index(after: slash)...]))
  }
}

extension TranslatedVariant {
  static let schema = Schema.object("translated variant", build: TranslatedVariant.init) {
    Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), "The conditions of the translated variant.")
    Field("title", \.title, CopyText.schema.optional, or: .some(nil), "The title. The default is the title of the translation.")
    Field("text", \.text, CopyText.schema, "The text.")
    Field("of", \.of, Schema.sentence.optional, or: .some(nil), "The text that was translated.")
  }
}

extension Translations {
  /// Each file contains the translations of one language, which its name specifies, by copy key.
  /// Written out, all translations form one mapping, by name: `de/inbox.full`.
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

  private static func read(_ files: [Node], _ reading: inout ParseContext) -> Translations {
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
