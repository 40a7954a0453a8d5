internal import Diagnostics
internal import RuleKinds
internal import SourceText
internal import YAMLTree

/// Determines the language of a copy file from its name or from the name of its folder directly below `copy/`.
///
/// `copy/de.yaml` and `copy/de-AT/errors/names.yaml` are translations. `copy.yaml`, `copy/errors.yaml`, and files named after the source
/// language of the product are in the source language.
struct CopyFiles {
  /// The kind and the language of a file.
  struct Contents {
    /// The kind of rules.
    var kind: String
    /// The language of a translation; nil for other files.
    var language: String?
    var problem: Diagnostic?
  }

  private let source: Language?

  /// - Parameter manifest: The root of the parsed manifest.
  init(manifest: Node?) {
    source = Language(manifest?["copy_language"]?.text ?? Manifest.usualCopyLanguage)
  }

  /// - Parameter name: The path inside the rules folder.
  func reading(of name: String, _ file: FileID) -> Contents {
    let kind = RulesInput.key(of: name)
    if kind == Translation.key {
      return Contents(kind: kind, problem: LanguageProblems.misplaced(at: Span(file, 0, 0)))
    }
    // Without a known source language, translations cannot be recognized. The unknown language is reported elsewhere.
    guard kind == Copy.key, let source, let word = Self.word(of: name) else { return Contents(kind: kind) }
    if let language = Language(word) {
      if language.tag == source.tag { return Contents(kind: kind) }
      let problem = word == language.tag ? nil : LanguageProblems.misspelt(word, language.tag, at: Span(file, 0, 0))
      return Contents(kind: Translation.key, language: language.tag, problem: problem)
    }
    guard let problem = LanguageProblems.unknown(fileWord: word, at: Span(file, 0, 0)) else { return Contents(kind: kind) }
    return Contents(kind: Translation.key, language: word, problem: problem)
  }

  /// Returns the name of the folder or the file directly below `copy/`.
  private static func word(of name: String) -> String? {
    let parts = name.split(separator: "/")
    guard parts.count > 1 else { return nil }
    return String(parts.count > 2 ? parts[1] : parts[1].prefix { $0 != "." })
  }
}
