internal import Conditions
internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// Reports sentences that show a limit with the amount of another one.
enum CopyOtherLimit {
  static let explanation = Explanation(
    "copy.other-limit", .warning, waivable: true,
    finds: "A sentence that shows one limit, and the used or remaining amount of another one.",
    why: "Users would read `3 of 50` about two different things.",
    example: "orders.used: {text: \"{count} of {limit}\", values: {count: usage.stamps, limit: limits.orders}}",
    instead: "orders.used: {text: \"{count} of {limit}\", values: {count: usage.orders, limit: limits.orders}}")

  static let check = Check(explanation) { context, diagnostics in
    guard context.broken.isDisjoint(with: [Fact.key, Limit.key]) else { return }
    let counters = Set(context.book.limits.entries.flatMap(\.value.counters))
    for entry in context.book.copy.entries where entry.value.values.entries.count > 1 && !context.isFaulty(Copy.key, entry.name.text) {
      let values = entry.value.values.entries.compactMap { value in
        let path = RulePath(Copy.key, entry.name.text, "values", value.variable)
        return context.typed[path].map { (path: path, uses: $0.uses) }
      }
      let shown = Set(values.flatMap(\.uses.limits))
      let facts = Set(values.flatMap(\.uses.facts))
      // The amounts of limits that a sentence shows.
      guard shown.count == 1 else { continue }
      let counters = values.flatMap { value in value.uses.facts.sorted().map { (path: value.path, fact: $0) } }.filter {
        counters.contains($0.fact)
      }
      guard let name = shown.first, let limit = context.book.limits[Name(name)], let counter = counters.first,
        !limit.counters.isEmpty, facts.isDisjoint(with: limit.counters)
      else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` shows the limit `\(name)` with `\(counter.fact)`, which counts another one",
          at: context.places.span(counter.path), "the amount of another limit",
          secondary: [.init(context.key(Limit.key, name), "this counts \(limit.counters.quotedPhrase("or"))")],
          helps: ["show \(limit.counters.quotedPhrase("or")), or the limit that `\(counter.fact)` counts"]))
    }
  }
}

extension Limit {
  /// The facts with its used and its remaining amount; of a limit on a single thing, the amount of the thing.
  fileprivate var counters: [String] {
    let counted = [used, left].compactMap { $0?.text }
    return counted.isEmpty ? adds.map { [$0.text] } ?? [] : counted
  }
}
