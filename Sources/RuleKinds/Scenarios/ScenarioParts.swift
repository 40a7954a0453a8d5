extension Scenario {
  /// A question of the scenario and where it stands.
  package struct Part {
    /// From the scenario's key: `steps`, `0`; nothing for the scenario's only question.
    package var path: RulePath
    package var step: ScenarioStep
    /// What it asks, be it said here or by the scenario.
    package var question: ScenarioQuestion?
    /// Whether nothing comes after it that could show what it did.
    package var isLast: Bool
  }

  /// The step of a scenario with one question.
  package var only: ScenarioStep? {
    then.map { ScenarioStep(about: nil, at: nil, wait: nil, given: [], when: nil, then: $0, each: nil) }
  }

  package func parts(_ name: String) -> [Part] {
    let path = RulePath(Scenario.key, name)
    func parts(_ key: String, _ list: [ScenarioStep], isLast: (Int) -> Bool) -> [Part] {
      list.enumerated().map { index, step in
        Part(path: path.appending(key, "\(index)"), step: step, question: step.when ?? when, isLast: isLast(index))
      }
    }
    if var only {
      only.when = when
      return [Part(path: path, step: only, question: when, isLast: true)]
    }
    return parts("steps", steps) { $0 == steps.count - 1 } + parts("cases", cases) { _ in true }
  }
}

extension FreeValue {
  /// Whether it says nothing at all.
  package var isEmpty: Bool { self == .map([]) || self == .list([]) }
}
