internal import RulesBundle

// What there is no room for: the summary of the day, or nothing.
extension Placing {
  /// The summary that comes once a day for what there is no room for; nil when a type has none.
  func summary(of type: Int) -> Int? {
    guard let batch = planner.optional(type, Word.Notifications.overflow),
      planner.bundle.flag(.notificationBatches, batch, Word.NotificationBatches.daily)
    else { return nil }
    return batch
  }

  func hasSummary(of type: Int, in period: Range<Int64>) -> Bool {
    let batch = summary(of: type)
    return placed.contains { $0.batch != nil && $0.batch == batch && period.contains($0.at) }
      || sent.contains { $0.batch != nil && $0.batch == batch && period.contains($0.at) }
  }

  /// The summary that something waits for already, and when it comes: it does not come alone after all.
  func promised(_ occurrence: Occurrence, _ channel: ChannelKind) -> Gathered? {
    guard let batch = summary(of: occurrence.type) else { return nil }
    let row = planner.log.rows.first { row in
      row.channel == channel && row.isOwn && row.sent == nil && row.members.contains(occurrence.key)
    }
    guard let row, let at = row.plannedFor, at > planner.now else { return nil }
    return Gathered(members: [], at: at, batch: batch, channel: channel)
  }

  mutating func keep(_ member: Int, in summary: Gathered) {
    if let index = placed.firstIndex(where: { $0.batch == summary.batch && $0.at == summary.at && $0.channel == summary.channel }) {
      placed[index].members.append(member)
      return
    }
    var made = summary
    made.members = [member]
    if placed.contains(where: { isClose($0, made) }) || sent.contains(where: { isClose($0, made) }) {
      // Something that goes before it comes at that moment now.
      overflow(member)
    } else {
      placed.append(made)
    }
  }

  /// Joins the summary of the day, makes one where there is none yet, or is refused.
  mutating func overflow(_ member: Int) {
    let occurrence = planner.occurrences[member]
    guard let batch = summary(of: occurrence.type), let channel = planner.channel(of: occurrence.type),
      let at = planner.reminder(from: occurrence.at)
    else {
      refused.append(member)
      return
    }
    if let index = placed.firstIndex(where: { $0.batch == batch && $0.at == at && $0.channel == channel }) {
      placed[index].members.append(member)
      return
    }
    let made = Gathered(members: [member], at: at, batch: batch, channel: channel)
    let day = range(PeriodKind.day.rawValue, around: at)
    let isThere = hasSummary(of: occurrence.type, in: day)
    let isClose = placed.contains { self.isClose($0, made) } || sent.contains { self.isClose($0, made) }
    if isThere || isClose || !hasRoom(occurrence, made, besides: []) || !hasRoomOnTheDay(made) {
      refused.append(member)
    } else {
      placed.append(made)
    }
  }
}

extension NotificationPlanner {
  /// The next daily reminder time from an instant on, outside quiet hours; nil without a reminder time.
  func reminder(from instant: Int64) -> Int64? {
    guard let minute = choices.reminder else { return nil }
    let day = situation.zone.wallTime(at: instant).day
    for candidate in [day, day + 1, day + 2] {
      let at = situation.zone.instant(ofDay: candidate, minute: minute)
      if at >= instant { return choices.quietEnd(at, situation.zone) ?? at }
    }
    return nil
  }
}
