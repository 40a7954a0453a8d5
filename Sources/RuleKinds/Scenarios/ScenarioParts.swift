extension Scenario {
  /// A question of the scenario, with its location.
  package struct Part {
    /// The path of the step, such as `steps/0` in the scenario; the path of the scenario for its only question.
    package var path: RulePath
    package var step: ScenarioStep
    /// The question of the step, or else of the scenario.
    package var question: ScenarioQuestion?
    /// Whether no later part can show the effect of this one.
    package var isLast: Bool
  }

  /// The only step of a scenario with `then`.
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
  /// Whether the value is an empty list or mapping.
  package var isEmpty: Bool { self == .map([]) || self == .list([]) }
}
