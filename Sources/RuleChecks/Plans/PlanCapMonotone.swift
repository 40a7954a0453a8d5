internal import Diagnostics
internal import RuleKinds

/// A plan with more rights has at least as much room.
enum PlanCapMonotone {
  static let explanation = Explanation(
    "plan.cap-monotone", .warning, waivable: true,
    finds: "A limit that is smaller for a plan than for a plan before it.",
    why: "Somebody would pay and get less; most often a digit is missing.",
    example: "inbox_items: {plans: {guest: 0, free: 10, pro: 5}}",
    instead: "inbox_items: {plans: {guest: 0, free: 10, pro: 50}}")

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    let columns = context.book.plans.columns
    for entry in context.book.limits.entries {
      for (earlier, later) in zip(columns, columns.dropFirst()) {
        guard let before = size(entry.value.plans[earlier]), let after = size(entry.value.plans[later]), after < before else { continue }
        // A locked value that was changed has been reported, and is the one that is too large or too small.
        let cells = [earlier, later].map { context.value(Limit.key, entry.name.text, "plans", $0.text) }
        if diagnostics.contains(where: { cells.contains($0.primary.span) }) { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(later.text)` has less room than `\(earlier.text)`",
            at: context.value(Limit.key, entry.name.text, "plans", later.text),
            "less than `\(earlier.text)`",
            secondary: [.init(context.value(Limit.key, entry.name.text, "plans", earlier.text), "more here")],
            helps: ["give `\(later.text)` at least as much as `\(earlier.text)`"],
            fixes: Fix.write([before == .max ? "unlimited" : "\(before)"], at: cells[1])))
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
