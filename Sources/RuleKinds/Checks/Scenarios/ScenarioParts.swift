internal import RulesModel

extension Scenario {
  /// A question of the scenario and where it stands.
  struct Part {
    /// From the scenario's key: `steps`, `0`; nothing for the scenario's only question.
    var path: RulePath
    var step: ScenarioStep
    /// What it asks, be it said here or by the scenario.
    var question: ScenarioQuestion?
    /// Whether nothing comes after it that could show what it did.
    var isLast: Bool
  }

  func parts(_ name: String) -> [Part] {
    let path = RulePath(Scenario.key, name)
    func parts(_ key: String, _ list: [ScenarioStep], isLast: (Int) -> Bool) -> [Part] {
      list.enumerated().map { index, step in
        Part(path: path.appending(key, "\(index)"), step: step, question: step.when ?? when, isLast: isLast(index))
      }
    }
    if let then {
      let only = ScenarioStep(about: nil, at: nil, wait: nil, given: [], when: when, then: then, each: nil)
      return [Part(path: path, step: only, question: when, isLast: true)]
    }
    return parts("steps", steps) { $0 == steps.count - 1 } + parts("cases", cases) { _ in true }
  }
}

extension FreeValue {
  /// Whether it says nothing at all.
  var isEmpty: Bool { self == .map([]) || self == .list([]) }
}
