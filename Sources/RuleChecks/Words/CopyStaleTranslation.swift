internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// A translation is of the words that there are now.
enum CopyStaleTranslation {
  static let explanation = Explanation(
    "copy.stale-translation", .warning, waivable: true,
    finds: "A translation of words that the sentence no longer has.",
    why: "People who read that language are told what used to be true.",
    example: "inbox.full: {text: \"Der Eingang ist voll.\", of: \"Inbox full.\"}   # the sentence says: Your inbox is full.",
    instead: "inbox.full: {text: \"Dein Eingang ist voll.\", of: \"Your inbox is full.\"}")

  static let check = Check(explanation) { context, diagnostics in
    for stale in StaleTranslation.all(in: context.book) {
      let root = RulePath(Translation.key, Translation.name(stale.copy.text, in: stale.language))
      let path = RulePath(root.parts + stale.field)
      let now = context.places.span(RulePath([Copy.key, stale.copy.text] + stale.sentence))
      diagnostics.append(
        Diagnostic(
          explanation, "`\(stale.copy.text)` says something else now", at: context.places.span(path), "what was translated",
          secondary: [.init(now, "what it says now")], helps: ["translate it anew, then write what it says now under `of`"]))
    }
  }
}
