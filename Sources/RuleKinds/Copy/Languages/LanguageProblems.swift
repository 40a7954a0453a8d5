package import Diagnostics
package import SourceText

/// Diagnostics about the languages of copy, which are BCP 47 tags.
package enum LanguageProblems {
  package static let explanation = Explanation(
    "copy.language", .error,
    finds: "An unknown language, in `copy_language` of the manifest or in the name of a translation file.",
    why: "The language determines which users see the copy and which plural forms it needs.",
    example: "rules/copy/de_AT.yaml",
    instead: "rules/copy/de-AT.yaml")

  /// Returns the diagnostic for a translation file that is not in `copy/`.
  package static func misplaced(at span: Span) -> Diagnostic {
    Diagnostic(
      explanation, "translations must be in `copy/`, in files that are named after their language", at: span, "not read from this location",
      helps: ["move the file to `copy/de.yaml`, or to a folder such as `copy/de/`"])
  }

  /// Returns the diagnostic for a file whose name is a language tag in a different spelling.
  package static func misspelt(_ word: String, _ tag: String, at span: Span) -> Diagnostic {
    Diagnostic(
      explanation, "the language tag is `\(tag)`, not `\(word)`", at: span, "named after `\(word)`", helps: ["rename it to `\(tag)`"])
  }

  /// Returns the diagnostic for a file or a folder whose name looks like an unknown language; nil for other names.
  package static func unknown(fileWord word: String, at span: Span) -> Diagnostic? {
    let joined = String(word.map { $0 == "_" ? "-" : $0 })
    if joined != word, let language = Language(joined) { return misspelt(word, language.tag, at: span) }
    // Longer words are topics, such as `errors` and `faq`.
    guard let tag = Language.canonical(joined), tag.prefix(while: { $0 != "-" }).utf8.count == 2 else { return nil }
    return Diagnostic(
      explanation, "unknown language `\(word)`", at: span, "named after this language",
      helps: [form + "; a file in the product's own language can have any name that does not look like a language tag"])
  }

  package static let form = "write a BCP 47 tag of a supported language, such as `en`, `de-AT`, or `zh-Hant`"
}
