internal import RuleKinds

/// The results of a run, counted by kind of rule and by operator.
package struct MutationReport: Sendable {
  package let judged: [JudgedMutant]
  /// How many mutants there are in all; more than were judged in a sample.
  package let total: Int

  package init(_ judged: [JudgedMutant], of total: Int) { (self.judged, self.total) = (judged, total) }

  /// The counts of a group of mutants.
  package struct Counts: Sendable, Equatable {
    package var all = 0
    package var byCheck = 0
    package var byScenario = 0
    /// Reported by `check`, but not at the changed line.
    package var elsewhere = 0
    package var equivalent = 0
    package var survived = 0

    mutating func add(_ verdict: Verdict) {
      all += 1
      switch verdict {
      case .check: byCheck += 1
      case .scenario: byScenario += 1
      case .elsewhere: elsewhere += 1
      case .equivalent: equivalent += 1
      case .survived: survived += 1
      }
    }

    /// The killed share of the mutants that change something, in tenths of a percent, rounded down.
    package var killedPerMille: Int { all == equivalent ? 1000 : (byCheck + byScenario) * 1000 / (all - equivalent) }
  }

  /// The counts of all mutants.
  package var counts: Counts { counts { _ in true } }

  /// The counts by kind, in the order of the files.
  package var byKind: [(name: String, counts: Counts)] { groups(\.mutant.kind) }

  /// The counts by operator, in the order of the operators.
  package var byOperator: [(name: String, counts: Counts)] {
    let order = MutationOperator.all.map(\.name)
    return groups(\.mutant.operation).sorted { (order.firstIndex(of: $0.name) ?? 0) < (order.firstIndex(of: $1.name) ?? 0) }
  }

  /// The mutants that nothing reports, or that are reported only at other lines.
  package var left: [JudgedMutant] { judged.filter { !$0.verdict.isKilled && $0.verdict != .equivalent } }

  private func counts(_ isWanted: (JudgedMutant) -> Bool) -> Counts {
    var counts = Counts()
    for one in judged where isWanted(one) { counts.add(one.verdict) }
    return counts
  }

  private func groups(_ key: (JudgedMutant) -> String) -> [(name: String, counts: Counts)] {
    var order: [String] = []
    var counts: [String: Counts] = [:]
    for one in judged {
      if counts[key(one)] == nil { order.append(key(one)) }
      counts[key(one), default: Counts()].add(one.verdict)
    }
    return order.map { ($0, counts[$0] ?? Counts()) }
  }
}
