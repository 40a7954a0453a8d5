internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import Schema

/// Reports levels of the ladder that block something, although users can dismiss them.
enum LadderDismissible {
  static let explanation = Explanation(
    "ladder.dismissible", .error,
    finds: "A level of the ladder that blocks an action, a feature, or the account, and has `dismissible: true`.",
    why: "A dismissible level is deferred while the user should not be interrupted, and blocks nothing in the meantime.",
    example: "L5: {blocks: account, ends_by_itself: false, audit: true, dismissible: true}",
    instead: "L5: {blocks: account, ends_by_itself: false, audit: true}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.ladderLevels.entries where !context.isFaulty(LadderLevel.key, entry.name.text) {
      let (name, level) = (entry.name.text, entry.value)
      guard level.dismissible, [.action, .feature, .account].contains(level.blocks) else { continue }
      diagnostics.append(
        Diagnostic(
          explanation,
          "`\(name)` blocks \(level.blocks == .account ? "the account" : Shape.article(level.blocks.name)), but users can dismiss it",
          at: context.key(LadderLevel.key, name, "dismissible"),
          secondary: [.init(context.value(LadderLevel.key, name, "blocks"), "blocks something")],
          helps: ["remove `dismissible`, or write `blocks: friction`"]))
    }
  }
}
