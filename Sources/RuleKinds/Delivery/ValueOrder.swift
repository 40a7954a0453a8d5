/// Two values of which one must not exceed the other, even with overrides from a server.
package struct ValueOrder: Sendable, Equatable {
  package var low: RulePath
  package var high: RulePath
  /// Whether the values must also differ.
  package var isStrict: Bool

  /// Returns the orders of a ladder vector: no plan reaches a level sooner than the plan before it, and each level is above the one below.
  package static func all(in vector: LadderVector, _ name: Name<LadderVector>, _ book: RuleBook) -> [ValueOrder] {
    let columns = book.plans.columns
    let steps = book.ladderLevels.entries.compactMap { level in vector.levels[level.name].map { (level: level.name, step: $0) } }
    func path(_ level: Name<LadderLevel>, _ key: String...) -> RulePath {
      RulePath([LadderVector.key, name.text, "levels", level.text] + key)
    }
    var orders: [ValueOrder] = []
    for (level, step) in steps {
      for (earlier, later) in zip(columns, columns.dropFirst()) where step.at[earlier] != nil && step.at[later] != nil {
        orders.append(ValueOrder(low: path(level, "at", earlier.text), high: path(level, "at", later.text), isStrict: false))
      }
    }
    for plan in columns {
      let reached = steps.filter { $0.step.at[plan] != nil }
      for (lower, higher) in zip(reached, reached.dropFirst()) {
        orders.append(ValueOrder(low: path(lower.level, "at", plan.text), high: path(higher.level, "at", plan.text), isStrict: true))
      }
    }
    let shared = steps.filter { $0.step.atShare != nil }
    for (lower, higher) in zip(shared, shared.dropFirst()) {
      orders.append(ValueOrder(low: path(lower.level, "at_share"), high: path(higher.level, "at_share"), isStrict: true))
    }
    return orders
  }

  /// Returns the orders of a limit: no plan allows less than the plan before it, where the rules themselves are in this order.
  static func all(in limit: Limit, _ name: Name<Limit>, _ book: RuleBook) -> [ValueOrder] {
    zip(book.plans.columns, book.plans.columns.dropFirst()).compactMap { earlier, later in
      guard let before = limit.plans[earlier], let after = limit.plans[later], isAtMost(before, after) else { return nil }
      func path(_ plan: Name<Plan>) -> RulePath { RulePath(Limit.key, name.text, "plans", plan.text) }
      return ValueOrder(low: path(earlier), high: path(later), isStrict: false)
    }
  }

  private static func isAtMost(_ low: LimitValue, _ high: LimitValue) -> Bool {
    switch (low, high) {
    case (.notApplicable, _), (_, .notApplicable): false
    case (_, .unlimited): true
    case (.unlimited, .number): false
    case (.number(let low), .number(let high)): low <= high
    }
  }

  /// Returns the orders in which a server can override at least one value.
  package static func remoteOverridables(_ book: RuleBook, _ places: SourceLocations) -> [ValueOrder] {
    let remoteOverridables = Set(book.remote.names.map { places.path($0) })
    let all =
      book.ladder.entries.flatMap { ValueOrder.all(in: $0.value, $0.name, book) }
      + book.limits.entries.flatMap { ValueOrder.all(in: $0.value, $0.name, book) }
    return all.filter { remoteOverridables.contains($0.low) || remoteOverridables.contains($0.high) }
  }
}
