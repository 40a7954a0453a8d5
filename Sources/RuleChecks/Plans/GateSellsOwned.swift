internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText

/// Reports denials that offer a higher plan to users of the highest one.
enum GateSellsOwned {
  static let explanation = Explanation(
    "gate.sells-owned", .error,
    finds: "A denial that users of the highest plan get, too, with a button that leads to a higher plan.",
    why: "Users would pay, or try to, and be denied as before.",
    example: "media.upload: {plans: {free: free_upload, pro: free_upload}}   # its gate offers Pro",
    instead: "media.upload: {plans: {free: free_upload, pro: allow}}")

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    let book = context.book
    guard context.broken.isDisjoint(with: [Action.key, Button.key, Effect.key, Gate.key, ErrorRule.key, Reason.key]),
      let top = book.plans.columns.last, book.plans.columns.count > 1
    else { return }
    for entry in book.reasons.entries where !context.isFaulty(Reason.key, entry.name.text) {
      guard let offer = offer(of: entry.value, entry.name.text, context) else { continue }
      // A cell that was exchanged with a locked one is reported with the lock.
      let cells = cells(denying: entry.name, top, context).filter { cell in
        !diagnostics.contains { $0.name == LockChanged.explanation.name && $0.secondary.contains { $0.span == cell } }
      }
      if let cell = cells.first {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(entry.name.text)` offers a higher plan with `\(offer.button.text)`, but denies users of `\(top.text)`, too",
            at: cell, "of the highest plan", secondary: [.init(offer.place, "offers a higher plan")],
            helps: ["allow it, or deny it with a reason that offers no higher plan"]))
        continue
      }
      // A wrong number or condition elsewhere can be why it comes up.
      guard !diagnostics.contains(where: { $0.severity == .error }), let step = step(denying: entry.name, top, context) else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` offers a higher plan with `\(offer.button.text)`, but denies users of `\(top.text)`, too",
          at: offer.place, "offers a higher plan", secondary: [.init(step, "denies users of `\(top.text)`")],
          helps: ["offer another button"]))
    }
  }

  /// The button of a denial that leads to a higher plan under no condition of its own, with its place.
  private static func offer(of reason: Reason, _ name: String, _ context: CheckContext) -> (button: Name<Button>, place: Span)? {
    let gate = reason.gate.flatMap { context.book.gates[$0] }
    let path =
      if reason.buttons != nil {
        RulePath(Reason.key, name, "buttons")
      } else if let gate, !gate.buttons.isEmpty, let name = reason.gate {
        RulePath(Gate.key, name.text, "buttons")
      } else {
        RulePath(ErrorRule.key, reason.error?.text ?? "", "buttons")
      }
    for (index, name) in ReasonWords.of(reason, context.book).buttons.enumerated() {
      guard let button = context.book.buttons[name], button.conditions.isEmpty,
        let action = button.does.flatMap({ context.book.actions[$0] }),
        action.effects.contains(where: { context.book.effects[$0]?.raisesPlan ?? false })
      else { continue }
      return (name, context.places.span(path.appending("\(index)")))
    }
    return nil
  }

  /// The cells of a plan that deny with a reason.
  private static func cells(denying reason: Name<Reason>, _ plan: Name<Plan>, _ context: CheckContext) -> [Span] {
    let capabilities = context.book.capabilities.entries.compactMap { entry -> Span? in
      guard case .deny(reason)? = entry.value.plans[plan] else { return nil }
      return context.value(Capability.key, entry.name.text, "plans", plan.text)
    }
    let limits = context.book.limits.entries.compactMap { entry -> Span? in
      entry.value.whenFull[plan] == reason ? context.value(Limit.key, entry.name.text, "when_full", plan.text) : nil
    }
    return capabilities + limits + levels(denying: reason, plan, context)
  }

  /// The levels of the ladder that deny with a reason and that users of a plan reach.
  private static func levels(denying reason: Name<Reason>, _ plan: Name<Plan>, _ context: CheckContext) -> [Span] {
    context.book.ladder.entries.flatMap { vector in
      vector.value.levels.cells.compactMap { level -> Span? in
        guard level.value.at[plan] != nil || level.value.atShare != nil else { return nil }
        if let own = vector.value.reason { return own == reason ? context.value(LadderVector.key, vector.name.text, "reason") : nil }
        guard context.book.ladderLevels[level.column]?.reason == reason else { return nil }
        return context.value(LadderLevel.key, level.column.text, "reason")
      }
    }
  }

  /// A step of an action that can deny users of a plan with a reason.
  private static func step(denying reason: Name<Reason>, _ plan: Name<Plan>, _ context: CheckContext) -> Span? {
    for action in context.book.actions.entries where action.value.steps.contains(where: { $0.deny == reason }) {
      let ending = context.analysis.endings(of: action.name, under: plan).first { $0.ending == .deny(reason) }
      if let ending { return context.value(Action.key, action.name.text, "first_match", "\(ending.step)") }
    }
    return nil
  }
}
