internal import RuleKinds
import RulesBundle

/// Assigns room, soonest first: caps of a type, of a thing, of the day, one a minute, and the user's own maximum.
struct PlannerPlaces {
  let planner: PlainPlanner
  var placed: [PlannedTogether] = []
  /// Notifications without room.
  var refused: [PlannedOccurrence] = []
  /// Notifications that were delivered before.
  let sent: [Sent]

  struct Sent {
    var at: Int
    var channel: ChannelKind
    var members: [(type: Name<NotificationType>?, key: String)]
    var batch: Name<NotificationBatch>?
  }

  init(_ planner: PlainPlanner) {
    self.planner = planner
    let (book, log) = (planner.book, planner.situation.log)
    func type(_ name: String) -> Name<NotificationType>? { book.notifications[name] == nil ? nil : Name(name) }
    sent = log.compactMap { row in
      guard row.channel != .inApp, planner.isOwn(row) || row.channel == .push, let time = row.time, time <= planner.now,
        planner.isWaiting(row.reason)
      else { return nil }
      // One that waited and was then delivered with others has two rows: that of the batch counts.
      let isMember = log.contains { whole in planner.isOwn(whole) && whole.members.contains { row.id.hasPrefix($0 + "/") } }
      if row.members.isEmpty, isMember { return nil }
      let first = planner.firstPart(row.id)
      return Sent(
        at: time, channel: row.channel,
        members: row.members.isEmpty
          ? [(type(row.type), planner.key(ofRow: row.id))] : row.members.map { (type(planner.firstPart($0)), $0) },
        batch: book.notificationBatches[first] == nil ? nil : Name(first))
    }
  }

  mutating func place(_ all: [PlannedTogether]) {
    // A notification that waits for a summary is delivered with it.
    let moved = all.map { one in
      var one = one
      if let summary = promised(one.members[0], one.channel) { one.at = summary.at }
      return one
    }
    let order = moved.sorted { a, b in
      if a.at != b.at { return a.at < b.at }
      let (left, right) = (a.members[a.members.count - 1], b.members[b.members.count - 1])
      let ranks = (planner.rank(left.type), planner.rank(right.type))
      return ranks.0 != ranks.1 ? ranks.0 < ranks.1 : planner.isBefore(left, right)
    }
    for one in order where goesFirst(one) { place(one) }
    for one in order where !goesFirst(one) { place(one) }
  }

  private mutating func place(_ whole: PlannedTogether) {
    var (kept, over): ([PlannedOccurrence], [PlannedOccurrence]) = ([], [])
    for member in whole.members {
      if let summary = promised(member, whole.channel) {
        keep(member, in: summary)
      } else if hasRoom(member, whole, besides: kept) {
        kept.append(member)
      } else {
        over.append(member)
      }
    }
    for member in over { overflow(member) }
    guard let last = kept.last else { return }
    var one = whole
    one.members = kept
    if kept.count == 1 { one.batch = nil }
    if !over.isEmpty { one.at = last.at }
    guard hasRoomOnTheDay(one) else { return noRoom(one) }
    switch meetsOthers(one) {
    case .nothing: break
    case .joined: return
    case .refused:
      guard let later = afterOthers(one), hasRoomOnTheDay(later) else { return noRoom(one) }
      one = later
    }
    if isOverMaximum(one) { noRoom(one) } else { placed.append(one) }
  }

  /// With another one of the day that has room; otherwise each by itself.
  private mutating func noRoom(_ one: PlannedTogether) {
    if joinsEarlier(one) { return }
    for member in one.members { overflow(member) }
  }

  func goesFirst(_ one: PlannedTogether) -> Bool { one.members.contains { planner.goesFirst($0.type) } }

  /// The first free minute, for notifications with priority and for those that they displace; nil for those that cannot wait.
  func afterOthers(_ one: PlannedTogether) -> PlannedTogether? {
    let isFirst = goesFirst(one)
    let meets = all(by: one.channel).filter { isClose($0.at, one.at) }
    guard isFirst || meets.contains(where: { $0.members.contains { $0.type.map { planner.goesFirst($0) } ?? false } }) else { return nil }
    let minute = planner.setting(planner.book.planner.burst) ?? 0
    var at = one.at
    while let last = all(by: one.channel).map(\.at).filter({ isClose($0, at) }).max() {
      at = last + minute
      if planner.isQuiet(at) {
        if !isFirst { return nil }
        at = planner.quietEnd(at)
      }
    }
    if !isFirst, planner.clock.day(at: at) != planner.clock.day(at: one.at) { return nil }
    var later = one
    (later.at, later.waitsForMinute) = (at, true)
    return later
  }

  func type(_ occurrence: PlannedOccurrence) -> NotificationType { planner.type(occurrence.type) }

  // MARK: All deliveries of a channel in a period

  func period(_ period: PeriodKind, _ instant: Int) -> Range<Int> { planner.clock.period(period, around: instant) }

  /// Delivered and planned notifications of one channel: the time, the members, and the summary.
  func all(by channel: ChannelKind) -> [Sent] {
    sent.filter { $0.channel == channel }
      + placed.filter { $0.channel == channel }
      .map { Sent(at: $0.at, channel: channel, members: $0.members.map { ($0.type, $0.key) }, batch: $0.batch) }
  }

  func isSoft(_ one: Sent) -> Bool {
    one.members.contains { !planner.isAgain($0.key) && ($0.type.map { planner.type($0).countsTowardSoftCap } ?? false) }
  }
  func isSoft(_ members: [PlannedOccurrence]) -> Bool { members.contains { type($0).countsTowardSoftCap && !$0.isAgain } }

  func isOverMaximum(_ one: PlannedTogether) -> Bool {
    guard let most = planner.choices.dailyMaximum, isSoft(one.members) else { return false }
    let day = period(.day, one.at)
    return all(by: one.channel).filter { day.contains($0.at) && isSoft($0) }.count >= most
  }
}
