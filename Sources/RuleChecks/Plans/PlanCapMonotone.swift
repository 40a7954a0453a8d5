internal import Diagnostics
internal import RuleKinds

/// Checks that a higher plan has at least the limit of the plan below it.
enum PlanCapMonotone {
  static let explanation = Explanation(
    "plan.cap-monotone", .warning, waivable: true,
    finds: "A limit that is lower for a plan than for the plan below it.",
    why: "Users would pay and get less. Most often, a digit is missing.",
    example: "inbox_items: {plans: {guest: 0, free: 10, pro: 5}}",
    instead: "inbox_items: {plans: {guest: 0, free: 10, pro: 50}}")

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    let columns = context.book.plans.columns
    for entry in context.book.limits.entries {
      for (earlier, later) in zip(columns, columns.dropFirst()) {
        guard let before = size(entry.value.plans[earlier]), let after = size(entry.value.plans[later]), after < before else { continue }
        // A changed locked value was already reported, and it is the value that is too large or too small.
        let cells = [earlier, later].map { context.value(Limit.key, entry.name.text, "plans", $0.text) }
        if diagnostics.contains(where: { cells.contains($0.primary.span) }) { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(later.text)` has a lower limit than `\(earlier.text)`",
            at: context.value(Limit.key, entry.name.text, "plans", later.text),
            "lower than `\(earlier.text)`",
            secondary: [.init(context.value(Limit.key, entry.name.text, "plans", earlier.text), "higher here")],
            helps: ["give `\(later.text)` at least the limit of `\(earlier.text)`"]))
      }
    }
  }

  private static func size(_ value: LimitValue?) -> Int64? {
    switch value {
    case .number(let number): number
    case .unlimited: .max
    case .notApplicable, nil: nil
    }
  }
}
