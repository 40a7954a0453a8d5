internal import RulesBundle

extension RuleBundle {
  /// Facts that somebody supplies; the plan may be supplied, too.
  var givenFacts: [Int] {
    (0..<count(.facts)).filter { facts[$0].program == nil && !isReserved($0) }
  }

  /// The values of an enumerated fact, by ordinal.
  func values(ofFact fact: Int) -> [String] {
    facts[fact].values.map { text(factValues[$0].value) }
  }

  var planNames: [String] { (0..<count(.plans)).map { name(.plans, $0) } }
}
