internal import RulesBundle

/// Whether there is room: the caps of each type, of the day, of the person, and the burst cap. Soonest first.
struct Placing {
  let planner: NotificationPlanner
  var placed: [Gathered] = []
  /// What there was no room for.
  var refused: [Int] = []
  /// What had come before, by this way.
  let sent: [Sent]

  /// Something that came.
  struct Sent {
    var at: Int64
    var channel: ChannelKind
    /// What was in it: the type, where these rules know it, and the key.
    var members: [(type: Int?, key: [UInt8])]
    /// The summary that it was, if its row names one.
    var batch: Int?
  }

  init(_ planner: NotificationPlanner) {
    self.planner = planner
    var sent: [Sent] = []
    for row in planner.log.rows {
      guard let channel = row.channel, channel != .inApp, row.isOwn || channel == .push, let time = row.time, time <= planner.now,
        row.reason.map(planner.reasons.isWaiting) ?? true
      else { continue }
      // What waited and then came with others stands in two rows.
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

  /// Finds room for all of them, one after the other.
  mutating func place(_ all: [Gathered]) {
    // What waits for a summary comes when that does.
    var order: [Gathered] = []
    for var gathered in all {
      if let member = gathered.members.first, let summary = promised(planner.occurrences[member], gathered.channel) {
        gathered.at = summary.at
      }
      order.append(gathered)
    }
    order.sort { isBefore($0, $1) }
    // What goes first finds room before the others, whenever they come.
    order = order.filter { goesFirst($0) } + order.filter { !goesFirst($0) }
    for gathered in order { place(gathered) }
  }

  private func isBefore(_ a: Gathered, _ b: Gathered) -> Bool {
    if a.at != b.at { return a.at < b.at }
    let (left, right) = (a.members.last ?? 0, b.members.last ?? 0)
    let ranks = (planner.rank(planner.occurrences[left].type), planner.rank(planner.occurrences[right].type))
    return ranks.0 != ranks.1 ? ranks.0 < ranks.1 : planner.isBefore(left, right)
  }

  private mutating func place(_ gathered: Gathered) {
    var gathered = gathered
    // A type beyond its own cap leaves the others alone.
    var (kept, over): ([Int], [Int]) = ([], [])
    for member in gathered.members {
      if let summary = promised(planner.occurrences[member], gathered.channel) {
        keep(member, in: summary)
        continue
      }
      if hasRoom(planner.occurrences[member], gathered, besides: kept) { kept.append(member) } else { over.append(member) }
    }
    gathered.members = kept
    for member in over { overflow(member) }
    guard let last = gathered.members.last else { return }
    if gathered.members.count == 1 { gathered.batch = nil }
    if !over.isEmpty { gathered.at = planner.occurrences[last].at }
    guard hasRoomOnTheDay(gathered) else { return leave(gathered) }
    if let joined = joinedByBurst(gathered) {
      if joined { return }
      guard let later = afterTheMinute(gathered), hasRoomOnTheDay(later) else { return leave(gathered) }
      gathered = later
    }
    guard !isOverMaximum(gathered) else { return leave(gathered) }
    placed.append(gathered)
  }

  /// What there is no room for alone becomes part of the same day's summary, or is left out.
  private mutating func leave(_ gathered: Gathered) {
    if !joinsEarlier(gathered) { for member in gathered.members { overflow(member) } }
  }
}
