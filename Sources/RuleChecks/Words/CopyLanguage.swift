internal import Diagnostics
internal import RuleKinds

/// The languages of sentences are languages, written as BCP 47 writes them.
enum CopyLanguage {
  static let explanation = LanguageProblems.explanation

  static let check = Check(explanation) { context, diagnostics in
    let tag = context.book.manifest.copyLanguage
    if context.isFaulty("manifest", "copy_language") || Language(tag)?.tag == tag { return }
    let near = Language(tag).map { [$0.tag] } ?? Suggestion.nearest(to: tag, among: Language.known)
    diagnostics.append(
      Diagnostic(
        explanation, "no language is known as `\(tag)`", at: context.value("manifest", "copy_language"),
        helps: near.isEmpty ? [LanguageProblems.form] : near.map { "did you mean `\($0)`?" },
        fixes: near.map { Fix("write `\($0)`", .maybeIncorrect, [.init(context.value("manifest", "copy_language"), $0)]) }))
  }
}
