internal import RulesBundle

extension Rules {
  func counterfactuals(_ decision: Decision, _ facts: [Int], _ frame: Frame) -> [Trace.Counterfactual] {
    guard decision.error == nil, !decision.isStoppedByLadder else { return [] }
    return counterfactuals(facts, frame) { frame in
      let other = decide(action: decision.action, frame)
      guard other.error == nil, other.isAllowed != decision.isAllowed || other.reason != decision.reason else { return nil }
      return other.isAllowed ? .allowed : .denied(other.reason)
    }
  }

  func counterfactuals(_ answer: TableAnswer, _ facts: [Int], _ frame: Frame) -> [Trace.Counterfactual] {
    guard answer.error == nil else { return [] }
    return counterfactuals(facts, frame) { frame in
      let other = decide(table: answer.table, frame)
      return other.error == nil && other.answer != answer.answer ? .answered(row(of: other)) : nil
    }
  }

  func counterfactuals(_ routed: RoutedLink, _ facts: [Int], _ frame: Frame) -> [Trace.Counterfactual] {
    guard routed.error == nil, let link = routed.link else { return [] }
    return counterfactuals(facts, frame) { frame in
      let other = route(link, exists: routed.exists, frame)
      guard other.error == nil, other.outcome != routed.outcome || other.route != routed.route else { return nil }
      return .routed(other.outcome, route: other.route)
    }
  }

  /// For each fact on which the result depends, the nearest other value that changes the result.
  ///
  /// Each candidate is evaluated, so every counterfactual is certain.
  ///
  /// - Parameter becomes: Returns the result for the facts in the frame; nil if it is the same result, or if there is none.
  private func counterfactuals(_ facts: [Int], _ frame: Frame, becomes: (Frame) -> Trace.Answer?) -> [Trace.Counterfactual] {
    var found: [Trace.Counterfactual] = []
    for fact in facts where bundle.facts[fact].program == nil {
      frame.forgetDerived()
      let given = frame.values[fact]
      let current = evaluator.fact(fact, frame)
      frame.forgetDerived()
      for candidate in candidates(fact, current, frame) {
        frame.values[fact] = candidate
        let other = becomes(frame)
        frame.forgetDerived()
        frame.values[fact] = given
        guard let other else { continue }
        found.append(Trace.Counterfactual(fact: fact, value: present(candidate, values: fact, frame), becomes: other))
        break
      }
    }
    return found
  }

  /// Other values of a fact, nearest first: the other Boolean, the other declared values, and the numbers around those that it is compared
  /// with.
  private func candidates(_ fact: Int, _ current: Value, _ frame: Frame) -> [Value] {
    switch bundle.factKind(fact) {
    case .bool: return [.bool(!current.isTrue)]
    case .enumeration:
      return (0..<bundle.facts[fact].values.count).filter { Int64($0) != current.bits }.map { .enumeration($0) }
    case .int:
      guard current.tag == .int else { return [] }
      return thresholds(frame).filter { isInRange($0, fact) && $0 != current.bits }
        .sorted { distance($0, current.bits) < distance($1, current.bits) }.map { .int($0) }
    default: return []
    }
  }

  /// All numbers with which a rule could compare, and their neighbors.
  private func thresholds(_ frame: Frame) -> [Int64] {
    var numbers: Set<Int64> = [0, 1]
    for limit in 0..<bundle.count(.limits) {
      let value = evaluator.limit(limit, frame)
      if value.tag == .int { numbers.formUnion([value.bits &- 1, value.bits, value.bits &+ 1]) }
    }
    for index in 0..<bundle.count(.constants) where bundle.constant(index).tag == .int {
      let bits = bundle.constant(index).bits
      numbers.formUnion([bits &- 1, bits, bits &+ 1])
    }
    frame.forgetDerived()
    return numbers.sorted()
  }

  private func isInRange(_ number: Int64, _ fact: Int) -> Bool {
    number >= bundle.facts[fact].atLeast && number <= bundle.facts[fact].atMost
  }

  private func distance(_ a: Int64, _ b: Int64) -> UInt64 { a > b ? UInt64(bitPattern: a &- b) : UInt64(bitPattern: b &- a) }
}
