internal import Conditions
internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText

/// Reports sentences that are shown under the condition of another sentence.
enum CopyOtherCondition {
  static let explanation = Explanation(
    "copy.other-condition", .warning, waivable: true,
    finds:
      "A notification whose sentence shows a number, while its conditions are only about a number that another notification shows, and another condition is about its own; or a notification that is named after a number in its conditions and shows that of another one.",
    why: "Users would read about something that did not happen, and not about what did.",
    example: "DUE: {fires: {if: is_overdue}, says: due}   # due: {count} due; is_overdue: count.overdue > 0; OVERDUE shows count.overdue",
    instead: "DUE: {fires: {if: is_due}, says: due}")

  static let check = Check(explanation) { context, diagnostics in
    guard context.reportedErrors.isEmpty else { return }
    let shown = context.book.notifications.entries.map { Shown($0, context) }
    for one in shown where !one.numbers.isEmpty && !one.conditions.isEmpty && one.conditionFacts.isDisjoint(with: one.numbers) {
      let other = shown.first { other in
        other.name != one.name && one.conditionFacts.isSuperset(of: other.numbers) && !other.numbers.isEmpty
          && !other.conditionFacts.isDisjoint(with: other.numbers) && other.numbers.isDisjoint(with: one.numbers)
      }
      if other == nil, let same = shown.first(where: { $0.shows(asWell: one) }) {
        // Only a fact that the notification is named after is meant: another one may be why a reminder comes.
        let words = Set(FileWords.words(of: one.name))
        let because = one.conditionFacts.filter { fact in
          let named = FileWords.words(of: String(fact.split(separator: ".").last ?? ""))
          return context.book.facts[fact]?.type == .int && !named.isEmpty && words.isSuperset(of: named)
        }.sorted()
        guard let place = one.place, !because.isEmpty else { continue }
        diagnostics.append(
          Diagnostic(
            explanation,
            "`\(one.name)` shows \(one.numbers.sorted().quotedPhrase()), as `\(same.name)` does, but fires because of \(because.quotedPhrase())",
            at: place, "another number",
            secondary: [.init(context.value(NotificationType.key, one.name, "fires", "if"), "fires because of this")],
            helps: ["show \(because.quotedPhrase("or"))"]))
        continue
      }
      guard let other, let own = condition(about: one.numbers, context) else { continue }
      let place = context.value(NotificationType.key, one.name, "fires", "if")
      diagnostics.append(
        Diagnostic(
          explanation,
          "`\(one.name)` shows \(one.numbers.sorted().quotedPhrase()), but fires because of \(other.numbers.sorted().quotedPhrase()), which `\(other.name)` shows",
          at: place, secondary: [.init(context.value(NotificationType.key, one.name, "says"), "shows another number")],
          helps: ["write a condition about what it shows, such as `\(own)`"]))
    }
  }

  /// A notification with the facts that it shows and those that it depends on.
  private struct Shown {
    let name: String
    let conditions: [Name<Condition>]
    /// The numbers that its sentences show.
    let numbers: Set<String>
    let conditionFacts: Set<String>
    /// The first value that its sentences show.
    let place: Span?

    /// Whether the notification shows the numbers of another one, and fires because of them.
    func shows(asWell other: Shown) -> Bool {
      name != other.name && numbers == other.numbers && !conditionFacts.isDisjoint(with: numbers)
    }

    init(_ entry: Named<NotificationType, NotificationType>.Entry, _ context: CheckContext) {
      name = entry.name.text
      conditions = entry.value.fires.conditions
      let copies = [entry.value.says] + (entry.value.expanded.map { [$0] } ?? [])
      let values = copies.flatMap { copy in
        (context.book.copy[copy]?.values.entries ?? []).map { RulePath(Copy.key, copy.text, "values", $0.variable) }
      }
      place = values.first.map { context.places.exact($0.appending("value")) ?? context.places.span($0) }
      numbers = Set(values.flatMap { CopyOtherCondition.facts(at: $0, context) }.filter { context.book.facts[$0]?.type == .int })
      conditionFacts = Set(conditions.flatMap { CopyOtherCondition.facts(at: RulePath(Condition.key, $0.text, "when"), context) })
    }
  }

  private static func facts(at path: RulePath, _ context: CheckContext) -> [String] {
    context.typed[path].map { context.typed.factsBehind($0, in: context.book) } ?? []
  }

  /// The first condition that is only about some numbers.
  private static func condition(about numbers: Set<String>, _ context: CheckContext) -> String? {
    context.book.conditions.entries.first { entry in
      let facts = facts(at: RulePath(Condition.key, entry.name.text, "when"), context)
      return !facts.isEmpty && facts.allSatisfy(numbers.contains)
    }?.name.text
  }
}
