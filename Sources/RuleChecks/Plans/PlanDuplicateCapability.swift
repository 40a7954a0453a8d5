internal import Diagnostics
internal import RuleKinds

/// What the documents say in one row is decided in one way.
enum PlanDuplicateCapability {
  static let explanation = Explanation(
    "plan.duplicate-capability", .error,
    finds: "Two capabilities that stand for one row of the documents' matrix, one of which allows what the other refuses.",
    why: "Whoever looks the row up finds two answers, and which one counts depends on what an action asks for.",
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
            "`\(entry.name.text)` and `\(other.name.text)` both stand for `\(row)`, and decide differently for `\(column.text)`",
            at: context.value(Capability.key, entry.name.text, "rows", "\(index)"),
            secondary: [
              .init(context.value(Capability.key, other.name.text, "plans", column.text), "decided here"),
              .init(context.value(Capability.key, entry.name.text, "plans", column.text), "and otherwise here"),
            ],
            helps: ["make one capability of the two, or take `\(row)` out of one"]))
      }
    }
  }

  /// Nil where it means nothing.
  private static func isAllowed(_ cell: Cell) -> Bool? {
    switch cell {
    case .allow, .within, .spends: true
    case .deny: false
    case .notApplicable: nil
    }
  }
}
