internal import Conditions
internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import SourceText

/// Reports limits whose sentences have the numbers of another limit.
enum LimitOtherWords {
  static let explanation = Explanation(
    "limit.other-words", .warning, waivable: true,
    finds: "A sentence or a denial of a limit that shows only values of another limit.",
    why: "Users would read how full their library is when their inbox is full, and free the wrong thing.",
    example: "inbox_items: {tells: {count: saved_flows.count}, ...}   # saved_flows.count: {values: {count: usage.savedFlows}}",
    instead: "inbox_items: {tells: {count: inbox_items.count}, ...}")

  static let check = Check(explanation, seesOthers: true, isAboutConsequences: true) { context, diagnostics in
    guard context.reportedErrors.isEmpty else { return }
    for entry in context.book.limits.entries {
      let rule = RulePath(Limit.key, entry.name.text)
      func look(_ copy: Name<Copy>?, _ path: RulePath, _ what: String) {
        guard let copy, !diagnostics.haveError(in: context.places.span(path)),
          let other = other(copy, entry.name, entry.value, context)
        else { return }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(what)` has the numbers of `\(other.limit)`, not those of `\(entry.name.text)`", at: context.places.span(path),
            secondary: [.init(context.places.span(other.value), "belongs to `\(other.limit)`")],
            helps: ["use a sentence about `\(entry.name.text)`"]))
      }
      for part in LimitPartKind.allCases {
        let copy = entry.value.tells[part]
        look(copy, rule.appending("tells", part.name), copy?.text ?? "")
      }
      for (key, cells) in [("when_full", entry.value.whenFull.cells), ("when_spent", entry.value.whenSpent.cells)] {
        for cell in cells {
          let reason = context.book.reasons[cell.value]
          look(reason.flatMap { ReasonWords.of($0, context.book).copy }, rule.appending(key, cell.column.text), cell.value.text)
        }
      }
    }
  }

  /// Returns another limit whose numbers a sentence has, if it has no number of its own limit.
  private static func other(
    _ copy: Name<Copy>, _ name: Name<Limit>, _ limit: Limit, _ context: CheckContext
  ) -> (limit: String, value: RulePath)? {
    var found: (String, RulePath)?
    for value in context.book.copy[copy]?.values.entries.map(\.variable) ?? [] {
      let path = RulePath(Copy.key, copy.text, "values", value)
      guard let uses = context.typed[path]?.uses else { continue }
      let own = limit.amounts.map(\.text)
      if uses.limits.contains(name.text) || uses.facts.contains(where: own.contains) { return nil }
      if let other = uses.limits.first ?? owner(of: uses.facts, context.book) { found = found ?? (other, path) }
    }
    return found
  }

  /// Returns the limit that counts one of some facts.
  private static func owner(of facts: [String], _ book: RuleBook) -> String? {
    book.limits.entries.first { entry in
      [entry.value.used, entry.value.left].contains { fact in fact.map { facts.contains($0.text) } ?? false }
    }?.name.text
  }
}
