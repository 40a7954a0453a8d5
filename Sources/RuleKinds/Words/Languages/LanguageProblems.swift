public import Diagnostics
public import SourceText

/// The languages of sentences are languages, written as BCP 47 writes them.
public enum LanguageProblems {
  public static let explanation = Explanation(
    "copy.language", .error,
    finds: "A language that is not known: in `copy_language` of the manifest, or in the name of a file of translations.",
    why: "Without the language nobody knows who should read the sentences, and which plural forms they need.",
    example: "rules/copy/de_AT.yaml",
    instead: "rules/copy/de-AT.yaml")

  /// A file of translations that is not below `copy/`.
  public static func misplaced(at span: Span) -> Diagnostic {
    Diagnostic(
      explanation, "translations stand in `copy/`, in files that are named after their language", at: span, "not read from here",
      helps: ["move it to `copy/de.yaml`, or to a folder such as `copy/de/`"])
  }

  /// A file that is named after a language, in other letters than that.
  public static func misspelt(_ word: String, _ tag: String, at span: Span) -> Diagnostic {
    Diagnostic(
      explanation, "the language is written `\(tag)`, not `\(word)`", at: span, "named after `\(word)`", helps: ["rename it to `\(tag)`"])
  }

  /// What a file or a folder says whose name looks like a language; nil when it does not look like one.
  public static func unknown(fileWord word: String, at span: Span) -> Diagnostic? {
    let joined = String(word.map { $0 == "_" ? "-" : $0 })
    if joined != word, let language = Language(joined) { return misspelt(word, language.tag, at: span) }
    // Longer words are subjects, such as `errors` and `faq`.
    guard let tag = Language.canonical(joined), tag.prefix(while: { $0 != "-" }).utf8.count == 2 else { return nil }
    return Diagnostic(
      explanation, "no language is known as `\(word)`", at: span, "named after it",
      helps: [form + "; a file of the product's own language may have any name that looks like none"])
  }

  package static let form = "write a BCP 47 tag of a language whose plurals are known, such as `en`, `de-AT` or `zh-Hant`"
}
