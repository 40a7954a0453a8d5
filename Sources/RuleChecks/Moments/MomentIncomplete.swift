internal import Diagnostics
internal import RuleKinds
internal import Schema

/// A moment leads to one place, asks what its table may answer, and says something.
enum MomentIncomplete {
  static let explanation = Explanation(
    "moment.incomplete", .error,
    finds:
      "A moment that says nothing, leads to two places, leads where a table answers that names no screens, or asks with an answer that its table does not have.",
    why: "An app that gets to this moment would not know what to do, or would never ask.",
    example: "logged_out: {goes_to: auth/welcome, goes_where: launch}",
    instead: "logged_out: {goes_to: auth/welcome}")

  /// Whether a table's answers could be looked up at all; if not, that was said.
  private static func isKind(_ key: String) -> Bool { RuleBookSchema.schema.fields.contains { $0.key == key } }

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.moments.entries where !context.isFaulty(Moment.key, entry.name.text) {
      let (name, moment) = (entry.name.text, entry.value)
      if moment.goesTo != nil, moment.goesWhere != nil {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(name)` leads to two places", at: context.key(Moment.key, name, "goes_where"), "and here",
            secondary: [.init(context.key(Moment.key, name, "goes_to"), "here")], helps: ["keep one of `goes_to` and `goes_where`"]))
      }
      if let table = moment.goesWhere, let known = context.book.tables[table], known.answersAre != Route.key,
        known.answersAre.map(isKind) ?? true,
        !context.isFaulty(DecisionTable.key, table.text)
      {
        diagnostics.append(
          Diagnostic(
            explanation, "the answers of `\(table.text)` are no screens", at: context.value(Moment.key, name, "goes_where"),
            helps: ["add `answers_are: routes` to the table"]))
      }
      if let asks = moment.asks, let table = context.book.tables[asks.table], !table.answers.contains(asks.answer),
        !context.isFaulty(DecisionTable.key, asks.table.text)
      {
        let near = Suggestion.nearest(to: asks.answer, among: table.answers)
        diagnostics.append(
          Diagnostic(
            explanation, "`\(asks.answer)` is not an answer of `\(asks.table.text)`", at: context.value(Moment.key, name, "asks", "answer"),
            helps: near.isEmpty ? ["its answers are \(table.answers.joined(separator: ", "))"] : near.map { "did you mean `\($0)`?" },
            fixes: Fix.write(near, at: context.value(Moment.key, name, "asks", "answer"))))
      }
      let isNamed = context.book.dataTypes.entries.contains { type in
        type.value.clearedAt.contains { $0.moment == entry.name } || type.value.keptAt.contains { $0.moment == entry.name }
      }
      if moment.does.isEmpty, moment.goesTo == nil, moment.goesWhere == nil, moment.settles.isEmpty, !isNamed,
        !context.broken.contains(DataType.key), context.faults.isEmpty
      {
        diagnostics.append(
          Diagnostic(
            explanation, "nothing happens at `\(name)`", at: context.key(Moment.key, name),
            helps: ["say what the app does, where it goes, or what data goes; or take it out"]))
      }
    }
  }
}
