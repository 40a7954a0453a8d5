internal import Diagnostics
internal import RuleKinds

/// Checks that a plan has a limit only for what it is allowed to do.
enum PlanCoreLimitMismatch {
  static let explanation = Explanation(
    "plan.core-limit-mismatch", .error,
    finds: "A limit above 0 for a plan that is denied every capability within that limit.",
    why: "The limit offers what the matrix denies. One of the two is wrong, and users see both.",
    example: "inbox_items: {plans: {guest: 3}}   # and inbox.accept: {plans: {guest: guest_import}}",
    instead: "inbox_items: {plans: {guest: 0}}")

  static let check = Check(explanation) { context, diagnostics in
    var asking: [Name<Limit>: [Named<Capability, Capability>.Entry]] = [:]
    for entry in context.book.capabilities.entries {
      for name in Set(entry.value.plans.cells.compactMap(\.value.limit)) { asking[name, default: []].append(entry) }
    }
    for entry in context.book.limits.entries {
      // A capability that could not be read may be the one that allows the plan.
      guard let capabilities = asking[entry.name], context.reportedErrors.isEmpty else { continue }
      for cell in entry.value.plans.cells where cell.value != .number(0) && cell.value != .notApplicable {
        let cells = capabilities.map { ($0.name, $0.value.plans[cell.column]) }
        guard let refusing = cells.first, cells.allSatisfy({ $0.1.map(refuses) ?? false }) else { continue }
        diagnostics.append(
          Diagnostic(
            explanation,
            "`\(entry.name.text)` is above 0 for `\(cell.column.text)`, but the plan is denied everything that counts toward it",
            at: context.value(Limit.key, entry.name.text, "plans", cell.column.text),
            secondary: [.init(context.value(Capability.key, refusing.0.text, "plans", cell.column.text), "denied here")],
            helps: ["write `0`, or allow the plan a capability `within: \(entry.name.text)`"]))
      }
    }
  }

  private static func refuses(_ cell: Cell) -> Bool {
    switch cell {
    case .deny, .notApplicable: true
    case .allow, .within, .spends: false
    }
  }
}
