internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import Schema

/// Checks that the share of a limit does not slow users down or stop them; the limit itself does.
enum LadderMeter {
  static let explanation = Explanation(
    "ladder.meter", .error,
    finds: "A step of the ladder that is reached by the share of a limit and slows users down or stops them.",
    why: "Storage that fills up is not abuse. A share of a limit may only inform; the ladder counts events to detect abuse.",
    example: "L3: {at_share: 98%, block: 30m}",
    instead: "L3: {at: {pro: 5}, block: 30m}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.ladder.entries where !context.isFaulty(LadderVector.key, entry.name.text, "levels") {
      for cell in entry.value.levels.cells where cell.value.atShare != nil {
        guard let level = context.book.ladderLevels[cell.column] else { continue }
        let path = RulePath(LadderVector.key, entry.name.text, "levels", cell.column.text)
        let keys = ["pause", "confirm", "block", "suspend", "until_released"].filter { context.places.exact(path.appending($0)) != nil }
        guard ![.nothing, .friction].contains(level.blocks) || !keys.isEmpty else { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(cell.column.text)` of `\(entry.name.text)` stops users because a limit is almost reached",
            at: context.places.span(path.appending("at_share")), "a meter",
            secondary: keys.prefix(1).map { .init(context.places.key(path.appending($0)), "slows users down") },
            helps: ["let the limit stop users, and count events here with `at:`"]))
      }
    }
  }
}
