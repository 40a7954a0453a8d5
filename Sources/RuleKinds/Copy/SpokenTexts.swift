package import RulesBundle
internal import YAMLTree

/// The text or the title of a copy entry or of one of its variants, in one language, with its location.
package struct SpokenText: Sendable {
  /// The copy entry.
  package var copy: Name<Copy>
  /// The language of the translation; nil for the product's own language.
  package var language: String?
  /// The keys inside the copy entry that lead to the text: `text`, or `variants`, `0`, `title`.
  package var field: [String]
  package var path: RulePath
  package var words: CopyText

  /// The plural forms, each with its location.
  package var forms: [(path: RulePath, category: PluralKind?, text: String)] {
    words.all.map { (path: $0.category.map { path.appending($0.name) } ?? path, category: $0.category, text: $0.text) }
  }

  /// The unique variables of all forms.
  package var variables: [String] { words.variables }
}

extension CopyText {
  package var variables: [String] {
    var found: [String] = []
    for form in all { for variable in Template.variables(in: form.text) where !found.contains(variable) { found.append(variable) } }
    return found
  }

  /// Returns the forms, each with the keys that lead to it.
  fileprivate func texts(at keys: [String]) -> [(path: [String], text: String)] {
    all.map { (keys + ($0.category.map { [$0.name] } ?? []), $0.text) }
  }
}

extension Template {
  /// Returns the texts and titles of an entry, each with the keys that lead to it.
  package static func words(of copy: Copy) -> [(field: [String], words: CopyText)] {
    var all: [(field: [String], words: CopyText)] = [(["text"], copy.text)]
    if let title = copy.title { all.append((["title"], title)) }
    for (index, variant) in copy.variants.enumerated() {
      all.append((["variants", "\(index)", "text"], variant.text))
      if let title = variant.title { all.append((["variants", "\(index)", "title"], title)) }
    }
    return all
  }

  /// Returns all texts of an entry in the product's language, each with the keys that lead to it.
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
  /// All copy in every language: the entries in source order, then their translations.
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

  /// Returns the texts of a translation. A translation that is a plain scalar has no keys.
  package func spokenTexts(_ translation: Translation, _ copy: Name<Copy>, _ language: String) -> [SpokenText] {
    let root = RulePath(Translation.key, Translation.name(copy.text, in: language))
    let isBare = places.node(root)?.kind == .scalar
    return translation.words.map { field, words in
      SpokenText(copy: copy, language: language, field: field, path: isBare ? root : RulePath(root.parts + field), words: words)
    }
  }

  /// Returns the plural rules of a language, or of the product's language if it is nil; nil for an unknown language.
  package func plurals(_ language: String?) -> PluralRules? { Language(language ?? book.manifest.copyLanguage)?.plurals }
}
