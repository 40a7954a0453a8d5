internal import RulesBundle

extension Rules {
  /// What somebody comes back to who signs up at a gate. The frame has the facts of when they were refused; what nobody said then is null.
  func resume(_ action: Int, _ frame: Frame) -> PresentedResume {
    PresentedResume(
      action: action, route: bundle.actions[action].returnsTo,
      with: bundle.actions[action].with.map { row in
        let fact = bundle.factRefs[row].fact
        return PresentedResume.Kept(fact: fact, value: presentFact(fact, frame).value)
      })
  }
}
