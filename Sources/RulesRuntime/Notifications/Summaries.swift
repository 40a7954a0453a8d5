internal import RulesBundle

// Handles notifications that there is no room for: they become part of the daily summary, or are rejected.
extension NotificationScheduler {
  /// The daily summary for overflow of a type. Nil if the type has none.
  func summary(of type: Int) -> Int? {
    guard let batch = planner[type].overflow,
      planner.bundle.notificationBatches[batch].daily
    else { return nil }
    return batch
  }

  func hasSummary(of type: Int, in period: Range<Int64>) -> Bool {
    let batch = summary(of: type)
    return placed.contains { $0.batch != nil && $0.batch == batch && period.contains($0.at) }
      || sent.contains { $0.batch != nil && $0.batch == batch && period.contains($0.at) }
  }

  /// The summary that an occurrence is already pending in, with its time. Nil if there is none.
  func promised(_ occurrence: Occurrence, _ channel: ChannelKind) -> BatchedDelivery? {
    guard let batch = summary(of: occurrence.type) else { return nil }
    let row = planner.log.rows.first { row in
      row.channel == channel && row.isOwn && row.sent == nil && row.members.contains(occurrence.key)
    }
    guard let row, let at = row.plannedFor, at > planner.now else { return nil }
    return BatchedDelivery(members: [], at: at, batch: batch, channel: channel)
  }

  mutating func keep(_ member: Int, in summary: BatchedDelivery) {
    if let index = placed.firstIndex(where: { $0.batch == summary.batch && $0.at == summary.at && $0.channel == summary.channel }) {
      placed[index].members.append(member)
      return
    }
    var made = summary
    made.members = [member]
    if isMeeting(made) {
      // A delivery with priority has that minute now.
      if let later = afterTheMinute(made) { placed.append(later) } else { overflow(member) }
    } else {
      placed.append(made)
    }
  }

  /// Adds an occurrence to the daily summary, creates the summary, or rejects the occurrence.
  mutating func overflow(_ member: Int) {
    let occurrence = planner.occurrences[member]
    guard let batch = summary(of: occurrence.type), let channel = planner.channel(of: occurrence.type),
      let at = planner.moment(ofSummary: batch, after: occurrence.at)
    else {
      refused.append(member)
      return
    }
    let day = range(.day, around: at)
    if let index = placed.firstIndex(where: { $0.batch == batch && day.contains($0.at) && $0.channel == channel }) {
      placed[index].members.append(member)
      return
    }
    var made = BatchedDelivery(members: [member], at: at, batch: batch, channel: channel)
    if isMeeting(made) {
      guard let later = afterTheMinute(made) else {
        refused.append(member)
        return
      }
      made = later
    }
    if hasSummary(of: occurrence.type, in: day) || !hasRoom(occurrence, made, besides: []) || !hasRoomOnTheDay(made) {
      refused.append(member)
    } else {
      placed.append(made)
    }
  }

  /// Whether another delivery is too close.
  private func isMeeting(_ made: BatchedDelivery) -> Bool { placed.contains { isClose($0, made) } || sent.contains { isClose($0, made) } }
}

extension NotificationPlanner {
  /// The next time of a daily summary after an instant. Nil without a reminder time.
  func moment(ofSummary batch: Int, after instant: Int64) -> Int64? {
    if bundle.notificationBatches[batch].comes == .quietHoursEnd, let end = choices.nextQuietEnd(after: instant, context.zone) {
      return end
    }
    return reminder(from: instant)
  }

  /// The next daily reminder time at or after an instant, outside quiet hours. Nil without a reminder time.
  func reminder(from instant: Int64) -> Int64? {
    guard let minute = choices.reminder else { return nil }
    let day = context.zone.wallTime(at: instant).day
    for candidate in [day, day + 1, day + 2] {
      let at = context.zone.instant(ofDay: candidate, minute: minute)
      if at >= instant { return choices.quietEnd(at, context.zone) ?? at }
    }
    return nil
  }
}
