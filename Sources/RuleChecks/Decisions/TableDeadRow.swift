internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// Checks that every row of a list in which the first row that applies decides can be the one that decides.
enum TableDeadRow {
  static let explanation = Explanation(
    "table.dead-row", .error,
    finds:
      "A row, a copy variant, or an `unless` entry that never decides, regardless of the facts: earlier rows cover all its cases, or it never applies.",
    why: "The first row that applies decides, so this row never has an effect.",
    example: "first_match:\n  - {if: guest, deny: guest_build}\n  - {if: [guest, offline], deny: needs_network}\n  - {otherwise: allow}",
    instead: "first_match:\n  - {if: [guest, offline], deny: needs_network}\n  - {if: guest, deny: guest_build}\n  - {otherwise: allow}")

  static let check = Check(explanation, isAboutConsequences: true) { context, diagnostics in
    // Something that could not be read may make a row reachable.
    guard context.reportedErrors.isEmpty else { return }
    for list in RowList.all(context) where list.rows.count > 1 && !list.isUnique {
      let (search, origins) = list.search()
      for (index, row) in list.rows.enumerated() {
        // `table.end` reports a row that always applies and comes too early.
        if list.rows[..<index].contains(where: { $0.ends && $0.conditions.isEmpty }) { continue }
        // The last row is the fallback. It may have no cases left, because earlier rows may change.
        if row.conditions.isEmpty, index == list.rows.count - 1 { continue }
        let earlier = origins.prefix { $0 < index }.count
        // The matrix determines what a cell denies. It is enough that the step can be reached.
        let own = row.asksTheMatrix || row.decides.isEmpty ? [row.applies] : row.decides
        guard own.allSatisfy({ search.left(of: $0, by: earlier) == .never }) else { continue }
        let cover = Set(own.flatMap { search.covering($0, by: earlier) }.map { origins[$0] }).sorted()
        // A check of the matrix reports a capability that every plan is denied.
        if row.asksTheMatrix, cover.contains(where: { list.rows[$0].asksTheMatrix }) { continue }
        // `condition.constant` reports the condition that is the cause.
        if ([index] + cover).contains(where: { hasConstant(list.rows[$0], context) }) { continue }
        var example: FactExample?
        if case .found(let facts) = search.holding(.any(own)) { example = FactExample(facts, in: list.builder.space) }
        diagnostics.append(diagnostic(row, cover.map { list.rows[$0] }, example, context))
      }
    }
  }

  private static func hasConstant(_ row: ListedRow, _ context: CheckContext) -> Bool {
    row.conditions.contains { context.analysis.constant($0) != nil }
  }

  private static func diagnostic(_ row: ListedRow, _ cover: [ListedRow], _ example: FactExample?, _ context: CheckContext) -> Diagnostic {
    let place = context.places.span(row.path)
    if cover.isEmpty {
      return Diagnostic(
        explanation, "this row is never reached", at: place, "never applies",
        notes: ["no combination of facts makes all of its conditions hold"], helps: ["change its `if`, or remove it"])
    }
    let words: (label: String, help: String)
    if cover.count > 1 {
      words = ("applies before it", "change the `if` of one of them, or remove this row")
    } else if Set(cover[0].conditions) == Set(row.conditions) {
      words = ("has the same conditions and comes first", "remove one of them, or change its `if`")
    } else {
      words = ("applies whenever the later one would, and comes first", "move the row with more conditions up, or remove it")
    }
    let notes = example.flatMap { $0.facts.isEmpty ? nil : "for example \($0): an earlier row decides" }
    return Diagnostic(
      explanation, "this row is never reached", at: place, "never decides",
      secondary: cover.prefix(6).map { .init(context.places.span($0.path), words.label) }, notes: notes.map { [$0] } ?? [],
      helps: [words.help])
  }
}
