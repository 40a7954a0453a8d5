/// What the comparison of some decisions found.
struct DecisionFindings: Sendable {
  var changes: [AnswerChange] = []
  /// The user of each changed answer, to be asked again.
  var witnesses: [Witness?] = []
  var covered = Covered()
  /// The rows of the evaluated decisions, and the rows that some user reached.
  var candidates: [String] = []
  var reached: Set<String> = []
  /// Users with another decision, one for each plan: what an app shows them may differ, too.
  var people: [[String: BoundaryValue]] = []

  /// Adds what the comparison of later decisions found.
  mutating func add(_ other: DecisionFindings) {
    changes += other.changes
    witnesses += other.witnesses
    covered.add(other.covered)
    candidates += other.candidates.filter { !candidates.contains($0) }
    reached.formUnion(other.reached)
    people += other.people
  }
}
