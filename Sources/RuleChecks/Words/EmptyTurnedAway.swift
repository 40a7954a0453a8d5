internal import Diagnostics
internal import RuleKinds
internal import Schema

/// An empty screen leads nobody to a screen that turns them away.
enum EmptyTurnedAway {
  static let explanation = Explanation(
    "empty.turned-away", .error,
    finds: "An empty state that leads a plan to a screen whose guard never lets that plan in.",
    why: "The one button on the screen would lead somewhere else than it says; `unless` says where it leads them.",
    example: "EMPTY-01: {button: create_flow, opens: flow/create}   # and flow/create has `only_if: has_account`",
    instead: "EMPTY-01: {button: create_flow, opens: flow/create, unless: [{if: guest, opens: auth/conversion}]}")

  static let check = Check(explanation) { context, diagnostics in
    guard context.faults.isEmpty else { return }
    for entry in context.book.emptyStates.entries {
      let state = entry.value
      for plan in context.book.plans.columns {
        guard let end = ending(of: state, under: plan, context), let route = context.book.routes[end.route],
          context.analysis.holds(route.guards, under: plan) == false
        else { continue }
        let path = RulePath([EmptyState.key, entry.name.text] + end.keys)
        diagnostics.append(
          Diagnostic(
            explanation, "`\(entry.name.text)` leads `\(plan.text)` to `\(end.route.text)`, which turns them away",
            at: context.places.span(path), "never lets `\(plan.text)` in",
            secondary: [.init(context.value(Route.key, end.route.text, "only_if"), "its guard")],
            helps: ["say under `unless` where it leads them"]))
        break
      }
    }
  }

  /// Where it leads a plan, as far as that depends on nothing else.
  private static func ending(of state: EmptyState, under plan: Name<Plan>, _ context: CheckContext) -> (route: Name<Route>, keys: [String])?
  {
    for (index, turn) in state.unless.enumerated() {
      switch context.analysis.holds(turn.conditions, under: plan) {
      case true?: return (turn.opens, ["unless", "\(index)", "opens"])
      case false?: continue
      // It depends on more than the plan: for the others it goes on.
      case nil: continue
      }
    }
    return (state.opens, ["opens"])
  }
}
