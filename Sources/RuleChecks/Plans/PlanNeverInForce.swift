internal import Diagnostics
internal import RuleKinds

/// Checks that every plan can be in force.
enum PlanNeverInForce {
  static let explanation = Explanation(
    "plan.never-in-force", .error,
    finds: "A plan that no row of `resolution` gives, or that only the last row gives although earlier rows cover all cases.",
    why: "Its cells, limits, and sentences look like rules, but never apply to a user.",
    example: "states: {guest: ..., free: ..., plus: ...}\nresolution:\n  - {if: signed_out, plan: guest}\n  - {plan: free}",
    instead: "resolution:\n  - {if: signed_out, plan: guest}\n  - {if: plus_is_paid, plan: plus}\n  - {plan: free}")

  static let check = Check(explanation, isAboutConsequences: true) { context, diagnostics in
    // Something that could not be read may be the row that gives the plan.
    guard context.reportedErrors.isEmpty else { return }
    let rows = context.book.plans.resolution
    // `table.end` reports rows without a last row that always applies.
    guard rows.last?.conditions.isEmpty == true else { return }
    let list = RowList.all(context).first { $0.path == RulePath(Plan.key, "resolution") }
    for plan in context.book.plans.states.entries.map(\.name) {
      let own = rows.indices.filter { rows[$0].plan == plan }
      if own.isEmpty {
        diagnostics.append(
          Diagnostic(
            explanation, "no row of `resolution` gives the plan `\(plan.text)`", at: context.key(Plan.key, plan.text), "never in force",
            secondary: [.init(context.places.key(RulePath(Plan.key, "resolution")), "the rows")],
            helps: ["add `- {if: ..., plan: \(plan.text)}` to `resolution`, or remove `\(plan.text)`"]))
        continue
      }
      // `table.dead-row` reports an earlier row that never decides.
      guard let list, own == [rows.count - 1], rows.count > 1, list.search().search.deciding(rows.count - 1) == .never else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "earlier rows cover all cases, so no user gets the plan `\(plan.text)`",
          at: context.value(Plan.key, "resolution", "\(rows.count - 1)"), "never in force",
          helps: ["change the `if` of an earlier row, or remove `\(plan.text)`"]))
    }
  }
}
