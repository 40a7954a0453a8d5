internal import Diagnostics
internal import RuleKinds

/// Checks that every row of the matrix has a cell for every plan.
enum PlanMatrixMissingCell {
  static let explanation = Explanation(
    "plan.matrix.missing-cell", .error,
    finds: "A capability or a limit without a cell for one of the plans.",
    why: "The app could not decide for users on that plan.",
    example: "flow.save:\n  plans: {guest: guest_save_flow, pro: allow}   # free?",
    instead: "flow.save:\n  plans: {guest: guest_save_flow, free: allow, pro: allow}")

  static let check = Check(explanation) { context, diagnostics in
    let all = context.book.plans.columns.filter { !context.isFaulty(Plan.key, $0.text, "follows") }
    let columns = all.filter { !isWithoutCells($0, context, &diagnostics) }
    for entry in context.book.capabilities.entries {
      report(columns.filter { entry.value.plans[$0] == nil }, Capability.key, entry.name.text, context, &diagnostics)
    }
    for entry in context.book.limits.entries {
      report(columns.filter { entry.value.plans[$0] == nil }, Limit.key, entry.name.text, context, &diagnostics)
    }
  }

  /// Reports a plan without any cell once, at the plan.
  private static func isWithoutCells(_ plan: Name<Plan>, _ context: CheckContext, _ diagnostics: inout [Diagnostic]) -> Bool {
    let rows =
      context.book.capabilities.names.map { RulePath(Capability.key, $0, "plans") }
      + context.book.limits.names.map { RulePath(Limit.key, $0, "plans") }
    guard rows.count > 1, rows.allSatisfy({ !context.isFaulty($0) && context.places.exact($0.appending(plan.text)) == nil }) else {
      return false
    }
    diagnostics.append(
      Diagnostic(
        explanation, "none of the \(rows.count) capabilities and limits has a cell for `\(plan.text)`",
        at: context.key(Plan.key, plan.text),
        "no column", helps: ["write `follows:` with the plan whose cells it has, or add a cell for it to each row"]))
    return true
  }

  private static func report(
    _ missing: [Name<Plan>], _ kind: String, _ name: String, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    // An invalid cell was already reported.
    let absent = missing.filter { context.places.exact(RulePath(kind, name, "plans", $0.text)) == nil }
    guard !absent.isEmpty, !context.isFaulty(kind, name, "plans"), let row = context.places.exact(RulePath(kind, name, "plans")) else {
      return
    }
    diagnostics.append(
      Diagnostic(
        explanation, "`\(name)` has no cell for \(absent.map(\.text).quotedPhrase())", at: row, "incomplete",
        secondary: absent.map { .init(context.key(Plan.key, $0.text), "the plan is declared here") },
        helps: [
          "add \(absent.map { "`\($0.text):`" }.phrase()) with a value for \(absent.count == 1 ? "that plan" : "each of these plans")"
        ]))
  }
}
