internal import RulesBundle

// Combines notifications if there would be too many, or two in the same minute.
extension NotificationScheduler {
  /// Combines a delivery with the latest placed one of the same batch and day, at the later time. Returns whether that was possible.
  mutating func joinsEarlier(_ delivery: BatchedDelivery) -> Bool {
    guard let batch = foldable(delivery) else { return false }
    let day = range(.day, around: delivery.at)
    // A member of another batch was combined there for its own time, and stays.
    let index = placed.lastIndex { other in
      other.channel == delivery.channel && day.contains(other.at) && self.batch(of: other) == batch
        && other.members.allSatisfy { planner[planner.occurrences[$0].type].batch == batch }
    }
    guard let index else { return false }
    let others = placed.indices.filter { $0 != index }
    guard !others.contains(where: { isClose(placed[$0], delivery) }), !sent.contains(where: { isClose($0, delivery) }) else { return false }
    placed[index].members += delivery.members
    placed[index].at = delivery.at
    placed[index].batch = batch
    return true
  }

  /// The batch of a delivery, or the batch that a single occurrence can become part of.
  func batch(of delivery: BatchedDelivery) -> Int? {
    if let batch = delivery.batch { return batch }
    return delivery.members.first.flatMap { planner[planner.occurrences[$0].type].batch }
  }

  // MARK: The burst cap

  /// Combines a delivery with the placed ones that are too close to it. Returns nil if none is too close, and otherwise whether that was
  /// possible.
  mutating func joinedByBurst(_ delivery: BatchedDelivery) -> Bool? {
    let close = placed.indices.filter { isClose(placed[$0], delivery) }
    let meetsSent = sent.contains { isClose($0, delivery) }
    guard !close.isEmpty || meetsSent else { return nil }
    guard !meetsSent, let batch = foldable(delivery), close.allSatisfy({ foldable(placed[$0]) == batch }) else { return false }
    // Combining them would count the others toward the user's maximum.
    if isOverMaximum(delivery), !close.contains(where: { isSoft(placed[$0].members) }) { return false }
    var whole = delivery
    whole.batch = batch
    for index in close { whole.at = max(whole.at, placed[index].at) }
    if isQuiet(whole, close) {
      // Quiet hours apply to some of them only. In that case, all of them come at the earliest time.
      for index in close { whole.at = min(whole.at, placed[index].at) }
      if isQuiet(whole, close) { return false }
    }
    let others = placed.indices.filter { !close.contains($0) }
    guard isFree(batch, whole.at, besides: close), !others.contains(where: { isClose(placed[$0], whole) }) else { return false }
    whole.members = close.flatMap { placed[$0].members } + delivery.members
    for index in close.reversed() { placed.remove(at: index) }
    placed.append(whole)
    return true
  }

  // MARK: Priority

  func goesFirst(_ delivery: BatchedDelivery) -> Bool { delivery.members.contains { planner.goesFirst(planner.occurrences[$0].type) } }

  /// Whether a delivery falls in the minute of one with priority.
  private func meetsFirst(_ delivery: BatchedDelivery) -> Bool {
    for other in placed where isClose(other, delivery) && goesFirst(other) { return true }
    for other in sent where isClose(other, delivery) {
      for member in other.members {
        if let type = member.type, planner.goesFirst(type) { return true }
      }
    }
    return false
  }

  /// The delivery at the first free time after the deliveries that are too close to it. Nil if it does not wait.
  ///
  /// A delivery with priority always waits, past quiet hours and midnight. Any other delivery waits only for one with priority, and only
  /// until the end of the day.
  func afterTheMinute(_ delivery: BatchedDelivery) -> BatchedDelivery? {
    let first = goesFirst(delivery)
    guard first || meetsFirst(delivery) else { return nil }
    let day = planner.context.zone.wallTime(at: delivery.at).day
    var later = delivery
    while true {
      let close = placed.filter { isClose($0, later) }.map { $0.at } + sent.filter { isClose($0, later) }.map { $0.at }
      guard let last = close.max() else { break }
      later.at = last + (planner.setting(PlannerRow.At.burst, .seconds) ?? 0)
      if let end = planner.choices.quietEnd(later.at, planner.context.zone) {
        guard first else { return nil }
        later.at = end
      }
    }
    guard first || planner.context.zone.wallTime(at: later.at).day == day else { return nil }
    later.since = delivery.at
    return later
  }

  /// The summary that a delivery becomes part of if others are too close: its batch, or the overflow summary of its type.
  func foldable(_ delivery: BatchedDelivery) -> Int? {
    if let batch = batch(of: delivery) { return batch }
    guard let type = delivery.members.first.map({ planner.occurrences[$0].type }) else { return nil }
    return planner[type].overflow
  }

  /// Whether a summary can be placed at a time. A daily summary is delivered once a day.
  func isFree(_ batch: Int, _ at: Int64, besides close: [Int]) -> Bool {
    guard planner.bundle.notificationBatches[batch].daily else { return true }
    let day = range(.day, around: at)
    return !sent.contains { $0.batch == batch && day.contains($0.at) }
      && !placed.indices.contains { !close.contains($0) && placed[$0].batch == batch && day.contains(placed[$0].at) }
  }

  func isClose(_ a: BatchedDelivery, _ b: BatchedDelivery) -> Bool { a.channel == b.channel && isClose(a.at, b.at) }
  func isClose(_ a: Sent, _ b: BatchedDelivery) -> Bool { a.channel == b.channel && isClose(a.at, b.at) }
  func isClose(_ a: Int64, _ b: Int64) -> Bool {
    (a - b).magnitude < UInt64(max(0, planner.setting(PlannerRow.At.burst, .seconds) ?? 0))
  }

  /// Whether the combined time is in quiet hours and differs from the own time of a member.
  func isQuiet(_ whole: BatchedDelivery, _ close: [Int]) -> Bool {
    guard planner.choices.quietEnd(whole.at, planner.context.zone) != nil else { return false }
    return (whole.members + close.flatMap { placed[$0].members }).contains { planner.occurrences[$0].at != whole.at }
  }
}
