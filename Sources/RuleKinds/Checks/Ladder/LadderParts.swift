internal import Conditions
internal import Diagnostics
internal import RulesModel

/// A level tells all that it promises to tell.
enum LadderParts {
  static let explanation = Explanation(
    "ladder.missing-part", .error,
    finds: "A step of the ladder without a sentence, a countdown or a button for something that its level must tell.",
    why: "People would be stopped and not know why, for how long, or what to do.",
    example: "tells: [what, why, countdown]   # and no `why:` in the vector's `tells` or in escalation.yaml",
    instead: "tells: {why: limit.component.why}")

  static let check = Check(explanation) { context, diagnostics in
    if context.broken.contains(Escalation.key) || context.isFaulty(Escalation.key, "tells") { return }
    for entry in context.book.ladder.entries where !context.isFaulty(LadderVector.key, entry.name.text) {
      for cell in entry.value.levels.cells {
        guard let level = context.book.ladderLevels[cell.column], !context.isFaulty(LadderLevel.key, cell.column.text) else { continue }
        let path = RulePath(LadderVector.key, entry.name.text, "levels", cell.column.text)
        for part in level.tells {
          guard let help = missing(part, cell.value, level, entry.value, context) else { continue }
          diagnostics.append(
            Diagnostic(
              explanation, "`\(cell.column.text)` of `\(entry.name.text)` does not tell \(words(part))", at: context.places.key(path),
              secondary: [.init(context.value(LadderLevel.key, cell.column.text, "tells"), "must be told")], helps: [help]))
        }
      }
    }
  }

  /// What to do about a part that is not told; nil when it is.
  private static func missing(
    _ part: LadderPart, _ step: LadderStep, _ level: LadderLevel, _ vector: LadderVector, _ context: CheckContext
  ) -> String? {
    switch part {
    case .what: return nil
    case .support: return level.buttons.isEmpty ? "give the level `buttons:`, one of which leads to support" : nil
    case .countdown:
      return step.untilReleased || counts(step.says, context)
        ? nil : "use `ladder.timeLeft` in the words of `\(step.says.text)`, with `as: time`"
    case .reset where vector.resets != nil && vector.tells.reset == nil:
      // The common sentence speaks of a window; what starts anew at a set time says when.
      return "add `reset:` to the vector's `tells`: a sentence that says when counting starts anew"
    case .why, .next, .count, .reset, .review:
      if vector.tells[part] != nil || context.book.escalation.tells[part] != nil { return nil }
      return "add `\(part.rawValue):` to the vector's `tells`, or for all vectors in escalation.yaml"
    }
  }

  /// Whether a sentence, or the button below it, shows how long it still takes.
  private static func counts(_ copy: Name<Copy>, _ context: CheckContext) -> Bool {
    guard let sentence = context.book.copy[copy] else { return true }
    return sentence.values.entries.contains { value in
      guard let expression = context.typed[RulePath(Copy.key, copy.text, "values", value.variable)] else { return true }
      return ["ladder.timeLeft", "ladder.suspension"].contains { context.typed.factsBehind(expression, in: context.book).contains($0) }
    }
  }

  private static func words(_ part: LadderPart) -> String {
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
