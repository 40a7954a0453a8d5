internal import RulesBundle

extension RuleBundle {
  /// Returns the given facts without a default that the rows of a table can depend on. If one of them is missing, the result can be the safe
  /// denial.
  func neededFacts(ofTable table: Int) -> [Int] {
    let rows = tables[table].rows
    let given = Set(givenFacts)
    return FactsRead(self).facts(ofRows: rows.lowerBound...(rows.upperBound - 1)).filter { given.contains($0) && facts[$0].ifAbsent == nil }
  }

  /// The facts that a history counts, in the order of the facts. A caller with a history does not give them.
  var countedFacts: [Int] {
    let ofLimits = (0..<count(.limits)).filter { limits[$0].counts != nil }.compactMap { limits[$0].used ?? limits[$0].left }
    let ofEvents = (0..<count(.countedEvents)).compactMap { countedEvents[$0].counted }
    return Set(ofLimits + ofEvents).sorted()
  }
}
