internal import Diagnostics
internal import RuleKinds
internal import Schema

/// Reports empty states that lead to a screen whose guard never admits the plan.
enum EmptyTurnedAway {
  static let explanation = Explanation(
    "empty.turned-away", .error,
    finds: "An empty state that leads a plan to a screen whose guard never admits that plan.",
    why: "The button would open a different screen than it announces. `unless` names the screen for such a plan.",
    example: "EMPTY-01: {button: create_flow, opens: flow/create}   # and flow/create has `only_if: has_account`",
    instead: "EMPTY-01: {button: create_flow, opens: flow/create, unless: [{if: guest, opens: auth/conversion}]}")

  static let check = Check(explanation, isAboutConsequences: true) { context, diagnostics in
    guard context.reportedErrors.isEmpty else { return }
    for entry in context.book.emptyStates.entries {
      let state = entry.value
      for plan in context.book.plans.columns {
        guard let end = ending(of: state, under: plan, context), let route = context.book.routes[end.route],
          context.analysis.holds(route.guards, under: plan) == false
        else { continue }
        let path = RulePath([EmptyState.key, entry.name.text] + end.keys)
        diagnostics.append(
          Diagnostic(
            explanation, "`\(entry.name.text)` leads users on plan `\(plan.text)` to `\(end.route.text)`, whose guard never admits them",
            at: context.places.span(path), "never admits `\(plan.text)`",
            secondary: [.init(context.value(Route.key, end.route.text, "only_if"), "its guard")],
            helps: ["add an entry with the screen for `\(plan.text)` to `unless`"]))
        break
      }
    }
  }

  /// Where the empty state leads a plan, as far as that depends on the plan alone.
  private static func ending(of state: EmptyState, under plan: Name<Plan>, _ context: CheckContext) -> (route: Name<Route>, keys: [String])?
  {
    for (index, turn) in state.unless.enumerated() {
      switch context.analysis.holds(turn.conditions, under: plan) {
      case true?: return (turn.opens, ["unless", "\(index)", "opens"])
      case false?: continue
      // The condition depends on more than the plan, so the search continues for the other users.
      case nil: continue
      }
    }
    return (state.opens, ["opens"])
  }
}
