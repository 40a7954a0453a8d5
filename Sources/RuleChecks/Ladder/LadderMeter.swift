internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import Schema

/// How full something is slows nobody down: that is what the limit itself is for.
enum LadderMeter {
  static let explanation = Explanation(
    "ladder.meter", .error,
    finds: "A step of the ladder that is reached by the share of a limit and slows people down or stops them.",
    why: "A storage that fills up is no abuse. A meter tells; what is overdone is counted.",
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
            explanation, "`\(cell.column.text)` of `\(entry.name.text)` stops people because something is full",
            at: context.places.span(path.appending("at_share")), "a meter",
            secondary: keys.prefix(1).map { .init(context.places.key(path.appending($0)), "slows them down") },
            helps: ["let the limit stop them, and count here what is overdone: `at:`"]))
      }
    }
  }
}
