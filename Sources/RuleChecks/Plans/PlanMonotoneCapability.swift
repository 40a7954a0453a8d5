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
    var found: [(plan: Name<Plan>, diagnostic: Diagnostic)] = []
    for entry in context.book.capabilities.entries {
      for (index, plan) in columns.enumerated() {
        guard case .deny = entry.value.plans[plan], let earlier = columns[..<index].last(where: { isAllowed(entry.value.plans[$0]) }) else {
          continue
        }
        let diagnostic = Diagnostic(
          explanation, "`\(plan.text)` is denied what `\(earlier.text)` is allowed",
          at: context.value(Capability.key, entry.name.text, "plans", plan.text),
          "denied here", secondary: [.init(context.value(Capability.key, entry.name.text, "plans", earlier.text), "allowed here")],
          helps: ["allow it for `\(plan.text)` too, or deny it for both"])
        found.append((plan, diagnostic))
      }
    }
    // One capability is a mistake in its row. Many are a mistake in the order of the plans.
    let pairs = Dictionary(grouping: found, by: \.diagnostic.message).filter { $0.value.count >= many }
    diagnostics += found.map(\.diagnostic).filter { pairs[$0.message] == nil }
    for (message, rows) in pairs.sorted(by: { $0.key < $1.key }) {
      diagnostics.append(
        Diagnostic(
          explanation, "\(message), in \(rows.count) capabilities", at: context.key(Plan.key, "states", rows[0].plan.text), "in this order",
          secondary: rows.prefix(3).map { .init($0.diagnostic.primary.span, "denied here") },
          helps: ["put the plans in the order in which they allow more"]))
    }
  }

  /// So many capabilities do not become wrong at once.
  private static let many = 5

  private static func isAllowed(_ cell: Cell?) -> Bool {
    switch cell {
    case .allow, .within, .spends: true
    case .deny, .notApplicable, nil: false
    }
  }
}
