package import RulesBundle
internal import YAMLTree

/// The text or the title of a sentence, or of one of its variants, in one language: with where it stands.
package struct SpokenText: Sendable {
  /// The sentence.
  package var copy: Name<Copy>
  /// The language that it is translated into; nil in the one that the product is written in.
  package var language: String?
  /// The keys inside the sentence that lead to it in the product's language: `text`, or `variants`, `0`, `title`.
  package var field: [String]
  package var path: RulePath
  package var words: CopyText

  /// Its forms, each with where it stands.
  package var forms: [(path: RulePath, category: PluralKind?, text: String)] {
    words.all.map { (path: $0.category.map { path.appending($0.name) } ?? path, category: $0.category, text: $0.text) }
  }

  /// The variables of all its forms, each once.
  package var variables: [String] { words.variables }
}

extension CopyText {
  package var variables: [String] {
    var found: [String] = []
    for form in all { for variable in Template.variables(in: form.text) where !found.contains(variable) { found.append(variable) } }
    return found
  }

  /// The text with the keys that lead to it, form by form.
  fileprivate func texts(at keys: [String]) -> [(path: [String], text: String)] {
    all.map { (keys + ($0.category.map { [$0.name] } ?? []), $0.text) }
  }
}

extension Template {
  /// The texts and titles of an entry, each with the keys that lead to it.
  package static func words(of copy: Copy) -> [(field: [String], words: CopyText)] {
    var all: [(field: [String], words: CopyText)] = [(["text"], copy.text)]
    if let title = copy.title { all.append((["title"], title)) }
    for (index, variant) in copy.variants.enumerated() {
      all.append((["variants", "\(index)", "text"], variant.text))
      if let title = variant.title { all.append((["variants", "\(index)", "title"], title)) }
    }
    return all
  }

  /// All texts of an entry in the product's language, each with the keys that lead to it.
  package static func texts(of copy: Copy) -> [(path: [String], text: String)] { words(of: copy).flatMap { $0.words.texts(at: $0.field) } }
}

extension Translation {
  /// The texts and titles, each with the keys that lead to it.
  var words: [(field: [String], words: CopyText)] {
    var all: [(field: [String], words: CopyText)] = [(["text"], text)]
    if let title { all.append((["title"], title)) }
    for (index, variant) in variants.enumerated() {
      all.append((["variants", "\(index)", "text"], variant.text))
      if let title = variant.title { all.append((["variants", "\(index)", "title"], title)) }
    }
    return all
  }
}

extension CheckContext {
  /// What people read, in every language: the sentences in the order in which they are written, then their translations.
  package var spokenTexts: [SpokenText] {
    var all: [SpokenText] = []
    for entry in book.copy.entries {
      for (field, words) in Template.words(of: entry.value) {
        all.append(
          SpokenText(copy: entry.name, language: nil, field: field, path: RulePath([Copy.key, entry.name.text] + field), words: words))
      }
    }
    for language in book.translations.languages {
      all += language.sentences.entries.flatMap { spokenTexts($0.value, $0.name, language.tag) }
    }
    return all
  }

  /// The texts of one translation. One that is nothing but its words has no key for them.
  package func spokenTexts(_ translation: Translation, _ copy: Name<Copy>, _ language: String) -> [SpokenText] {
    let root = RulePath(Translation.key, Translation.name(copy.text, in: language))
    let isBare = places.node(root)?.kind == .scalar
    return translation.words.map { field, words in
      SpokenText(copy: copy, language: language, field: field, path: isBare ? root : RulePath(root.parts + field), words: words)
    }
  }

  /// The rules for plurals of a language; those of the product's where it is nil. None for a language that is not known.
  package func plurals(_ language: String?) -> PluralRules? { Language(language ?? book.manifest.copyLanguage)?.plurals }
}
