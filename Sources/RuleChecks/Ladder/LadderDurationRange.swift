internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import Schema
internal import SourceText
internal import YAMLTree

/// What a level does to somebody fits what the level is for, and lasts as long as it may.
enum LadderDurationRange {
  static let explanation = Explanation(
    "ladder.duration-range", .error,
    finds:
      "A step of the ladder that lasts shorter or longer than its level allows, or that does something other than its level is for; a level that may last longer than the next one.",
    why:
      "The levels are what support and the law were promised: a warning is no suspension, and nobody is locked out by a slip of a digit.",
    example: "L3: {at: {free: 15}, block: 30h}   # ladder_levels: {L3: {blocks: action, lasts: [15m, 60m]}}",
    instead: "L3: {at: {free: 15}, block: 30m}")

  /// The key that says how long each kind of level lasts.
  private static let keys: [BlockKind: String] = [.friction: "pause", .action: "block", .feature: "suspend"]

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.ladderLevels.entries where !entry.value.lasts.isEmpty { range(entry, context, &diagnostics) }
    rising(context, &diagnostics)
    for entry in context.book.ladder.entries where !context.isFaulty(LadderVector.key, entry.name.text, "levels") {
      for cell in entry.value.levels.cells {
        guard let level = context.book.ladderLevels[cell.column], !context.isFaulty(LadderLevel.key, cell.column.text, "lasts") else {
          continue
        }
        step(cell, level, RulePath(LadderVector.key, entry.name.text, "levels", cell.column.text), context, &diagnostics)
      }
    }
  }

  private static func range(
    _ entry: Named<LadderLevel, LadderLevel>.Entry, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    if isRange(entry.value.lasts) { return }
    let place = context.value(LadderLevel.key, entry.name.text, "lasts")
    let turned = entry.value.lasts.reversed().map { QuantityText.write($0) }.joined(separator: ", ")
    diagnostics.append(
      Diagnostic(
        explanation, "`lasts` of `\(entry.name.text)` is not a shortest and a longest time",
        at: place, helps: ["write two durations, the shorter first: `[15m, 60m]`"],
        fixes: entry.value.lasts.count == 2 ? Fix.write(["[\(turned)]"], at: place) : []))
  }

  /// No level lasts longer than the next one may.
  private static func rising(_ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    let levels = context.book.ladderLevels.entries.filter { isRange($0.value.lasts) }
    for (lower, higher) in zip(levels, levels.dropFirst()) where lower.value.lasts[1].amount > higher.value.lasts[0].amount {
      diagnostics.append(
        Diagnostic(
          explanation,
          "`\(lower.name.text)` may last \(QuantityText.write(lower.value.lasts[1])), and `\(higher.name.text)` only \(QuantityText.write(higher.value.lasts[0]))",
          at: context.value(LadderLevel.key, lower.name.text, "lasts"), "longer than the next level",
          secondary: [.init(context.value(LadderLevel.key, higher.name.text, "lasts"), "the next level")],
          helps: ["let the times rise with the levels"]))
    }
  }

  private static func isRange(_ lasts: [Quantity]) -> Bool {
    guard lasts.count == 2, case .seconds(let least) = lasts[0], case .seconds(let most) = lasts[1] else { return false }
    return least <= most
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
          explanation, "`\(cell.column.text)` stops \(words(level.blocks)), and `\(one.key)` does something else",
          at: context.places.key(path.appending(one.key)),
          secondary: [.init(context.value(LadderLevel.key, cell.column.text, "blocks"), "what the level stops")],
          helps: [wanted.map { "write `\($0):`" } ?? "take it out"]))
    }
    guard strange.isEmpty, level.lasts.count == 2, level.lasts[0].amount <= level.lasts[1].amount, let wanted else { return }
    guard let value = given.first(where: { $0.key == wanted })?.value else {
      if level.blocks != .friction { missing(cell.column, wanted, path, context, &diagnostics) }
      return
    }
    guard case .seconds(let seconds) = value, seconds >= level.lasts[0].amount, seconds <= level.lasts[1].amount else {
      // As they are written there: whoever reads `24h` looks for no `1d`.
      let lasts = RulePath(LadderLevel.key, cell.column.text, "lasts")
      let bounds = level.lasts.indices.map { context.places.node(lasts.appending("\($0)"))?.text ?? QuantityText.write(level.lasts[$0]) }
      diagnostics.append(
        Diagnostic(
          explanation,
          "\(QuantityText.write(value)) is not what `\(cell.column.text)` may last: \(bounds[0]) to \(bounds[1])",
          at: context.places.span(path.appending(wanted)),
          secondary: [.init(context.places.span(lasts), "allowed")],
          helps: ["write `\(bounds[0])` to `\(bounds[1])`, or let `\(cell.column.text)` last otherwise in rules/ladder_levels.yaml"]))
      return
    }
  }

  private static func missing(
    _ level: Name<LadderLevel>, _ wanted: String, _ path: RulePath, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    diagnostics.append(
      Diagnostic(
        explanation, "`\(level.text)` does not say how long it lasts", at: context.places.key(path), "no `\(wanted)`",
        helps: ["add `\(wanted):` with a duration"]))
  }

  private static func words(_ block: BlockKind) -> String {
    switch block {
    case .nothing: "nothing"
    case .friction: "nobody for more than a moment"
    case .action: "an action"
    case .feature: "a feature"
    case .account: "the account"
    }
  }
}
