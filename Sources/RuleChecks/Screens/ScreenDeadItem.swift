internal import Diagnostics
internal import RuleKinds

/// Checks that every item of a screen can appear.
enum ScreenDeadItem {
  static let explanation = Explanation(
    "screen.dead-item", .error,
    finds:
      "A sentence, a banner, a meter, or a button of a screen that no user ever sees: its conditions and those of the screen exclude each other, or every plan is without the limit.",
    why: "The screen appears to have the item, but users never see it.",
    example: "settings: {only_if: has_account, buttons: [{button: log_in, if: signed_out}]}",
    instead: "settings: {only_if: has_account, buttons: [log_out]}")

  static let check = Check(explanation, isAboutConsequences: true) { context, diagnostics in
    guard context.reportedErrors.isEmpty else { return }
    let viewers = ScreenViewers(context)
    for part in context.screenParts {
      if part.noun == "meter", let limit = context.book.limits[part.name],
        context.book.plans.columns.allSatisfy({ column in
          limit.plans[column] == .notApplicable || context.analysis.holds(part.guards, under: column) == false
        })
      {
        diagnostics.append(
          Diagnostic(
            explanation, "the meter `\(part.name)` never appears on `\(part.screen.text)`", at: context.places.span(part.path),
            "no plan on this screen has the limit", secondary: [.init(context.value(Limit.key, part.name, "plans"), "its plans")],
            helps: ["remove it"]))
        continue
      }
      guard !(part.own + part.rule).isEmpty, viewers.areNever(part.conditions) else { continue }
      // A condition that never holds is reported where it is declared.
      if part.conditions.contains(where: { context.analysis.constant($0) == false }) { continue }
      let cause = part.own.isEmpty ? RulePath(part.noun == "banner" ? Notice.key : Button.key, part.name, "if") : part.path.appending("if")
      diagnostics.append(
        Diagnostic(
          explanation, "the \(part.noun) `\(part.name)` never appears on `\(part.screen.text)`", at: context.places.span(part.path),
          "no user sees it",
          secondary: [.init(context.places.span(cause), "its conditions")]
            + (part.guards.isEmpty ? [] : [.init(context.value(Route.key, part.screen.text, "only_if"), "the conditions of the screen")]),
          helps: ["remove it, or change its `if`"]))
    }
  }
}
