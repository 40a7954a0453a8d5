internal import RuleKinds
import RulesBundle

// Merging: notifications within a minute of each other, or beyond the user's maximum for a day.
extension PlannerPlaces {
  enum Meeting { case nothing, joined, refused }

  func isClose(_ a: Int, _ b: Int) -> Bool { abs(a - b) < planner.setting(planner.book.planner.burst) ?? 0 }
  func isClose(_ one: PlannedTogether) -> Bool { all(by: one.channel).contains { isClose($0.at, one.at) } }

  /// The batch that it is, or that its type can join.
  func batch(of one: PlannedTogether) -> Name<NotificationBatch>? { one.batch ?? one.members.first.flatMap { type($0).batch } }
  func foldable(_ one: PlannedTogether) -> Name<NotificationBatch>? {
    batch(of: one) ?? one.members.first.flatMap { type($0).overflow }
  }

  /// At most one a minute: a notification that meets others is merged with all of them, or has no room.
  mutating func meetsOthers(_ one: PlannedTogether) -> Meeting {
    let close = placed.filter { $0.channel == one.channel && isClose($0.at, one.at) }
    let meetsSent = sent.contains { $0.channel == one.channel && isClose($0.at, one.at) }
    if close.isEmpty, !meetsSent { return .nothing }
    guard !meetsSent, let batch = foldable(one), close.allSatisfy({ foldable($0) == batch }) else { return .refused }
    // With it, notifications that did not count toward the person's maximum would count.
    if isOverMaximum(one), !close.contains(where: { isSoft($0.members) }) { return .refused }
    let members = close.flatMap(\.members) + one.members
    let moments = close.map(\.at) + [one.at]
    guard let last = moments.max(), let first = moments.min() else { return .refused }
    // At the last moment; if that is in the quiet hours of one of them, at the first.
    guard let at = [last, first].first(where: { at in !planner.isQuiet(at) || members.allSatisfy { $0.at == at } }) else { return .refused }
    let whole = PlannedTogether(members: members, at: at, batch: batch, channel: one.channel)
    let others = placed.filter { other in !close.contains(other) }
    guard isFree(batch, at, others), !others.contains(where: { $0.channel == one.channel && isClose($0.at, at) }) else { return .refused }
    placed = others + [whole]
    return .joined
  }

  /// A daily summary is delivered once a day.
  private func isFree(_ batch: Name<NotificationBatch>, _ at: Int, _ others: [PlannedTogether]) -> Bool {
    guard planner.book.notificationBatches[batch]?.isDaily == true else { return true }
    let day = period(.day, at)
    return !sent.contains { $0.batch == batch && day.contains($0.at) } && !others.contains { $0.batch == batch && day.contains($0.at) }
  }

  /// Merges it with the last one of its batch on that day, at the later moment. Members of other batches stay.
  mutating func joinsEarlier(_ one: PlannedTogether) -> Bool {
    guard let batch = foldable(one) else { return false }
    let day = period(.day, one.at)
    let index = placed.lastIndex { other in
      other.channel == one.channel && day.contains(other.at) && self.batch(of: other) == batch
        && other.members.allSatisfy { type($0).batch == batch }
    }
    guard let index else { return false }
    let others = placed.indices.filter { $0 != index }.map { placed[$0] }
    let isClose = (others.filter { $0.channel == one.channel }.map(\.at) + sent.filter { $0.channel == one.channel }.map(\.at))
      .contains { self.isClose($0, one.at) }
    guard !isClose else { return false }
    placed[index].members += one.members
    placed[index].at = one.at
    placed[index].batch = batch
    return true
  }
}
