internal import RulesBundle

extension Rules {
  /// Returns what a user who signs up at a gate comes back to. The frame has the facts of the denied attempt; the value of a missing fact
  /// is null.
  func resume(_ action: Int, _ frame: Frame) -> PresentedResume {
    PresentedResume(
      action: action, route: bundle.actions[action].returnsTo,
      facts: bundle.actions[action].with.map { row in
        let fact = bundle.factRefs[row].fact
        return PresentedResume.CarriedFact(fact: fact, value: presentFact(fact, frame).value)
      })
  }
}
