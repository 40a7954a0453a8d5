internal import RulesBundle

// What is shown inside the app: cards for what is so right now, and one for several that could not come.
extension NotificationPlanner {
  /// A moment that has passed. Nothing is sent any more; what still is so may be shown.
  func considerPast(_ occurrence: Occurrence) {
    guard situation.channels.contains(.inApp) else { return }
    // A reminder of the day is today's; what is about a thing is told until a day later.
    let isRecent = occurrence.thing == nil ? occurrence.day == today : occurrence.at > now - 86_400
    guard isRecent || isAlwaysInApp(occurrence.type) else { return }
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
  func showInApp(_ occurrence: Occurrence, reason: Int?) {
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
    let start = occurrence.key + [NotificationPlanner.slash]
    return isDelivered(occurrence, sofar: true) || log.rows.contains { $0.channel == .inApp && $0.id.starts(with: start) }
  }

  /// What could not come: several that nobody saw yet become one card, once; one alone, and what the person has seen, shows itself for as
  /// long as it is so.
  var missedOnes: (alone: [Occurrence], together: (batch: Int, members: [[UInt8]])?) {
    var (alone, fresh): ([Occurrence], [Occurrence]) = ([], [])
    let shown = log.rows.filter { $0.channel == .inApp }
    for occurrence in missed {
      if shown.contains(where: { $0.members.contains(occurrence.key) }) { continue }
      if shown.contains(where: { $0.id.starts(with: occurrence.key + [NotificationPlanner.slash]) }) {
        alone.append(occurrence)
      } else {
        fresh.append(occurrence)
      }
    }
    guard fresh.count > 1, let batch = bundle.optional(.planner, 0, Word.Planner.missed) else { return (alone + fresh, nil) }
    return (alone, (batch, fresh.map { $0.key }))
  }
}
