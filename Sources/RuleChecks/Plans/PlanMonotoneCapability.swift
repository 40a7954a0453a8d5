internal import Diagnostics
internal import RuleKinds

/// Checks that a higher plan allows everything that the plans below it allow.
enum PlanMonotoneCapability {
  static let explanation = Explanation(
    "plan.monotone-capability", .warning, waivable: true,
    finds: "A capability that one plan has but a higher plan is denied.",
    why: "Users would pay or sign up, and lose something.",
    example: "share.create_link: {plans: {guest: guest_share, free: allow, pro: free_upload}}",
    instead: "share.create_link: {plans: {guest: guest_share, free: allow, pro: allow}}")

  static let check = Check(explanation) { context, diagnostics in
    let columns = context.book.plans.columns
    for entry in context.book.capabilities.entries {
      for (index, plan) in columns.enumerated() {
        guard case .deny = entry.value.plans[plan], let earlier = columns[..<index].last(where: { isAllowed(entry.value.plans[$0]) }) else {
          continue
        }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(plan.text)` is denied what `\(earlier.text)` is allowed",
            at: context.value(Capability.key, entry.name.text, "plans", plan.text),
            "denied here", secondary: [.init(context.value(Capability.key, entry.name.text, "plans", earlier.text), "allowed here")],
            helps: ["allow it for `\(plan.text)` too, or deny it for both"]))
      }
    }
  }

  private static func isAllowed(_ cell: Cell?) -> Bool {
    switch cell {
    case .allow, .within, .spends: true
    case .deny, .notApplicable, nil: false
    }
  }
}
