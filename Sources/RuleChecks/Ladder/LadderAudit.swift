internal import Diagnostics
internal import RuleKinds

/// Checks that blocks that support must release are in the audit log, and that only those last until released.
enum LadderAudit {
  static let explanation = Explanation(
    "ladder.audit", .error,
    finds:
      "A level that does not end by itself and is not in the audit log, a step that lasts until released on a level that ends by itself, or the reverse; an audit log that no event writes to.",
    why: "Support has to release the block and needs to know who was blocked, when, and for what.",
    example: "L5: {blocks: account, ends_by_itself: false}",
    instead: "L5: {blocks: account, ends_by_itself: false, audit: true}")

  static let check = Check(explanation) { context, diagnostics in
    let steps = context.book.ladder.entries.flatMap { vector in
      context.isFaulty(LadderVector.key, vector.name.text, "levels")
        ? []
        : vector.value.levels.cells.map { Step(vector: vector.name.text, level: $0.column, untilReleased: $0.value.untilReleased) }
    }
    for entry in context.book.ladderLevels.entries where !context.isFaulty(LadderLevel.key, entry.name.text) {
      let own = steps.filter { $0.level == entry.name }
      let odd = own.filter { $0.untilReleased == entry.value.endsByItself }
      // If every step disagrees with the level, or the level is still in the audit log, the level was changed.
      if !odd.isEmpty, odd.count == own.count, odd.count > 1 || (entry.value.endsByItself && entry.value.audit) {
        blame(entry.name.text, entry.value, odd, context, &diagnostics)
        continue
      }
      if !entry.value.endsByItself, !entry.value.audit { unaudited(entry.name.text, context, &diagnostics) }
      for step in odd { misfit(step, entry.value, context, &diagnostics) }
    }
    unrecorded(context, &diagnostics)
  }

  private struct Step {
    var vector: String
    var level: Name<LadderLevel>
    var untilReleased: Bool

    var path: RulePath { RulePath(LadderVector.key, vector, "levels", level.text) }
  }

  private static func blame(
    _ name: String, _ level: LadderLevel, _ steps: [Step], _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    diagnostics.append(
      Diagnostic(
        explanation,
        level.endsByItself
          ? "`\(name)` ends by itself, but its steps last until released"
          : "`\(name)` lasts until released, but none of its steps do",
        at: context.value(LadderLevel.key, name, "ends_by_itself"),
        secondary: steps.prefix(3).map {
          .init(context.places.exact($0.path.appending("until_released")) ?? context.places.key($0.path), "step of `\($0.vector)`")
        },
        helps: ["write `ends_by_itself: \(!level.endsByItself)`"]))
  }

  private static func unaudited(_ name: String, _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    diagnostics.append(
      Diagnostic(
        explanation, "`\(name)` lasts until released, but is not in the audit log",
        at: context.places.exact(RulePath(LadderLevel.key, name, "audit")) ?? context.key(LadderLevel.key, name), "not audited",
        secondary: [.init(context.value(LadderLevel.key, name, "ends_by_itself"), "must be released manually")],
        helps: ["add `audit: true`"]))
  }

  private static func misfit(_ step: Step, _ level: LadderLevel, _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    diagnostics.append(
      Diagnostic(
        explanation,
        level.endsByItself
          ? "`\(step.level.text)` ends by itself, but this step lasts until released"
          : "`\(step.level.text)` lasts until released, but this step has no `until_released: true`",
        at: context.places.exact(step.path.appending("until_released")) ?? context.places.key(step.path),
        secondary: [.init(context.value(LadderLevel.key, step.level.text, "ends_by_itself"), "declared by the level")],
        helps: [level.endsByItself ? "remove `until_released`" : "add `until_released: true`"]))
  }

  /// Reports an audit log that no event writes to, unless the ladder emits no events at all.
  private static func unrecorded(_ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    let emits = context.book.escalation.emits
    guard emits != EscalationEvents.none, emits.audited.isEmpty, !context.broken.contains(Escalation.key),
      !context.isFaulty(Escalation.key, "emits"), let level = context.book.ladderLevels.entries.first(where: \.value.audit)
    else { return }
    diagnostics.append(
      Diagnostic(
        explanation, "`\(level.name.text)` is in the audit log, but no event writes to the log", at: context.key(Escalation.key, "emits"),
        "no `audited`", secondary: [.init(context.value(LadderLevel.key, level.name.text, "audit"), "must be recorded")],
        helps: ["add `audited:` with a telemetry event"]))
  }
}
