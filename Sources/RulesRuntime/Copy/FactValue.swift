internal import RulesBundle

/// The value of a fact, be it given, worked out by the rules, or what stands in for it.
public struct PresentedFact: Sendable, Equatable {
  /// The ordinal in `facts`.
  public var fact: Int
  /// `null` when it has no value, and when it is null.
  public var value: PresentedValue
  /// Why it has no value.
  public var undecided: PresentedFailure?
  public var trace: Trace?
}

extension Rules {
  /// What a fact comes to. The trace says which facts it was worked out from.
  public func presentFact(_ fact: Int, _ frame: Frame, trace wantsTrace: Bool = false) -> PresentedFact {
    requireOrdinal(fact, of: .facts, frame)
    frame.forgetDerived()
    let value = evaluator.fact(fact, frame)
    let isFailure = value.tag == .error || value.tag == .missing
    var result = PresentedFact(fact: fact, value: isFailure ? .null : present(value, values: fact, frame))
    result.undecided = isFailure ? failure(value) : nil
    if wantsTrace {
      let programs = bundle.facts[fact].program.map { [$0] } ?? []
      let facts = FactsRead(bundle).facts(ofPrograms: programs)
      result.trace = Trace(table: .fact(fact), rows: [], facts: facts.map { read($0, frame) }, counterfactuals: [])
    }
    return result
  }
}
