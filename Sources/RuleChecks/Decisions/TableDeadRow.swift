internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// Every row of a list, of which the first that applies decides, can be the one that decides.
enum TableDeadRow {
  static let explanation = Explanation(
    "table.dead-row", .error,
    finds:
      "A row, a variant or a turn that never decides, whatever the facts are: the earlier ones leave nobody to it, or it never applies.",
    why: "The first that applies decides, so what this one says is never done.",
    example: "first_match:\n  - {if: guest, deny: guest_build}\n  - {if: [guest, offline], deny: needs_network}\n  - {otherwise: allow}",
    instead: "first_match:\n  - {if: [guest, offline], deny: needs_network}\n  - {if: guest, deny: guest_build}\n  - {otherwise: allow}")

  static let check = Check(explanation) { context, diagnostics in
    // What could not be read may be what leaves a row to somebody.
    guard context.faults.isEmpty else { return }
    for list in RowList.all(context) where list.rows.count > 1 && !list.isUnique {
      let (search, origins) = list.search()
      for (index, row) in list.rows.enumerated() {
        // What always applies and comes too early is `table.end`'s.
        if list.rows[..<index].contains(where: { $0.ends && $0.conditions.isEmpty }) { continue }
        // The last row takes the rest, even where there is nobody left: rows before it may change.
        if row.conditions.isEmpty, index == list.rows.count - 1 { continue }
        let earlier = origins.prefix { $0 < index }.count
        // Whom a cell refuses is the matrix's business: it is enough that somebody gets to the question.
        let own = row.asksTheMatrix || row.decides.isEmpty ? [row.applies] : row.decides
        guard own.allSatisfy({ search.left(of: $0, by: earlier) == .never }) else { continue }
        let cover = Set(own.flatMap { search.covering($0, by: earlier) }.map { origins[$0] }).sorted()
        // That the matrix refuses everybody is said in the matrix.
        if row.asksTheMatrix, cover.contains(where: { list.rows[$0].asksTheMatrix }) { continue }
        var example: FactExample?
        if case .found(let facts) = search.holding(.any(own)) { example = FactExample(facts, in: list.builder.space) }
        diagnostics.append(diagnostic(row, cover.map { list.rows[$0] }, example, context))
      }
    }
  }

  private static func diagnostic(_ row: ListedRow, _ cover: [ListedRow], _ example: FactExample?, _ context: CheckContext) -> Diagnostic {
    let place = context.places.span(row.path)
    if cover.isEmpty {
      return Diagnostic(
        explanation, "this row is never reached", at: place, "never applies",
        notes: ["nobody's facts make all of its conditions hold at once"], helps: ["change its `if`, or take it out"],
        fixes: context.places.removal(of: row.path))
    }
    let words: (label: String, help: String)
    if cover.count > 1 {
      words = ("applies before it", "change the `if` of one of them, or take this one out")
    } else if Set(cover[0].conditions) == Set(row.conditions) {
      words = ("has the same conditions and comes first", "take one of them out, or change its `if`")
    } else {
      words = ("applies whenever the later one would, and comes first", "move the one with more conditions up, or take it out")
    }
    let notes = example.flatMap { $0.facts.isEmpty ? nil : "for example \($0): an earlier row decides" }
    return Diagnostic(
      explanation, "this row is never reached", at: place, "never decides",
      secondary: cover.prefix(6).map { .init(context.places.span($0.path), words.label) }, notes: notes.map { [$0] } ?? [],
      helps: [words.help], fixes: context.places.removal(of: row.path))
  }
}
