internal import Diagnostics
internal import RuleKinds

/// Checks that capabilities for the same row of the documents decide the same.
enum PlanDuplicateCapability {
  static let explanation = Explanation(
    "plan.duplicate-capability", .error,
    finds: "Two capabilities for the same row of the documents' matrix, one of which allows what the other denies.",
    why: "The row has two decisions, and the result depends on which capability an action requires.",
    example: "practice.inbox: {rows: [M16], plans: {free: free_practice_inbox}}\npractice.import: {rows: [M16], plans: {free: allow}}",
    instead: "practice.inbox: {rows: [M16], plans: {free: free_practice_inbox}}")

  static let check = Check(explanation) { context, diagnostics in
    var first: [String: Named<Capability, Capability>.Entry] = [:]
    for entry in context.book.capabilities.entries where !context.isFaulty(Capability.key, entry.name.text) {
      for (index, row) in entry.value.rows.enumerated() {
        guard let other = first[row] else {
          first[row] = entry
          continue
        }
        let differing = entry.value.plans.cells.first { cell in
          guard let here = isAllowed(cell.value), let there = other.value.plans[cell.column].flatMap(isAllowed) else { return false }
          return here != there
        }
        guard let column = differing?.column else { continue }
        diagnostics.append(
          Diagnostic(
            explanation,
            "`\(entry.name.text)` and `\(other.name.text)` both implement the row `\(row)`, but decide differently for `\(column.text)`",
            at: context.value(Capability.key, entry.name.text, "rows", "\(index)"),
            secondary: [
              .init(context.value(Capability.key, other.name.text, "plans", column.text), "decided here"),
              .init(context.value(Capability.key, entry.name.text, "plans", column.text), "decided differently here"),
            ],
            helps: [
              "decide the same for `\(column.text)` in both cells, or, if one of the two implements another row, write that row in its `rows`"
            ]))
      }
    }
  }

  /// Whether a cell allows its plan; nil if the capability does not apply to the plan.
  private static func isAllowed(_ cell: Cell) -> Bool? {
    switch cell {
    case .allow, .within, .spends: true
    case .deny: false
    case .notApplicable: nil
    }
  }
}
