internal import Diagnostics
internal import RuleKinds
internal import SourceText
internal import YAMLTree

/// Which language the sentences of a file are in: its name says so, or the folder's directly below `copy/`.
///
/// `copy/de.yaml` and `copy/de-AT/errors/names.yaml` are translations; `copy.yaml` and `copy/errors.yaml` are in the language that the product
/// is written in, and so is what is named after that language.
struct CopyFiles {
  /// What a file is read as.
  struct Contents {
    /// The kind that it belongs to.
    var kind: String
    /// The language of translations.
    var language: String?
    var problem: Diagnostic?
  }

  private let source: Language?

  /// `manifest`: the root of the manifest, as it was parsed.
  init(manifest: Node?) {
    source = Language(manifest?["copy_language"]?.text ?? Manifest.usualCopyLanguage)
  }

  /// `name`: the path inside the rules folder.
  func reading(of name: String, _ file: FileID) -> Contents {
    let kind = RulesInput.key(of: name)
    if kind == Translation.key {
      return Contents(kind: kind, problem: LanguageProblems.misplaced(at: Span(file, 0, 0)))
    }
    // With a language that is not known nothing can be told apart; that it is not known is said elsewhere.
    guard kind == Copy.key, let source, let word = Self.word(of: name) else { return Contents(kind: kind) }
    if let language = Language(word) {
      if language.tag == source.tag { return Contents(kind: kind) }
      let problem = word == language.tag ? nil : LanguageProblems.misspelt(word, language.tag, at: Span(file, 0, 0))
      return Contents(kind: Translation.key, language: language.tag, problem: problem)
    }
    guard let problem = LanguageProblems.unknown(fileWord: word, at: Span(file, 0, 0)) else { return Contents(kind: kind) }
    return Contents(kind: Translation.key, language: word, problem: problem)
  }

  /// The folder or the file directly below `copy/`.
  private static func word(of name: String) -> String? {
    let parts = name.split(separator: "/")
    guard parts.count > 1 else { return nil }
    return String(parts.count > 2 ? parts[1] : parts[1].prefix { $0 != "." })
  }
}
