internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import Schema
internal import SourceText
internal import YAMLTree

/// Checks that the effect and the duration of a step match its level.
enum LadderDurationRange {
  static let explanation = Explanation(
    "ladder.duration-range", .error,
    finds: "A step of the ladder that is shorter or longer than its level allows, or whose effect does not match its level.",
    why:
      "Support and legal commitments depend on the levels: a warning is not a suspension, and a typo must not lock users out.",
    example: "L3: {at: {free: 15}, block: 30h}   # ladder_levels: {L3: {blocks: action, lasts: [15m, 60m]}}",
    instead: "L3: {at: {free: 15}, block: 30m}")

  /// The key for the duration of each kind of level.
  private static let keys: [BlockKind: String] = [.friction: "pause", .action: "block", .feature: "suspend"]

  static let check = Check(explanation, isNeededToLower: true) { context, diagnostics in
    var own: [Diagnostic] = []
    for entry in context.book.ladder.entries where !context.isFaulty(LadderVector.key, entry.name.text, "levels") {
      for cell in entry.value.levels.cells {
        guard let level = context.book.ladderLevels[cell.column], !context.isFaulty(LadderLevel.key, cell.column.text, "lasts") else {
          continue
        }
        step(cell, level, RulePath(LadderVector.key, entry.name.text, "levels", cell.column.text), context, &own)
      }
    }
    diagnostics += ofOneLevel(own, context)
  }

  /// If several steps are outside the range of one level, the range is reported once, with the steps.
  private static func ofOneLevel(_ found: [Diagnostic], _ context: CheckContext) -> [Diagnostic] {
    var found = found
    for name in context.book.ladderLevels.names {
      let range = context.value(LadderLevel.key, name, "lasts")
      let steps = found.filter { one in one.secondary.contains { $0.span == range } }
      guard steps.count > 1 else { continue }
      found.removeAll { one in one.secondary.contains { $0.span == range } }
      found.append(
        Diagnostic(
          explanation, "\(steps.count) steps are outside the range of `\(name)`", at: range, "the range",
          secondary: steps.map { .init($0.primary.span, $0.message) },
          helps: ["write a range that contains them, or change the steps"]))
    }
    return found
  }

  private static func step(
    _ cell: Columns<LadderLevel, LadderStep>.Cell, _ level: LadderLevel, _ path: RulePath, _ context: CheckContext,
    _ diagnostics: inout [Diagnostic]
  ) {
    let given: [(key: String, value: Quantity)] = [
      ("pause", cell.value.pause), ("block", cell.value.block), ("suspend", cell.value.suspend),
    ]
    .compactMap { key, value in value.map { (key, $0) } }
    let wanted = keys[level.blocks]
    let strange = given.filter { $0.key != wanted }
    for one in strange {
      diagnostics.append(
        Diagnostic(
          explanation, "`\(cell.column.text)` \(words(level.blocks)), but `\(one.key)` has another effect",
          at: context.places.key(path.appending(one.key)),
          secondary: [.init(context.value(LadderLevel.key, cell.column.text, "blocks"), "what the level stops")],
          helps: [wanted.map { "write `\($0):`" } ?? "remove it"]))
    }
    guard strange.isEmpty, level.lasts.count == 2, level.lasts[0].amount <= level.lasts[1].amount, let wanted else { return }
    guard let value = given.first(where: { $0.key == wanted })?.value else {
      if level.blocks != .friction { missing(cell.column, wanted, path, context, &diagnostics) }
      return
    }
    guard case .seconds(let seconds) = value, seconds >= level.lasts[0].amount, seconds <= level.lasts[1].amount else {
      // Quotes the bounds as they are written, so that `24h` does not become `1d`.
      let lasts = RulePath(LadderLevel.key, cell.column.text, "lasts")
      let bounds = level.lasts.indices.map { context.places.node(lasts.appending("\($0)"))?.text ?? QuantityText.write(level.lasts[$0]) }
      diagnostics.append(
        Diagnostic(
          explanation,
          "\(QuantityText.write(value)) is outside the range of `\(cell.column.text)`: \(bounds[0]) to \(bounds[1])",
          at: context.places.span(path.appending(wanted)),
          secondary: [.init(context.places.span(lasts), "allowed")],
          helps: ["write `\(bounds[0])` to `\(bounds[1])`, or change `lasts` of `\(cell.column.text)` in rules/ladder_levels.yaml"],
          fixes: context.places.node(path.appending(wanted)).map { node in
            QuantityText.otherUnits(node) { text in
              UnitText.parse(text, UnitText.durations).map { (level.lasts[0].amount...level.lasts[1].amount).contains($0) } ?? false
            }
          } ?? []))
      return
    }
  }

  private static func missing(
    _ level: Name<LadderLevel>, _ wanted: String, _ path: RulePath, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    diagnostics.append(
      Diagnostic(
        explanation, "`\(level.text)` has no duration", at: context.places.key(path), "no `\(wanted)`",
        helps: ["add `\(wanted):` with a duration"]))
  }

  private static func words(_ block: BlockKind) -> String {
    switch block {
    case .nothing: "stops nothing"
    case .friction: "stops users only for a moment"
    case .action: "stops an action"
    case .feature: "stops a feature"
    case .account: "stops the account"
    }
  }
}
