internal import RulesBundle

// In-app notifications: cards whose conditions hold now, and one combined card for several that were missed.
extension NotificationPlanner {
  /// Handles an occurrence whose time has passed. It is no longer sent, but the app can show it while its conditions hold.
  func considerPast(_ occurrence: Occurrence) {
    guard context.channels.contains(.inApp) else { return }
    guard isRecent(occurrence) || isAlwaysInApp(occurrence.type) || wasMissed(occurrence) else { return }
    if let why = whyNot(occurrence, at: now) {
      unplanned.append(UnplannedNotification(occurrence, why))
      return
    }
    let reason = at(now, about: occurrence.subject) { self.reason(for: occurrence) }
    let wasDelivered = isDelivered(occurrence)
    unplanned.append(
      UnplannedNotification(occurrence, wasDelivered ? .delivered : .past))
    if isAlwaysInApp(occurrence.type) || isInApp(occurrence.type) {
      showInApp(occurrence, reason: reason)
    } else if !wasDelivered, reason == nil || reasons.kinds[reason ?? 0] == .systemDenied {
      missed.append(occurrence)
    }
  }

  /// Whether a past occurrence is still current.
  ///
  /// A daily reminder is current on its day, an occurrence before a reset until the reset, and an occurrence about a thing for one day.
  private func isRecent(_ occurrence: Occurrence) -> Bool {
    if occurrence.subject != nil { return occurrence.at > now - 86_400 }
    return occurrence.day == today || self[occurrence.type].at == .limitReset
  }

  /// Whether the log records that it could not be delivered. If daily reminders of several days were missed, the last one represents all of
  /// them until the time of today's reminder.
  private func wasMissed(_ occurrence: Occurrence) -> Bool {
    let start = occurrence.key + [NotificationPlanner.slash]
    guard log.rows.contains(where: { isMissed($0) && $0.id.starts(with: start) }) else { return false }
    guard occurrence.subject == nil, self[occurrence.type].at == .dailyReminder,
      let minute = choices.reminder
    else { return true }
    let before = bundle.notifications[occurrence.type].before
    return occurrence.day == lastMissedDay(occurrence.type) && context.zone.instant(ofDay: today, minute: minute) - before > now
  }

  private func isMissed(_ row: NotificationLog.Row) -> Bool {
    guard row.isOwn, row.channel != .inApp, let kind = row.reason.flatMap({ reasons.kinds[$0] }) else { return false }
    return kind == .systemDenied || kind == .rateLimited
  }

  /// The last day before today whose reminder could not be delivered, according to the log.
  func lastMissedDay(_ type: Int) -> Int64? {
    guard context.channels.contains(.inApp), bundle.utf8(bundle.notifications[type].of).count == 0 else { return nil }
    let start = bundle.storedName(ofNotification: type) + [NotificationPlanner.slash]
    return log.rows
      .compactMap { row in
        guard isMissed(row), row.id.starts(with: start) else { return nil }
        let day = TimeForm.day(row.id[start.count...].prefix(10))
        return day.flatMap { $0 < today ? $0 : nil }
      }
      .max()
  }

  /// Shows a notification in the app if its conditions hold now.
  ///
  /// - A type that its category always shows in the app is shown regardless of the user's switches.
  /// - A type with the channel `in_app` is shown while its switch is on.
  /// - Any other type is shown if the system denies notifications or if there is no room.
  func showInApp(_ occurrence: Occurrence, reason: Int?) {
    guard context.channels.contains(.inApp) else { return }
    let kind = reason.flatMap { reasons.kinds[$0] }
    if !isAlwaysInApp(occurrence.type) {
      if reason != nil, kind != .systemDenied, kind != .rateLimited { return }
      if reason == nil, !isInApp(occurrence.type) { return }
      // A banner about one thing is shown once, and not after the push about the same thing.
      if isInApp(occurrence.type), self[occurrence.type].once, isKnown(occurrence) { return }
    }
    if !shownInApp.contains(where: { $0.key == occurrence.key }) { shownInApp.append(occurrence) }
  }

  /// Whether the user has received it, on any channel.
  private func isKnown(_ occurrence: Occurrence) -> Bool {
    let start = occurrence.key + [NotificationPlanner.slash]
    return isDelivered(occurrence, sofar: true) || log.rows.contains { $0.channel == .inApp && $0.id.starts(with: start) }
  }

  /// The missed notifications that the app shows now.
  ///
  /// Several that the user has not seen become one card. A single one, and one that the user has already seen alone, is shown by itself. A
  /// card stays for the day on which it is first shown, while its conditions hold.
  var missedOnes: (alone: [Occurrence], together: (batch: Int, members: [[UInt8]])?) {
    var (alone, fresh): ([Occurrence], [Occurrence]) = ([], [])
    let shown = log.rows.filter { $0.channel == .inApp }
    for occurrence in missed {
      let start = occurrence.key + [NotificationPlanner.slash]
      let rows = shown.filter { $0.id.starts(with: start) || $0.members.contains(occurrence.key) }
      if rows.contains(where: { $0.sent.map { context.zone.wallTime(at: $0).day < today } ?? true }) { continue }
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
