internal import RulesBundle

/// The value of a fact: the value that the request provides, the derived value, or the default.
public struct PresentedFact: Sendable, Equatable {
  /// The ordinal in `facts`.
  public var fact: Int
  /// The value; `null` if the fact is null or has no value.
  public var value: PresentedValue
  /// Why the fact has no value.
  public var undecided: PresentedFailure?
  /// How the value came about; nil if no trace was requested.
  public var trace: Trace?
}

extension Rules {
  /// Returns the value of a fact. The trace lists the facts from which it is derived.
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
