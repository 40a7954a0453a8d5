internal import Diagnostics
internal import RuleKinds
internal import Schema

/// Reports moments that do nothing, lead to two places, or use a table in a way that does not fit.
enum MomentIncomplete {
  static let explanation = Explanation(
    "moment.incomplete", .error,
    finds:
      "A moment that does nothing, leads to two places, takes its destination from a table whose answers are not screens, asks with an answer that its table does not have, or has an error after one that is always shown.",
    why: "The app would have no defined behavior at this moment, or would never ask the user.",
    example: "logged_out: {goes_to: auth/welcome, goes_where: launch}",
    instead: "logged_out: {goes_to: auth/welcome}")

  /// Whether a key is a kind of rule. Otherwise, the `answers_are` of the table is already reported.
  private static func isKind(_ key: String) -> Bool { RuleBookSchema.schema.fields.contains { $0.key == key } }

  static let check = Check(explanation, isNeededToLower: true) { context, diagnostics in
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
            explanation, "the answers of `\(table.text)` are not screens", at: context.value(Moment.key, name, "goes_where"),
            helps: ["add `answers_are: routes` to the table"]))
      }
      if let asks = moment.asks, let table = context.book.tables[asks.table], !table.answers.contains(asks.answer),
        !context.isFaulty(DecisionTable.key, asks.table.text)
      {
        let near = Suggestion.choices(for: asks.answer, among: table.answers)
        diagnostics.append(
          Diagnostic(
            explanation, "`\(asks.answer)` is not an answer of `\(asks.table.text)`", at: context.value(Moment.key, name, "asks", "answer"),
            helps: near.isEmpty ? ["write \(table.answers.quotedPhrase("or"))"] : Suggestion.question(near),
            fixes: Fix.write(near, at: context.value(Moment.key, name, "asks", "answer"))))
      }
      if let always = moment.errors.firstIndex(where: \.conditions.isEmpty), always + 1 < moment.errors.count {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(moment.errors[always + 1].name.text)` is never shown at `\(name)`",
            at: context.value(Moment.key, name, "error", "\(always + 1)"), "never shown",
            secondary: [.init(context.value(Moment.key, name, "error", "\(always)"), "always shown before")],
            helps: ["put the error without `if` last"]))
      }
      let isNamed = context.book.dataTypes.entries.contains { type in
        type.value.clearedAt.contains { $0.moment == entry.name } || type.value.keptAt.contains { $0.moment == entry.name }
      }
      if moment.does.isEmpty, moment.emits.isEmpty, moment.errors.isEmpty, moment.goesTo == nil, moment.goesWhere == nil,
        moment.settles.isEmpty, !isNamed,
        !context.broken.contains(DataType.key), context.reportedErrors.isEmpty
      {
        diagnostics.append(
          Diagnostic(
            explanation, "nothing happens at `\(name)`", at: context.key(Moment.key, name),
            helps: ["declare what the app does, where it leads, or which data it clears; or remove it"]))
      }
    }
  }
}
