internal import RulesBundle

extension Bundle {
  /// Facts that somebody supplies; the plan may be supplied, too.
  var givenFacts: [Int] {
    (0..<count(.facts)).filter { optional(.facts, $0, Word.Facts.program) == nil && !isReserved($0) }
  }

  /// The values of an enumerated fact, by ordinal.
  func values(ofFact fact: Int) -> [String] {
    range(.facts, fact, Word.Facts.values).map { text(.factValues, $0, Word.FactValues.value) }
  }

  var planNames: [String] { (0..<count(.plans)).map { name(.plans, $0) } }
}
