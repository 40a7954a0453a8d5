internal import RulesBundle

/// Finds room for notifications within the caps of each type, of a day, and of the user, and within the burst cap. Earlier ones are placed
/// first.
struct NotificationScheduler {
  let planner: NotificationPlanner
  var placed: [BatchedDelivery] = []
  /// The indexes of the occurrences that there is no room for.
  var refused: [Int] = []
  /// The notifications that were already delivered.
  let sent: [Sent]

  /// A notification that was delivered.
  struct Sent {
    var at: Int64
    var channel: ChannelKind
    /// Its occurrences: the type, if these rules declare it, and the key.
    var members: [(type: Int?, key: [UInt8])]
    /// The ordinal of the summary, if its row names one.
    var batch: Int?
  }

  init(_ planner: NotificationPlanner) {
    self.planner = planner
    var sent: [Sent] = []
    for row in planner.log.rows {
      guard let channel = row.channel, channel != .inApp, row.isOwn || channel == .push, let time = row.time, time <= planner.now,
        row.reason.map(planner.reasons.isWaiting) ?? true
      else { continue }
      // A deferred notification that was delivered in a summary has two rows.
      if row.members.isEmpty,
        planner.log.rows.contains(where: { other in
          other.isOwn && other.members.contains { row.id.starts(with: $0 + [NotificationPlanner.slash]) }
        })
      {
        continue
      }
      let batch = planner.bundle.find(.notificationBatches, row.id.prefix { $0 != NotificationPlanner.slash })
      let members: [(type: Int?, key: [UInt8])] =
        row.members.isEmpty
        ? [(type: row.type, key: planner.key(ofRow: row.id))] : row.members.map { (type: planner.type(inKey: $0), key: $0) }
      sent.append(Sent(at: time, channel: channel, members: members, batch: batch))
    }
    self.sent = sent
  }

  /// Places all deliveries, one after the other.
  mutating func place(_ all: [BatchedDelivery]) {
    // A notification that is pending in a summary is delivered with the summary.
    var order: [BatchedDelivery] = []
    for var delivery in all {
      if let member = delivery.members.first, let summary = promised(planner.occurrences[member], delivery.channel) {
        delivery.at = summary.at
      }
      order.append(delivery)
    }
    order.sort { isBefore($0, $1) }
    // Deliveries with priority are placed before all others, regardless of their times.
    order = order.filter { goesFirst($0) } + order.filter { !goesFirst($0) }
    for delivery in order { place(delivery) }
  }

  private func isBefore(_ a: BatchedDelivery, _ b: BatchedDelivery) -> Bool {
    if a.at != b.at { return a.at < b.at }
    let (left, right) = (a.members.last ?? 0, b.members.last ?? 0)
    let ranks = (planner.rank(planner.occurrences[left].type), planner.rank(planner.occurrences[right].type))
    return ranks.0 != ranks.1 ? ranks.0 < ranks.1 : planner.isBefore(left, right)
  }

  private mutating func place(_ delivery: BatchedDelivery) {
    var delivery = delivery
    // A type that exceeds its own cap does not affect the others.
    var (kept, over): ([Int], [Int]) = ([], [])
    for member in delivery.members {
      if let summary = promised(planner.occurrences[member], delivery.channel) {
        keep(member, in: summary)
        continue
      }
      if hasRoom(planner.occurrences[member], delivery, besides: kept) { kept.append(member) } else { over.append(member) }
    }
    delivery.members = kept
    for member in over { overflow(member) }
    guard let last = delivery.members.last else { return }
    if delivery.members.count == 1 { delivery.batch = nil }
    if !over.isEmpty { delivery.at = planner.occurrences[last].at }
    guard hasRoomOnTheDay(delivery) else { return leave(delivery) }
    if let joined = joinedByBurst(delivery) {
      if joined { return }
      guard let later = afterTheMinute(delivery), hasRoomOnTheDay(later) else { return leave(delivery) }
      delivery = later
    }
    guard !isOverMaximum(delivery) else { return leave(delivery) }
    placed.append(delivery)
  }

  /// Adds a delivery that there is no room for to the summary of the same day, or rejects it.
  private mutating func leave(_ delivery: BatchedDelivery) {
    if !joinsEarlier(delivery) { for member in delivery.members { overflow(member) } }
  }
}
