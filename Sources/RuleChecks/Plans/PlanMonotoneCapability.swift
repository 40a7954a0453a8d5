internal import Diagnostics
internal import RuleKinds

/// A plan with more rights keeps what the ones before it may do.
enum PlanMonotoneCapability {
  static let explanation = Explanation(
    "plan.monotone-capability", .warning, waivable: true,
    finds: "A capability that a plan has and a plan after it is refused.",
    why: "Somebody would pay, or sign up, and lose something.",
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
            explanation, "`\(plan.text)` is refused what `\(earlier.text)` may do",
            at: context.value(Capability.key, entry.name.text, "plans", plan.text),
            "refused here", secondary: [.init(context.value(Capability.key, entry.name.text, "plans", earlier.text), "allowed here")],
            helps: ["allow it for `\(plan.text)` too, or refuse it for both"]))
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
