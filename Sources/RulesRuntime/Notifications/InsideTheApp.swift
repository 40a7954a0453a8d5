internal import RulesBundle

// What is shown inside the app: cards for what is so right now, and one for several that could not come.
extension NotificationPlanner {
  /// A moment that has passed. Nothing is sent any more; what still is so may be shown.
  mutating func considerPast(_ occurrence: Occurrence) {
    guard situation.channels.contains(.inApp) else { return }
    let isToday = situation.zone.wallTime(at: occurrence.at).day == today
    guard isToday || isAlwaysInApp(occurrence.type) else { return }
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

  /// Shows what happens right now, or holds right now, inside the app.
  ///
  /// What a category always shows is shown whatever the person switched off. What has the app as one of its ways, as long as it is on. The
  /// rest where the system lets nothing through, or where there was no room.
  mutating func showInApp(_ occurrence: Occurrence, reason: Int?) {
    guard situation.channels.contains(.inApp) else { return }
    let kind = reason.flatMap { reasons.kinds[$0] }
    if !isAlwaysInApp(occurrence.type) {
      if reason != nil, kind != .systemDenied, kind != .rateLimited { return }
      if reason == nil, !isInApp(occurrence.type) { return }
      // A banner about one thing comes once, and not after its push.
      if isInApp(occurrence.type), flag(occurrence.type, Word.Notifications.once), isKnown(occurrence) { return }
    }
    if !shownInApp.contains(where: { $0.key == occurrence.key }) { shownInApp.append(occurrence) }
  }

  /// Whether the person has had it, by whichever way.
  private func isKnown(_ occurrence: Occurrence) -> Bool {
    let start = occurrence.key + [UInt8(ascii: "/")]
    return isDelivered(occurrence) || log.rows.contains { $0.channel == .inApp && $0.id.starts(with: start) }
  }

  /// What several that could not come become: one card, once a day. One alone shows itself.
  var missedTogether: (batch: Int, members: [[UInt8]])? {
    guard let batch = bundle.optional(.planner, 0, Word.Planner.missed) else { return nil }
    var keys = missed.map { $0.key }
    let toldAt = log.rows.filter { $0.channel == .inApp && $0.id.starts(with: Array(bundle.utf8(.notificationBatches, batch, 0))) }
      .compactMap { $0.time }.max()
    for row in log.rows where row.isOwn && row.channel != .inApp && row.sent == nil {
      guard let reason = row.reason, reasons.kinds[reason] == .systemDenied, let time = row.plannedFor, time < now, row.members.isEmpty,
        toldAt.map({ time > $0 }) ?? true, situation.channels.contains(.inApp)
      else { continue }
      let key = key(ofRow: row.id)
      if !keys.contains(key) { keys.append(key) }
    }
    return keys.count > 1 ? (batch, keys) : nil
  }
}
