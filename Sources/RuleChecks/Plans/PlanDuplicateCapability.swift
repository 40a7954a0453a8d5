internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// Checks that capabilities for the same row of the documents decide the same.
enum PlanDuplicateCapability {
  static let explanation = Explanation(
    "plan.duplicate-capability", .error,
    finds: "Two capabilities for the same row of the documents' matrix, one of which allows what the other denies.",
    why: "The row has two decisions, and the result depends on which capability an action requires.",
    example: "practice.inbox: {rows: [M16], plans: {free: free_practice_inbox}}\npractice.import: {rows: [M16], plans: {free: allow}}",
    instead: "practice.inbox: {rows: [M16], plans: {free: free_practice_inbox}}")

  static let check = Check(explanation) { context, diagnostics in
    var first: [String: (entry: Named<Capability, Capability>.Entry, row: Span)] = [:]
    lazy var gaps = PlanRowMissing.gaps(context)
    for entry in context.book.capabilities.entries where !context.isFaulty(Capability.key, entry.name.text) {
      for (index, row) in entry.value.rows.enumerated() {
        let place = context.value(Capability.key, entry.name.text, "rows", "\(index)")
        guard let (other, also) = first[row] else {
          first[row] = (entry, place)
          continue
        }
        let differing = entry.value.plans.cells.first { cell in
          guard let here = isAllowed(cell.value), let there = other.value.plans[cell.column].flatMap(isAllowed) else { return false }
          return here != there
        }
        guard let column = differing?.column else { continue }
        let gap = gaps.first { $0.spans.contains(place) }
        diagnostics.append(
          Diagnostic(
            explanation,
            "`\(entry.name.text)` and `\(other.name.text)` both implement the row `\(row)`, but decide differently for `\(column.text)`",
            at: place,
            secondary: [
              .init(also, "the same row"),
              .init(context.value(Capability.key, other.name.text, "plans", column.text), "decided here"),
              .init(context.value(Capability.key, entry.name.text, "plans", column.text), "decided differently here"),
            ],
            notes: gap.map { ["no capability has the row `\($0.row)`"] } ?? [],
            helps: [
              "decide the same for `\(column.text)` in both cells, or, if one of the two implements another row, write that row in its `rows`"
            ], fixes: gap.map { gap in gap.spans.flatMap { Fix.write([gap.row], at: $0, .manual) } } ?? []))
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
