internal import Diagnostics
internal import RulesModel
internal import SourceText

/// Every row of a list, of which the first that applies decides, can be the one that decides.
enum DeadRow {
  static let explanation = Explanation(
    "table.dead-row", .error,
    finds: "A row, a variant or a turn whose conditions include all those of an earlier one.",
    why: "The first that applies decides, so this one never does, whatever it says.",
    example: "first_match:\n  - {if: guest, deny: guest_build}\n  - {if: [guest, offline], deny: needs_network}\n  - {otherwise: allow}",
    instead: "first_match:\n  - {if: [guest, offline], deny: needs_network}\n  - {if: guest, deny: guest_build}\n  - {otherwise: allow}")

  static let check = Check(explanation) { context, diagnostics in
    let book = context.book
    func check(_ rows: [Row], _ parts: String...) { report(rows, RulePath(parts), context, &diagnostics) }
    for entry in book.actions.entries {
      check(
        entry.value.steps.map { Row(conditions: $0.conditions, asks: $0.require?.text) }, Action.key, entry.name.text, "first_match")
    }
    for entry in book.tables.entries {
      check(entry.value.rows.map { Row(conditions: $0.conditions) }, DecisionTable.key, entry.name.text, "first_match")
    }
    check(book.router.rows.map { Row(conditions: $0.conditions) }, Router.key, "first_match")
    check(book.plans.resolution.map { Row(conditions: $0.conditions) }, Plan.key, "resolution")
    for entry in book.copy.entries {
      check(entry.value.variants.map { Row(conditions: $0.conditions) }, Copy.key, entry.name.text, "variants")
    }
    for entry in book.emptyStates.entries {
      check(entry.value.unless.map { Row(conditions: $0.conditions) }, EmptyState.key, entry.name.text, "unless")
    }
  }

  private struct Row {
    var conditions: [Name<Condition>]
    /// The capability that a step only asks for: where it is allowed, the next step decides.
    var asks: String?
  }

  private static func report(_ rows: [Row], _ path: RulePath, _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    guard rows.count > 1, !context.isFaulty(path), context.places.exact(path.appending("\(rows.count)")) == nil else { return }
    for (index, row) in rows.enumerated() where !row.conditions.isEmpty {
      let mine = Set(row.conditions)
      // A row without conditions always applies: `table.end` speaks of what follows it.
      guard
        let earlier = rows[..<index].firstIndex(where: { other in
          !other.conditions.isEmpty && mine.isSuperset(of: other.conditions) && (other.asks == nil || other.asks == row.asks)
        })
      else { continue }
      let isSame = rows[earlier].conditions.count == mine.count
      diagnostics.append(
        Diagnostic(
          explanation, "this row is never reached", at: context.places.span(path.appending("\(index)")), "never decides",
          secondary: [
            .init(
              context.places.span(path.appending("\(earlier)")),
              isSame ? "has the same conditions and comes first" : "applies whenever the later one would, and comes first")
          ],
          helps: [isSame ? "take one of them out, or change its `if`" : "move the one with more conditions up, or take it out"],
          fixes: context.places.removal(of: path.appending("\(index)"))))
    }
  }
}
