internal import RulesBundle

// A delivered notification is planned again at a new time if the user snoozed it or moved the thing that it is about.
extension NotificationPlanner {
  /// Whether moving the thing that a type is about also moves its notification: the user can snooze the type, and each thing gets one
  /// notification at its own time.
  func isMovable(_ type: Int) -> Bool {
    self[type].snooze && self[type].once
      && self[type].at == .itsTime && bundle.planner[0].logMoment != nil
  }

  /// The time of the thing that an occurrence is about, as the log stores it. Nil if the occurrence cannot be moved.
  func momentText(_ occurrence: Occurrence) -> String? {
    guard isMovable(occurrence.type), let subject = occurrence.subject else { return nil }
    switch context.subjects[subject].at {
    case .instant(let instant)?: return TimeForm.timestamp(instant.seconds)
    case .wall(let wall)?: return TimeForm.wall(wall)
    case .day(let day)?: return day.text
    case nil: return nil
    }
  }

  /// Whether a row about an occurrence was planned for another time of the same thing.
  func isOtherMoment(_ row: NotificationLog.Row, _ occurrence: Occurrence) -> Bool {
    guard let moment = momentText(occurrence) else { return false }
    // A summary has no time of its own. The rows of its members have one.
    let planned =
      row.moment
      ?? log.rows.first { other in
        other.moment != nil && other.time == row.time && other.members.isEmpty && names(other, occurrence, isOnce: true)
      }?
      .moment
    return planned.map { !$0.utf8.elementsEqual(moment.utf8) } ?? waitsForOtherMoment(row, occurrence)
  }

  /// Whether a pending row of another device was planned for another time of the same thing.
  ///
  /// This is an estimate for rows that an older version stored without the thing's time: it compares the planned times.
  private func waitsForOtherMoment(_ row: NotificationLog.Row, _ occurrence: Occurrence) -> Bool {
    guard !row.isOwn, row.sent == nil, let planned = row.plannedFor, planned > now else { return false }
    let near = max(5 * (setting(PlannerRow.At.burst, .seconds) ?? 0), setting(PlannerRow.At.batch, .seconds) ?? 0)
    return abs(planned - occurrence.at) > near
  }

  /// Turns a delivered occurrence into a repeated one if the user has snoozed or moved it since.
  func comeAgain(_ occurrence: inout Occurrence) {
    let type = occurrence.type
    guard self[type].snooze, occurrence.at >= now else { return }
    let isOnce = self[type].once && occurrence.subject != nil
    let came = log.rows.filter { hasCome($0) && names($0, occurrence, isOnce: isOnce) }
    guard !came.isEmpty else { return }
    let isMoved = came.allSatisfy { isOtherMoment($0, occurrence) }
    // Snoozing applies to the last notification that the user saw.
    let isSnoozed =
      occurrence.waits == .snoozed && (occurrence.subject != nil || occurrence.day == today)
      && came.contains { row in
        row.isOwn && row.time == lastSnoozable && row.time.map { $0 > now - 86_400 } ?? false && !isOtherMoment(row, occurrence)
      }
    guard isMoved || isSnoozed else { return }
    occurrence.isAgain = true
    occurrence.key = keyAgain(occurrence)
  }

  /// Whether a row is about a notification whose delivery time has passed.
  private func hasCome(_ row: NotificationLog.Row) -> Bool {
    row.channel != .inApp && row.reason.map(reasons.isWaiting) ?? true && (row.time.map { $0 <= now } ?? false)
  }

  /// The time of the latest notification on this device that can be snoozed.
  private var lastSnoozable: Int64? {
    log.rows
      .filter { row in
        guard row.isOwn, hasCome(row) else { return false }
        let types = row.members.isEmpty ? [row.type] : row.members.map { type(inKey: $0) }
        return types.contains { $0.map { self[$0].snooze } ?? false }
      }
      .compactMap { $0.time }.max()
  }

  /// The time of a pending notification whose own time has passed in the meantime. The system already has the request.
  func pendingMoment(_ occurrence: Occurrence) -> Int64? {
    guard let channel = channel(of: occurrence.type) else { return nil }
    // A notification that was planned in another time zone is planned again from its own time.
    let planned = rules.value(ofField: bundle.planner[0].deviceTimeZone, in: context.device)?.text
    if let planned, !planned.utf8.elementsEqual(context.zone.name.utf8) { return nil }
    let id = rowID(occurrence.key, channel)
    let day = context.zone.wallTime(at: occurrence.at).day
    let burst = setting(PlannerRow.At.burst, .seconds) ?? 0
    let row = log.rows.first { row in
      guard row.isOwn, row.channel == channel, row.sent == nil, row.reason.map(reasons.isWaiting) ?? true, let at = row.plannedFor,
        at > now,
        context.zone.wallTime(at: at).day == day, choices.quietEnd(at, context.zone) == nil
      else { return false }
      return row.members.contains(occurrence.key) || row.id == id && at - occurrence.at <= 5 * burst
    }
    return row?.plannedFor
  }
}
