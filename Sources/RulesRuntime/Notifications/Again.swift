internal import RulesBundle

// What came and comes again: the same notification at a new moment, because the person snoozed it or moved what it is about.
extension NotificationPlanner {
  /// Whether moving what a type is about moves its notification: the person can put it off, and it comes once at its own time.
  func isMovable(_ type: Int) -> Bool {
    self[type].snooze && self[type].once
      && self[type].at == .itsTime && bundle.planner[0].logMoment != nil
  }

  /// The time of what an occurrence is about, as the log has it; nil for what cannot be moved.
  func momentText(_ occurrence: Occurrence) -> String? {
    guard isMovable(occurrence.type), let thing = occurrence.thing else { return nil }
    switch situation.things[thing].at {
    case .instant(let instant)?: return TimeForm.timestamp(instant)
    case .wall(let wall)?: return TimeForm.wall(wall)
    case .day(let day)?:
      var text: [UInt8] = []
      TimeForm.appendDay(day, to: &text)
      return String(decoding: text, as: UTF8.self)
    case nil: return nil
    }
  }

  /// Whether a row about an occurrence was planned for another time of the same thing.
  func isOtherMoment(_ row: NotificationLog.Row, _ occurrence: Occurrence) -> Bool {
    guard let moment = momentText(occurrence) else { return false }
    // A summary has no moment; the rows of its members have.
    let planned =
      row.moment
      ?? log.rows.first { other in
        other.moment != nil && other.time == row.time && other.members.isEmpty && names(other, occurrence, isOnce: true)
      }?
      .moment
    return planned.map { !$0.utf8.elementsEqual(moment.utf8) } ?? waitsForOtherMoment(row, occurrence)
  }

  /// Whether another device waits with what it planned for another time, as far as a row from before rows had moments tells: it would come
  /// at quite another time than this.
  private func waitsForOtherMoment(_ row: NotificationLog.Row, _ occurrence: Occurrence) -> Bool {
    guard !row.isOwn, row.sent == nil, let planned = row.plannedFor, planned > now else { return false }
    let near = max(5 * (setting(PlannerRow.At.burst, .seconds) ?? 0), setting(PlannerRow.At.batch, .seconds) ?? 0)
    return abs(planned - occurrence.at) > near
  }

  /// Makes an occurrence that came come again, where the person has put it off since.
  func comeAgain(_ occurrence: inout Occurrence) {
    let type = occurrence.type
    guard self[type].snooze, occurrence.at >= now else { return }
    let isOnce = self[type].once && occurrence.thing != nil
    let came = log.rows.filter { hasCome($0) && names($0, occurrence, isOnce: isOnce) }
    guard !came.isEmpty else { return }
    let isMoved = came.allSatisfy { isOtherMoment($0, occurrence) }
    // The last one that came is what the person had before them.
    let isSnoozed =
      occurrence.waits == .snoozed && (occurrence.thing != nil || occurrence.day == today)
      && came.contains { row in
        row.isOwn && row.time == lastSnoozable && row.time.map { $0 > now - 86_400 } ?? false && !isOtherMoment(row, occurrence)
      }
    guard isMoved || isSnoozed else { return }
    occurrence.isAgain = true
    occurrence.key = keyAgain(occurrence)
  }

  /// Whether a row is of something that came on this device, or comes once wherever it does.
  private func hasCome(_ row: NotificationLog.Row) -> Bool {
    row.channel != .inApp && row.reason.map(reasons.isWaiting) ?? true && (row.time.map { $0 <= now } ?? false)
  }

  /// When the last notification came here that can be snoozed.
  private var lastSnoozable: Int64? {
    log.rows
      .filter { row in
        guard row.isOwn, hasCome(row) else { return false }
        let types = row.members.isEmpty ? [row.type] : row.members.map { type(inKey: $0) }
        return types.contains { $0.map { self[$0].snooze } ?? false }
      }
      .compactMap { $0.time }.max()
  }

  /// When a pending notification comes, for one whose own moment has passed meanwhile: the system has it already.
  func pendingMoment(_ occurrence: Occurrence) -> Int64? {
    guard let channel = channel(of: occurrence.type) else { return nil }
    // What was planned in another time zone is planned again from its own moment.
    let planned = rules.value(ofField: bundle.planner[0].deviceTimeZone, in: situation.device)?.text
    if let planned, !planned.utf8.elementsEqual(situation.zone.name.utf8) { return nil }
    let id = rowID(occurrence.key, channel)
    let day = situation.zone.wallTime(at: occurrence.at).day
    let burst = setting(PlannerRow.At.burst, .seconds) ?? 0
    let row = log.rows.first { row in
      guard row.isOwn, row.channel == channel, row.sent == nil, row.reason.map(reasons.isWaiting) ?? true, let at = row.plannedFor,
        at > now,
        situation.zone.wallTime(at: at).day == day, choices.quietEnd(at, situation.zone) == nil
      else { return false }
      return row.members.contains(occurrence.key) || row.id == id && at - occurrence.at <= 5 * burst
    }
    return row?.plannedFor
  }
}
