internal import Diagnostics
internal import RuleKinds

/// Checks that a limit has reasons only for plans that can reach it.
enum PlanGateWithoutDeny {
  static let explanation = Explanation(
    "plan.gate-without-deny", .warning, waivable: true,
    finds: "A reason in `when_full` or `when_spent` for a plan that has no number in the limit.",
    why: "Users on that plan never see the reason, so either the reason or the missing number is a mistake.",
    example: "saved_flows: {plans: {free: 2, pro: unlimited}, when_full: {free: flow_cap, pro: flow_cap}}",
    instead: "saved_flows: {plans: {free: 2, pro: unlimited}, when_full: {free: flow_cap}}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.limits.entries {
      let (name, limit) = (entry.name.text, entry.value)
      for (key, cells) in [("when_full", limit.whenFull.cells), ("when_spent", limit.whenSpent.cells)] {
        for cell in cells {
          let plans = RulePath(Limit.key, name, "plans", cell.column.text)
          guard let value = limit.plans[cell.column], value == .unlimited || value == .notApplicable, !context.isFaulty(plans) else {
            continue
          }
          let isUnlimited = value == .unlimited
          diagnostics.append(
            Diagnostic(
              explanation,
              "`\(name)` is \(isUnlimited ? "unlimited" : "not counted") for `\(cell.column.text)`, so this reason is never given",
              at: context.value(Limit.key, name, key, cell.column.text),
              secondary: [.init(context.places.span(plans), isUnlimited ? "no number here" : "not counted here")],
              helps: ["remove `\(cell.column.text)` from `\(key)`, or give the plan a number"]))
        }
      }
    }
  }
}
