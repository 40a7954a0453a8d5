internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// Reports translations of text that has changed since.
enum CopyStaleTranslation {
  static let explanation = Explanation(
    "copy.stale-translation", .warning, waivable: true,
    finds: "A translation of a text that the sentence no longer has.",
    why: "Users who read that language see outdated text.",
    example: "inbox.full: {text: \"Der Eingang ist voll.\", of: \"Inbox full.\"}   # the text is now: Your inbox is full.",
    instead: "inbox.full: {text: \"Dein Eingang ist voll.\", of: \"Your inbox is full.\"}")

  static let check = Check(explanation) { context, diagnostics in
    for stale in StaleTranslation.all(in: context.book) {
      let root = RulePath(Translation.key, Translation.name(stale.copy.text, in: stale.language))
      let path = RulePath(root.parts + stale.field)
      let now = context.places.span(RulePath([Copy.key, stale.copy.text] + stale.sentence))
      diagnostics.append(
        Diagnostic(
          explanation, "`\(stale.copy.text)` has changed since it was translated", at: context.places.span(path),
          "the text that was translated",
          secondary: [.init(now, "the current text")], helps: ["translate the current text, and then write it under `of`"]))
    }
  }
}
