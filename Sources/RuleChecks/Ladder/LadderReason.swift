internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

/// Whoever is slowed down or stopped is told why.
enum LadderReason {
  static let explanation = Explanation(
    "ladder.reason", .error,
    finds: "A level of the ladder that slows people down or stops them and names no reason.",
    why: "The refusal could not be shown, logged or counted.",
    example: "L3: {blocks: action, ends_by_itself: true}",
    instead: "L3: {blocks: action, reason: safety_cooldown, ends_by_itself: true}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.ladderLevels.entries where entry.value.blocks != .nothing && entry.value.reason == nil {
      if context.isFaulty(LadderLevel.key, entry.name.text, "reason") || context.isFaulty(LadderLevel.key, entry.name.text, "blocks") {
        continue
      }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` stops people and does not say for what reason",
          at: context.key(LadderLevel.key, entry.name.text),
          secondary: [.init(context.value(LadderLevel.key, entry.name.text, "blocks"), "what it stops")],
          helps: ["add `reason:` with the name of a reason"]))
    }
  }
}
