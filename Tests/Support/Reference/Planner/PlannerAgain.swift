internal import RuleKinds
import RulesBundle

// Notifications that return, requests that are already pending, and the missed ones of the log.
extension PlainPlanner {
  private func canBeMoved(_ type: NotificationType) -> Bool {
    type.isSnoozable && type.isOnce && type.fires.at == .itsTime && book.planner.log?.moment != nil
  }

  /// The time of a thing as people write it.
  func time(_ occurrence: PlannedOccurrence) -> String? {
    guard canBeMoved(type(occurrence.type)), let time = occurrence.thing?.at else { return nil }
    switch time {
    case .instant(let instant): return written(instant)
    case .wall(let day, let second):
      let clock = [second / 3600, second / 60 % 60, second % 60].map { PlainCalendar.padded($0, 2) }
      return PlainCalendar.text(ofDay: day) + "T" + (second % 60 == 0 ? clock.prefix(2) : clock[...]).joined(separator: ":")
    case .day(let day): return PlainCalendar.text(ofDay: day)
    }
  }

  /// `2026-03-02T19:00:00Z`
  private func written(_ instant: Int) -> String {
    let day = PlainClock.utc.day(at: instant)
    let second = instant - day * PlainCalendar.secondsOfADay
    let clock = [second / 3600, second / 60 % 60, second % 60].map { PlainCalendar.padded($0, 2) }.joined(separator: ":")
    return "\(PlainCalendar.text(ofDay: day))T\(clock)Z"
  }

  /// Whether a row was planned when the thing had another time.
  func isOfAnotherTime(_ row: PlannerSituation.LogRow, _ occurrence: PlannedOccurrence, _ type: NotificationType) -> Bool {
    guard let time = time(occurrence) else { return false }
    var then = row.moment
    if then == nil {
      let others = situation.log.filter { $0.moment != nil && $0.time == row.time && $0.members.isEmpty }
      then = others.first { isAbout($0, occurrence, isOnce: true) }?.moment
    }
    if let then { return then != time }
    // A row without the time: another device has a request for a time that is far from this one.
    guard !isOwn(row), row.sent == nil, let planned = row.plannedFor, planned > now else { return false }
    let near = max(5 * (setting(book.planner.burst) ?? 0), setting(book.planner.batch) ?? 0)
    return abs(planned - occurrence.at) > near
  }

  /// A row of a delivered notification.
  private func came(_ row: PlannerSituation.LogRow) -> Bool {
    row.channel != .inApp && isWaiting(row.reason) && row.time.map { $0 <= now } ?? false
  }

  /// Whether a key ends with the moment at which it returns.
  func isAgain(_ key: String) -> Bool {
    guard let last = key.split(separator: "/").last else { return false }
    return last.count >= 20 && last.hasSuffix("Z") && last.contains("T") && last.contains(":")
  }

  mutating func bringBack(_ occurrence: inout PlannedOccurrence, _ type: NotificationType) {
    guard type.isSnoozable, occurrence.at >= now else { return }
    let before = situation.log.filter { came($0) && isAbout($0, occurrence, isOnce: type.isOnce && occurrence.thing != nil) }
    if before.isEmpty { return }
    let moved = before.filter { isOfAnotherTime($0, occurrence, type) }
    var comes = moved.count == before.count
    if occurrence.waits == "snoozed", occurrence.thing != nil || occurrence.day == today, let last = lastThatCanBeSnoozed(),
      last > now - PlainCalendar.secondsOfADay
    {
      comes = comes || before.contains { isOwn($0) && $0.time == last && !moved.contains($0) }
    }
    guard comes else { return }
    occurrence.isAgain = true
    occurrence.key += "/" + written(occurrence.at)
  }

  private func lastThatCanBeSnoozed() -> Int? {
    situation.log
      .filter { row in
        let names = row.members.isEmpty ? [row.type] : row.members.map { firstPart($0) }
        return isOwn(row) && came(row) && names.contains { book.notifications[$0]?.isSnoozable ?? false }
      }
      .compactMap(\.time).max()
  }

  /// When a pending request is delivered: in a summary, or a few minutes after its moment.
  func waiting(_ occurrence: PlannedOccurrence, _ type: NotificationType) -> Int? {
    guard let channel = channel(of: type) else { return nil }
    let minute = setting(book.planner.burst) ?? 0
    for row in situation.log where isOwn(row) && row.channel == channel && row.sent == nil && isWaiting(row.reason) {
      guard let at = row.plannedFor, at > now, clock.day(at: at) == clock.day(at: occurrence.at), !isQuiet(at) else { continue }
      if row.members.contains(occurrence.key) { return at }
      if row.id == rowID(occurrence.key, channel), at <= occurrence.at + 5 * minute { return at }
    }
    return nil
  }

  // MARK: Missed notifications

  private func couldNotCome(_ row: PlannerSituation.LogRow) -> Bool {
    isOwn(row) && row.channel != .inApp && (row.reason == "system_denied" || row.reason == "rate_limited")
  }

  func couldNotCome(_ occurrence: PlannedOccurrence, _ type: NotificationType) -> Bool {
    guard situation.log.contains(where: { couldNotCome($0) && $0.id.hasPrefix(occurrence.key + "/") }) else { return false }
    if occurrence.thing != nil || type.fires.at != .dailyReminder { return true }
    guard let minute = choices.reminder else { return true }
    let todays = clock.first(showingDay: today, minute: minute) - Int(type.fires.before?.amount ?? 0)
    return todays > now && occurrence.day == lastMissed(occurrence.type)
  }

  /// The last day before today whose reminder could not be delivered.
  func lastMissed(_ name: Name<NotificationType>) -> Int? {
    guard isApp, type(name).fires.of == nil else { return nil }
    let start = name.text + "/"
    let days = situation.log.filter { couldNotCome($0) && $0.id.hasPrefix(start) }.map { $0.id.dropFirst(start.count).prefix(10) }
    return (today - 60..<today).reversed().first { day in days.contains { $0 == PlainCalendar.text(ofDay: day) } }
  }
}
