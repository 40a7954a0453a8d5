internal import RuleKinds

// The merging rule: those of one batch that are close to each other.
extension PlainPlanner {
  /// Everything once: those of a batch on the same channel and day, within the batch's time of the first of them, are one at the moment of
  /// the last.
  func together() -> [PlannedTogether] {
    let window = setting(book.planner.batch) ?? 0
    var left = occurrences.sorted { isBefore($0, $1) }
    var all: [PlannedTogether] = []
    while let first = left.first {
      left.removeFirst()
      guard let channel = channel(of: type(first.type)) else { continue }
      var members = [first]
      if let batch = type(first.type).batch {
        // One beyond that time begins a new batch, and so do all after it.
        let candidates = left.filter { type($0.type).batch == batch && self.channel(of: type($0.type)) == channel }
        members += candidates.prefix { $0.at - first.at <= window && clock.day(at: $0.at) == clock.day(at: first.at) }
        left.removeAll { one in members.contains { $0.key == one.key } }
      }
      all.append(
        PlannedTogether(
          members: members, at: members[members.count - 1].at, batch: members.count > 1 ? type(first.type).batch : nil, channel: channel))
    }
    return all
  }
}
