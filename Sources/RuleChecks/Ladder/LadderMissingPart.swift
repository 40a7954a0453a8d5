internal import Conditions
internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

/// Checks that a step shows every part that its level requires.
enum LadderMissingPart {
  static let explanation = Explanation(
    "ladder.missing-part", .error,
    finds: "A step of the ladder without a sentence, a countdown, or a button for a part that its level requires in `tells`.",
    why: "Users would be stopped without knowing why, for how long, or what to do.",
    example: "tells: [what, why, countdown]   # no `why:` in the vector's `tells` or in escalation.yaml",
    instead: "tells: {why: limit.component.why}")

  static let check = Check(explanation) { context, diagnostics in
    if context.broken.contains(Escalation.key) || context.isFaulty(Escalation.key, "tells") { return }
    var gaps: [Gap] = []
    for entry in context.book.ladder.entries where !context.isFaulty(LadderVector.key, entry.name.text) {
      for cell in entry.value.levels.cells {
        guard let level = context.book.ladderLevels[cell.column], !context.isFaulty(LadderLevel.key, cell.column.text) else { continue }
        for part in level.tells {
          guard let help = missing(part, cell.value, level, entry.value, context) else { continue }
          gaps.append(Gap(part: part, vector: entry.name.text, level: cell.column.text, says: cell.value.says.text, help: help))
        }
      }
    }
    for group in grouped(gaps) { report(group, context, &diagnostics) }
  }

  /// A part that a step lacks.
  private struct Gap {
    var part: TellKind
    var vector: String
    var level: String
    var says: String
    var help: String

    var path: RulePath { RulePath(LadderVector.key, vector, "levels", level) }

    /// The key by which gaps with the same cause are grouped.
    var cause: String {
      switch part {
      case .countdown: "countdown \(says)"
      case .support: "support \(level)"
      case .what, .why, .next, .count, .reset, .review: part.name
      }
    }
  }

  private static func grouped(_ gaps: [Gap]) -> [[Gap]] {
    var groups: [[Gap]] = []
    for gap in gaps {
      if let index = groups.firstIndex(where: { $0[0].cause == gap.cause }) { groups[index].append(gap) } else { groups.append([gap]) }
    }
    return groups
  }

  /// Reports a single gap at its step, and several gaps with one cause at the place that the steps share.
  private static func report(_ gaps: [Gap], _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    let first = gaps[0]
    let promised = Diagnostic.Label(context.value(LadderLevel.key, first.level, "tells"), "required here")
    guard gaps.count > 1 else {
      diagnostics.append(
        Diagnostic(
          explanation, "`\(first.level)` of `\(first.vector)` does not tell the user \(words(first.part))",
          at: context.places.key(first.path),
          secondary: [promised], helps: [first.help]))
      return
    }
    let isOneVector = gaps.allSatisfy { $0.vector == first.vector }
    let place =
      switch first.part {
      case .countdown: context.value(Copy.key, first.says, "text")
      case .support: context.key(LadderLevel.key, first.level)
      case _ where isOneVector:
        context.places.exact(RulePath(LadderVector.key, first.vector, "tells")) == nil
          ? context.key(LadderVector.key, first.vector) : context.key(LadderVector.key, first.vector, "tells")
      default:
        context.places.exact(RulePath(Escalation.key, "tells")) == nil
          ? context.top(Escalation.key) : context.key(Escalation.key, "tells")
      }
    diagnostics.append(
      Diagnostic(
        explanation, "\(gaps.count) steps of the ladder do not tell the user \(words(first.part))", at: place,
        secondary: gaps.prefix(2).map { .init(context.places.key($0.path), "`\($0.level)` of `\($0.vector)`") } + [promised],
        helps: [first.help]))
  }

  /// Returns how to add a missing part; nil if the step has the part.
  private static func missing(
    _ part: TellKind, _ step: LadderStep, _ level: LadderLevel, _ vector: LadderVector, _ context: CheckContext
  ) -> String? {
    switch part {
    case .what: return nil
    case .support: return level.buttons.isEmpty ? "add `buttons:` to the level, one of which leads to support" : nil
    case .countdown:
      if step.untilReleased || context.typed.countsDown(step.says, in: context.book) || sentence(part, step, vector, context) != nil {
        return nil
      }
      return "use `ladder.timeLeft` with `as: time` in the copy `\(step.says.text)`, or add `countdown:` to `tells` in escalation.yaml"
    case .reset where vector.resets != nil && vector.tells.reset == nil && step.tells.reset == nil:
      // The default sentence describes a window. A vector with `resets` needs its own sentence.
      return "add `reset:` to the vector's `tells`, with a sentence about when counting resets"
    case .why, .next, .count, .reset, .review:
      if sentence(part, step, vector, context) != nil { return nil }
      return "add `\(part.name):` to the vector's `tells`, or to `tells` in escalation.yaml for all vectors"
    }
  }

  private static func sentence(_ part: TellKind, _ step: LadderStep, _ vector: LadderVector, _ context: CheckContext) -> Name<Copy>? {
    step.tells[part] ?? vector.tells[part] ?? context.book.escalation.tells[part]
  }

  private static func words(_ part: TellKind) -> String {
    switch part {
    case .what: "what happened"
    case .why: "why"
    case .next: "what to do next"
    case .count: "the count"
    case .reset: "when counting resets"
    case .countdown: "how much time is left"
    case .support: "how to reach support"
    case .review: "what support does about it"
    }
  }
}
