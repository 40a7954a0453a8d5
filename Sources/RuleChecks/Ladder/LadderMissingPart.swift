internal import Conditions
internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

/// A level tells all that it promises to tell.
enum LadderMissingPart {
  static let explanation = Explanation(
    "ladder.missing-part", .error,
    finds: "A step of the ladder without a sentence, a countdown or a button for something that its level must tell.",
    why: "People would be stopped and not know why, for how long, or what to do.",
    example: "tells: [what, why, countdown]   # and no `why:` in the vector's `tells` or in escalation.yaml",
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

  /// A part that a step does not tell.
  private struct Gap {
    var part: TellKind
    var vector: String
    var level: String
    var says: String
    var help: String

    var path: RulePath { RulePath(LadderVector.key, vector, "levels", level) }

    /// What several steps lack for one reason.
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

  /// One step is told of at its place; what several lack, at the place that all of them have it from.
  private static func report(_ gaps: [Gap], _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    let first = gaps[0]
    let promised = Diagnostic.Label(context.value(LadderLevel.key, first.level, "tells"), "must be told")
    guard gaps.count > 1 else {
      diagnostics.append(
        Diagnostic(
          explanation, "`\(first.level)` of `\(first.vector)` does not tell \(words(first.part))", at: context.places.key(first.path),
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
        explanation, "\(gaps.count) steps of the ladder do not tell \(words(first.part))", at: place,
        secondary: gaps.prefix(2).map { .init(context.places.key($0.path), "`\($0.level)` of `\($0.vector)`") } + [promised],
        helps: [first.help]))
  }

  /// What to do about a part that is not told; nil when it is.
  private static func missing(
    _ part: TellKind, _ step: LadderStep, _ level: LadderLevel, _ vector: LadderVector, _ context: CheckContext
  ) -> String? {
    switch part {
    case .what: return nil
    case .support: return level.buttons.isEmpty ? "give the level `buttons:`, one of which leads to support" : nil
    case .countdown:
      if step.untilReleased || context.typed.countsDown(step.says, in: context.book) || sentence(part, step, vector, context) != nil {
        return nil
      }
      return "use `ladder.timeLeft` in the words of `\(step.says.text)`, with `as: time`, or add `countdown:` to `tells` in escalation.yaml"
    case .reset where vector.resets != nil && vector.tells.reset == nil && step.tells.reset == nil:
      // The common sentence speaks of a window; what starts anew at a set time says when.
      return "add `reset:` to the vector's `tells`: a sentence that says when counting starts anew"
    case .why, .next, .count, .reset, .review:
      if sentence(part, step, vector, context) != nil { return nil }
      return "add `\(part.name):` to the vector's `tells`, or for all vectors in escalation.yaml"
    }
  }

  private static func sentence(_ part: TellKind, _ step: LadderStep, _ vector: LadderVector, _ context: CheckContext) -> Name<Copy>? {
    step.tells[part] ?? vector.tells[part] ?? context.book.escalation.tells[part]
  }

  private static func words(_ part: TellKind) -> String {
    switch part {
    case .what: "what happened"
    case .why: "why"
    case .next: "what comes next"
    case .count: "the count"
    case .reset: "when counting starts anew"
    case .countdown: "how long it still takes"
    case .support: "how to reach support"
    case .review: "what support does about it"
    }
  }
}
