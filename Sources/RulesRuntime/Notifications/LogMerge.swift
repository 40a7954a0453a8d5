internal import RulesBundle
internal import RulesJSON

extension Rules {
  /// Merges two logs of notifications of one person: each row once, as the side has it that knows more of it. A row that says that it came
  /// goes before one that waits, and a later plan before an earlier one. It does not matter which log comes first, in which order several
  /// are merged, or how often.
  public func merged(log a: [StoredRecord], _ b: [StoredRecord]) -> [StoredRecord] {
    var rows: [Row] = []
    for stored in a + b {
      let row = Row(self, stored)
      guard let index = rows.firstIndex(where: { $0.key == row.key }) else {
        rows.append(row)
        continue
      }
      if rows[index].knowledge.lexicographicallyPrecedes(row.knowledge) { rows[index] = row }
    }
    rows.sort { $0.key.lexicographicallyPrecedes($1.key) }
    return rows.map { $0.stored }
  }

  /// A row with what tells it from others, and with how much it knows.
  private struct Row {
    let stored: StoredRecord
    let key: [UInt8]
    let knowledge: [UInt8]

    init(_ rules: Rules, _ stored: StoredRecord) {
      func text(_ column: Int) -> [UInt8] {
        let value = rules.bundle.optional(.planner, 0, column).flatMap { rules.value(ofField: $0, in: stored) }
        return Array((value?.text ?? "").utf8)
      }
      self.stored = stored
      key = text(PlannerRow.At.logId) + [0] + text(PlannerRow.At.logDevice)
      // Timestamps of one form compare as texts do; what follows only sees to it that two are never alike.
      knowledge = text(PlannerRow.At.logSent) + [0] + text(PlannerRow.At.logPlannedFor) + [0] + rules.json(of: stored)
    }
  }
}
