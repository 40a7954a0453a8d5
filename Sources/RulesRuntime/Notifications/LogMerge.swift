internal import RulesBundle
internal import RulesJSON

extension Rules {
  /// Merges two notification logs of the same user.
  ///
  /// The result contains each row once, in the version that has more information: a row with a delivery replaces a pending row, and a later
  /// plan replaces an earlier one. The order and the number of merges do not change the result.
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

  /// A row with its identity and a sort key for how much information it has.
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
      // Timestamps in canonical form compare in the order of their bytes. The JSON makes the order total.
      knowledge = text(PlannerRow.At.logSent) + [0] + text(PlannerRow.At.logPlannedFor) + [0] + rules.json(of: stored)
    }
  }
}
