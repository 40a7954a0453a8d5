internal import RulesBundle

extension RuleBundle {
  /// The facts that a caller can give, including the plan.
  var givenFacts: [Int] {
    (0..<count(.facts)).filter { facts[$0].program == nil && !isReserved($0) }
  }

  /// Returns the values of an enumerated fact, by ordinal.
  func values(ofFact fact: Int) -> [String] {
    facts[fact].values.map { text(factValues[$0].value) }
  }

  var planNames: [String] { (0..<count(.plans)).map { name(.plans, $0) } }
}
