package import Conditions

extension TypedBook {
  /// Whether a sentence shows the remaining time of a pause or a block of the ladder.
  package func countsDown(_ copy: Name<Copy>, in book: RuleBook) -> Bool {
    guard let sentence = book.copy[copy] else { return true }
    return sentence.values.entries.contains { value in
      guard let expression = self[RulePath(Copy.key, copy.text, "values", value.variable)] else { return true }
      return factsBehind(expression, in: book).contains("ladder.timeLeft")
    }
  }

  /// Returns the facts that an expression uses, directly or through named conditions and derived facts, without duplicates and in order.
  package func factsBehind(_ expression: TypedCondition, in book: RuleBook) -> [String] {
    var facts: [String] = []
    var seen: Set<RulePath> = []
    collect(expression, book, &seen, &facts)
    return facts
  }

  private func collect(_ expression: TypedCondition, _ book: RuleBook, _ seen: inout Set<RulePath>, _ facts: inout [String]) {
    for fact in expression.uses.facts where !facts.contains(fact) {
      facts.append(fact)
      if book.facts[fact]?.value != nil { follow(RulePath(Fact.key, fact, "value"), book, &seen, &facts) }
    }
    for condition in expression.uses.conditions { follow(RulePath(Condition.key, condition, "when"), book, &seen, &facts) }
  }

  private func follow(_ path: RulePath, _ book: RuleBook, _ seen: inout Set<RulePath>, _ facts: inout [String]) {
    guard seen.insert(path).inserted, let expression = self[path] else { return }
    collect(expression, book, &seen, &facts)
  }
}
