internal import Diagnostics
internal import RuleKinds

/// Reports denials, notices, warnings, and questions with more buttons than their surface has room for, or fewer than it needs.
enum SurfaceRoom {
  static let explanation = Explanation(
    "surface.room", .warning, waivable: true,
    finds:
      "A gate, a reason, a notice, a level of the warning ladder, or a question of a moment whose buttons do not fit on its surface. Buttons that can never be shown together, and buttons that only dismiss, are not counted.",
    why: "A button that does not fit is never seen, and a surface without a button cannot be closed.",
    example: "uploads_full: {gate: notice_gate, shown_on: toast, buttons: [manage, upgrade]}   # toast: {buttons_at_most: 1}",
    instead: "uploads_full: {gate: notice_gate, shown_on: sheet, buttons: [manage, upgrade]}")

  static let check = Check(explanation, seesOthers: true, isAboutConsequences: true) { context, diagnostics in
    guard context.reportedErrors.isEmpty else { return }
    // A button that dismisses a gate stands apart from the others, wherever it appears.
    let dismissals = Set(context.book.gates.entries.compactMap(\.value.dismiss))
    var reported: Set<RulePath> = []
    for shown in context.shownButtons {
      for surface in shown.surfaces {
        guard let rule = context.book.surfaces[surface] else { continue }
        let rest = shown.buttons.filter { !dismissals.contains($0) }
        let least = rule.fewestButtons ?? 0
        let most = rule.mostButtons ?? .max
        let isFew = Int64(shown.buttons.count + (shown.isDismissed ? 1 : 0)) < least
        guard least <= most, isFew || Int64(rest.count) > most else { continue }
        let together = isFew ? shown.buttons.count : Together.most(of: rest, under: shown.conditions, context)
        guard isFew || Int64(together) > most, reported.insert(shown.path).inserted,
          !diagnostics.haveError(in: context.places.span(RulePath(shown.path.parts.dropLast())))
        else { continue }
        let count = together == 0 ? "no button" : together == 1 ? "1 button" : "\(together) buttons"
        diagnostics.append(
          Diagnostic(
            explanation,
            "`\(shown.rule)` shows \(count), but `\(surface.text)` " + (isFew ? "needs at least \(least)" : "has room for \(most)"),
            at: context.places.span(shown.path),
            secondary: [
              .init(context.value(Surface.key, surface.text, isFew ? "buttons_at_least" : "buttons_at_most"), "declared here")
            ], helps: [isFew ? "add `buttons:` with a next step" : "remove a button, or show it on another surface"]))
      }
    }
  }
}

/// The number of buttons that a user can see at the same time.
private enum Together {
  static func most(of buttons: [Name<Button>], under conditions: [Name<Condition>], _ context: CheckContext) -> Int {
    context.book.plans.states.names.map { most(of: buttons, conditions, Name($0), context) }.max() ?? buttons.count
  }

  private static func most(of rest: [Name<Button>], _ chosen: [Name<Condition>], _ plan: Name<Plan>, _ context: CheckContext) -> Int {
    guard let first = rest.first else { return 0 }
    let others = Array(rest.dropFirst())
    let own = context.book.buttons[first]?.conditions ?? []
    if own.isEmpty { return 1 + most(of: others, chosen, plan, context) }
    let both = chosen + own
    let with = context.analysis.holds(both, under: plan) == false ? 0 : 1 + most(of: others, both, plan, context)
    // A list of a few buttons has few subsets, and a surface has room for at most nine.
    return with > others.count || rest.count > 9 ? with : max(with, most(of: others, chosen, plan, context))
  }
}
