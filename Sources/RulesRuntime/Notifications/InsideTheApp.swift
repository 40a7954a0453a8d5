internal import RulesBundle

// What is shown inside the app: cards for what is so right now, and one for several that could not come.
extension NotificationPlanner {
  /// A moment that has passed. Nothing is sent any more; what still is so may be shown.
  func considerPast(_ occurrence: Occurrence) {
    guard situation.channels.contains(.inApp) else { return }
    guard isRecent(occurrence) || isAlwaysInApp(occurrence.type) || wasMissed(occurrence) else { return }
    if let why = whyNot(occurrence, at: now) {
      notPlanned.append(NotPlanned(type: occurrence.type, thing: occurrence.thing, day: occurrence.day, why: why))
      return
    }
    let reason = at(now, about: occurrence.thing) { self.reason(for: occurrence) }
    let wasDelivered = isDelivered(occurrence)
    notPlanned.append(
      NotPlanned(type: occurrence.type, thing: occurrence.thing, day: occurrence.day, why: wasDelivered ? .delivered : .past))
    if isAlwaysInApp(occurrence.type) || isInApp(occurrence.type) {
      showInApp(occurrence, reason: reason)
    } else if !wasDelivered, reason == nil || reasons.kinds[reason ?? 0] == .systemDenied {
      missed.append(occurrence)
    }
  }

  /// Whether it is still of now: a reminder of the day is today's, one before a reset is so until the reset, and what is about a thing until a
  /// day later.
  private func isRecent(_ occurrence: Occurrence) -> Bool {
    if occurrence.thing != nil { return occurrence.at > now - 86_400 }
    return occurrence.day == today || self[occurrence.type].at == .limitReset
  }

  /// Whether the log says that it could not come. Of the reminders of several days the last one stands for all, until today's moment.
  private func wasMissed(_ occurrence: Occurrence) -> Bool {
    let start = occurrence.key + [NotificationPlanner.slash]
    guard log.rows.contains(where: { isMissed($0) && $0.id.starts(with: start) }) else { return false }
    guard occurrence.thing == nil, self[occurrence.type].at == .dailyReminder,
      let minute = choices.reminder
    else { return true }
    let before = bundle.notifications[occurrence.type].before
    return occurrence.day == lastMissedDay(occurrence.type) && situation.zone.instant(ofDay: today, minute: minute) - before > now
  }

  private func isMissed(_ row: NotificationLog.Row) -> Bool {
    guard row.isOwn, row.channel != .inApp, let kind = row.reason.flatMap({ reasons.kinds[$0] }) else { return false }
    return kind == .systemDenied || kind == .rateLimited
  }

  /// The last day before today whose reminder the log says could not come.
  func lastMissedDay(_ type: Int) -> Int64? {
    guard situation.channels.contains(.inApp), bundle.utf8(bundle.notifications[type].of).count == 0 else { return nil }
    let start = bundle.storedName(ofNotification: type) + [NotificationPlanner.slash]
    return log.rows
      .compactMap { row in
        guard isMissed(row), row.id.starts(with: start) else { return nil }
        let day = TimeForm.day(row.id[start.count...].prefix(10))
        return day.flatMap { $0 < today ? $0 : nil }
      }
      .max()
  }

  /// Shows what happens right now, or holds right now, inside the app.
  ///
  /// What a category always shows is shown whatever the person switched off. What has the app as one of its ways, as long as it is on. The
  /// rest where the system lets nothing through, or where there was no room.
  func showInApp(_ occurrence: Occurrence, reason: Int?) {
    guard situation.channels.contains(.inApp) else { return }
    let kind = reason.flatMap { reasons.kinds[$0] }
    if !isAlwaysInApp(occurrence.type) {
      if reason != nil, kind != .systemDenied, kind != .rateLimited { return }
      if reason == nil, !isInApp(occurrence.type) { return }
      // A banner about one thing comes once, and not after its push.
      if isInApp(occurrence.type), self[occurrence.type].once, isKnown(occurrence) { return }
    }
    if !shownInApp.contains(where: { $0.key == occurrence.key }) { shownInApp.append(occurrence) }
  }

  /// Whether the person has had it, by whichever way.
  private func isKnown(_ occurrence: Occurrence) -> Bool {
    let start = occurrence.key + [NotificationPlanner.slash]
    return isDelivered(occurrence, sofar: true) || log.rows.contains { $0.channel == .inApp && $0.id.starts(with: start) }
  }

  /// What could not come: several that nobody saw yet become one card; one alone, and what the person has seen alone, shows itself. A card
  /// stays for the day on which it is first shown, and as long as it is so.
  var missedOnes: (alone: [Occurrence], together: (batch: Int, members: [[UInt8]])?) {
    var (alone, fresh): ([Occurrence], [Occurrence]) = ([], [])
    let shown = log.rows.filter { $0.channel == .inApp }
    for occurrence in missed {
      let start = occurrence.key + [NotificationPlanner.slash]
      let rows = shown.filter { $0.id.starts(with: start) || $0.members.contains(occurrence.key) }
      if rows.contains(where: { $0.sent.map { situation.zone.wallTime(at: $0).day < today } ?? true }) { continue }
      if rows.contains(where: { $0.id.starts(with: start) }) {
        alone.append(occurrence)
      } else {
        fresh.append(occurrence)
      }
    }
    guard fresh.count > 1, let batch = bundle.planner[0].missed else { return (alone + fresh, nil) }
    return (alone, (batch, fresh.map { $0.key }))
  }
}
