internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

/// Checks that a level that slows users down or stops them has a reason.
enum LadderReason {
  static let explanation = Explanation(
    "ladder.reason", .error,
    finds: "A level of the ladder that slows users down or stops them but has no `reason`.",
    why: "The app could not show, log, or count the denial.",
    example: "L3: {blocks: action, ends_by_itself: true}",
    instead: "L3: {blocks: action, reason: safety_cooldown, ends_by_itself: true}")

  static let check = Check(explanation, isNeededToLower: true) { context, diagnostics in
    for entry in context.book.ladderLevels.entries where entry.value.blocks != .nothing && entry.value.reason == nil {
      if context.isFaulty(LadderLevel.key, entry.name.text, "reason") || context.isFaulty(LadderLevel.key, entry.name.text, "blocks") {
        continue
      }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` stops users, but has no `reason`",
          at: context.key(LadderLevel.key, entry.name.text),
          secondary: [.init(context.value(LadderLevel.key, entry.name.text, "blocks"), "what it stops")],
          helps: ["add `reason:` with the name of a reason"]))
    }
  }
}
