internal import RuleKinds
internal import RulesBundle
internal import RulesCompiler

/// Finds out by asking whether a decision needs a fact that it did not need before.
struct RequiredFact {
  let before: Side
  let after: Side
  let renames: Renames

  /// The maximum number of users without the fact.
  private static let most = 2000

  /// Whether some users without the fact got an answer from the old rules and get none from the new ones.
  func isRequired(_ fact: String, _ old: DecisionSubject, _ new: DecisionSubject) -> Bool {
    let there = DecisionSide(before.bundle, renames.nameNow)
    let here = DecisionSide(after.bundle)
    let population = Population(
      (old, DecisionReach(old, before.rules), before.rules), (new, DecisionReach(new, after.rules), after.rules), there, here, renames)
    guard let position = population.facts.firstIndex(of: fact) else { return true }
    var values = population.values
    values[position] = [.absent]
    var isFound = false
    // Users who lack another fact get no answer in any case.
    for index in values.indices where index != position && values[index].count > 1 { values[index].removeAll { $0 == .absent } }
    _ = PersonSearch<String?>(values: values, most: RequiredFact.most).run { person in
      guard !isFound, let one = there.decide(old, population.facts(of: person, for: .old)), one.verdict != .undecided,
        let other = here.decide(new, population.facts(of: person, for: .new))
      else { return nil }
      isFound = other.verdict == .undecided
      return "\(one.text) \(other.text)"
    }
    return isFound
  }
}
