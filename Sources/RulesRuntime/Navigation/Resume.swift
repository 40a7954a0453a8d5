internal import RulesBundle

extension Rules {
  /// What somebody comes back to who signs up at a gate. The frame has the facts of when they were refused; what nobody said then is null.
  func resume(_ action: Int, _ frame: Frame) -> PresentedResume {
    PresentedResume(
      action: bundle.name(.actions, action),
      route: bundle.actions[action].returnsTo.map { bundle.name(.routes, $0) },
      with: bundle.actions[action].with.map { row in
        let fact = bundle.factRefs[row].fact
        return PresentedValue(name: bundle.name(.facts, fact), value: presentFact(fact, frame).value)
      })
  }
}
