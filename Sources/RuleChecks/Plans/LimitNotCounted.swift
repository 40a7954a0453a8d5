internal import Diagnostics
internal import RuleKinds

/// Checks that a cell uses only limits that apply to its plan.
enum LimitNotCounted {
  static let explanation = Explanation(
    "limit.not-counted", .error,
    finds: "A cell that is `within` a limit, or `spends` from it, for a plan for which the limit is `none`.",
    why: "The limit is not counted on that plan, so the cell would allow unlimited use or spend from a balance that does not exist.",
    example: "practice: {plans: {pro: {spends: credits}}}   # credits: {plans: {pro: none}}",
    instead: "practice: {plans: {pro: allow}}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.capabilities.entries {
      for cell in entry.value.plans.cells {
        guard let name = cell.value.limit, context.book.limits[name]?.plans[cell.column] == .notApplicable else { continue }
        let number = RulePath(Limit.key, name.text, "plans", cell.column.text)
        diagnostics.append(
          Diagnostic(
            explanation, "`\(name.text)` is not counted for `\(cell.column.text)`",
            at: context.value(Capability.key, entry.name.text, "plans", cell.column.text), "used here",
            secondary: [.init(context.places.span(number), "`none` here")],
            helps: ["write `allow`, or give `\(cell.column.text)` a number in `\(name.text)`"]))
      }
    }
  }
}
