internal import Diagnostics
internal import RulesModel

/// What only a person can lift is written down, and only that lasts until somebody lifts it.
enum LadderRelease {
  static let explanation = Explanation(
    "ladder.audit", .error,
    finds:
      "A level that does not end by itself and is not in the audit log, or a step that lasts until released on a level that ends by itself, or the other way round.",
    why: "Somebody has to release it, and can only do so knowing who was blocked, when and for what.",
    example: "L5: {blocks: account, ends_by_itself: false}",
    instead: "L5: {blocks: account, ends_by_itself: false, audit: true}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.ladderLevels.entries where !entry.value.endsByItself && !entry.value.audit {
      if context.isFaulty(LadderLevel.key, entry.name.text, "audit") { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` lasts until somebody lifts it and leaves no trace in the audit log",
          at: context.places.exact(RulePath(LadderLevel.key, entry.name.text, "audit")) ?? context.key(LadderLevel.key, entry.name.text),
          "not audited",
          secondary: [.init(context.value(LadderLevel.key, entry.name.text, "ends_by_itself"), "somebody must lift it")],
          helps: ["add `audit: true`"]))
    }
    for entry in context.book.ladder.entries where !context.isFaulty(LadderVector.key, entry.name.text, "levels") {
      for cell in entry.value.levels.cells {
        guard let level = context.book.ladderLevels[cell.column], level.endsByItself == cell.value.untilReleased else { continue }
        let path = RulePath(LadderVector.key, entry.name.text, "levels", cell.column.text)
        diagnostics.append(
          Diagnostic(
            explanation,
            level.endsByItself
              ? "`\(cell.column.text)` ends by itself, and here it lasts until released"
              : "`\(cell.column.text)` lasts until somebody lifts it, and here it does not say so",
            at: context.places.exact(path.appending("until_released")) ?? context.places.key(path),
            secondary: [.init(context.value(LadderLevel.key, cell.column.text, "ends_by_itself"), "said of the level")],
            helps: [level.endsByItself ? "take `until_released` out" : "add `until_released: true`"]))
      }
    }
  }
}
