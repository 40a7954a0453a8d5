internal import Diagnostics
internal import RuleKinds
internal import Schema

/// Checks that a level is shown only on surfaces that carry it.
enum LadderSurfaceLevel {
  static let explanation = Explanation(
    "ladder.surface-level", .error,
    finds: "A level of the ladder, or a step of it, on a surface whose `levels` do not include it.",
    why: "A friendly hint that covers the screen alarms users, and a block in a toast is easily missed.",
    example: "L3: {blocks: action, shown_on: toast}   # toast: {levels: L1}",
    instead: "L3: {blocks: action, shown_on: limit_screen}   # limit_screen: {levels: [L3, L4]}")

  static let check = Check(explanation) { context, diagnostics in
    // If no surface has `levels`, every surface carries every level.
    guard context.book.surfaces.entries.contains(where: { !$0.value.levels.isEmpty }) else { return }
    func look(_ level: Name<LadderLevel>, _ surfaces: [Name<Surface>], _ path: RulePath) {
      for (index, surface) in surfaces.enumerated() {
        guard let carries = context.book.surfaces[surface]?.levels, !carries.contains(level), context.book.ladderLevels[level] != nil,
          !context.isFaulty(Surface.key, surface.text)
        else { continue }
        let others = context.book.surfaces.entries.filter { $0.value.levels.contains(level) }.map { "`\($0.name.text)`" }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(surface.text)` does not support `\(level.text)`", at: context.places.span(path.appending("\(index)")),
            carries.isEmpty ? "supports no levels" : "supports \(carries.map(\.text).phrase())",
            secondary: [.init(context.key(Surface.key, surface.text), "the surface")],
            helps: [
              others.isEmpty
                ? "add `\(level.text)` to `levels` of a surface" : "show it on \(others.phrase("or"))"
            ]))
      }
    }
    for entry in context.book.ladderLevels.entries {
      look(entry.name, entry.value.shownOn, RulePath(LadderLevel.key, entry.name.text, "shown_on"))
    }
    for entry in context.book.ladder.entries {
      for cell in entry.value.levels.cells {
        look(cell.column, cell.value.shownOn, RulePath(LadderVector.key, entry.name.text, "levels", cell.column.text, "shown_on"))
      }
    }
  }
}
