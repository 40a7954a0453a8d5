internal import Diagnostics
internal import RuleKinds

/// Reports a `copy_language` that is not a BCP 47 language tag in its canonical form.
enum CopyLanguage {
  static let explanation = LanguageProblems.explanation

  static let check = Check(explanation) { context, diagnostics in
    let tag = context.book.manifest.copyLanguage
    if context.isFaulty("manifest", "copy_language") || Language(tag)?.tag == tag { return }
    let near = Language(tag).map { [$0.tag] } ?? Suggestion.choices(for: tag, among: Language.known)
    diagnostics.append(
      Diagnostic(
        explanation, "unknown language `\(tag)`", at: context.value("manifest", "copy_language"),
        helps: near.isEmpty ? [LanguageProblems.form] : Suggestion.question(near),
        fixes: Fix.write(near, at: context.value("manifest", "copy_language"))))
  }
}
