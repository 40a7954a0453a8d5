internal import RuleKinds
import RulesBundle

// The delivered notifications in the log.
extension PlainPlanner {
  /// A device without a name takes all rows as its own.
  func isOwn(_ row: PlannerSituation.LogRow) -> Bool {
    row.device == nil || situation.device == nil || row.device == situation.device
  }

  /// Whether it was or will be delivered, also by another channel or device if once is enough. `sofar`: only until now.
  func isDelivered(_ occurrence: PlannedOccurrence, sofar: Bool = false) -> Bool {
    let type = type(occurrence.type)
    let isOnce = type.isOnce && occurrence.thing != nil
    return situation.log.contains { row in
      guard row.channel != .inApp, isWaiting(row.reason), let time = row.time, isAbout(row, occurrence, isOnce: isOnce),
        !isOfAnotherTime(row, occurrence, type)
      else {
        return false
      }
      // Each device reminds by itself.
      if !isOnce, row.channel == .local, !isOwn(row) { return false }
      let isElsewhere = !isOwn(row) || row.channel != channel(of: type)
      return row.sent != nil || time <= now || isOnce && isElsewhere && !sofar
    }
  }

  func isAbout(_ row: PlannerSituation.LogRow, _ occurrence: PlannedOccurrence, isOnce: Bool) -> Bool {
    if (row.members + [row.id]).contains(where: { $0.hasPrefix(occurrence.key + "/") }) || row.members.contains(occurrence.key) {
      return true
    }
    guard row.type == occurrence.type.text else { return false }
    if isOnce { return thing(of: row) == occurrence.thing?.id }
    // Another device wrote it, under its own id.
    guard !row.id.hasPrefix(occurrence.type.text + "/"), occurrence.thing == nil, let time = row.time else { return false }
    return clock.day(at: time) == occurrence.day
  }

  private func thing(of row: PlannerSituation.LogRow) -> String? {
    let of = book.notifications[row.type]?.fires.of
    return book.planner.log?.things.first { $0.thing == of }.flatMap { row.things[$0.field] }
  }

  /// The id of a row: its subject, the channel, and the device.
  func rowID(_ key: String, _ channel: ChannelKind) -> String {
    let way = "\(key)/\(channel.name)"
    return channel == .push ? way : situation.device.map { "\(way)/\($0)" } ?? way
  }

  /// The subject of a row.
  func key(ofRow id: String) -> String {
    for channel in ChannelKind.allCases {
      for ending in [rowID("", channel), "/\(channel.name)"] where id.hasSuffix(ending) && id.utf8.count > ending.utf8.count {
        return String(id.dropLast(ending.count))
      }
    }
    return id
  }

  func firstPart(_ id: String) -> String { String(id.prefix { $0 != "/" }) }

  // MARK: Inside the app

  /// Categories that are always shown are shown. Others are shown if the app is one of their channels, if the system blocks notifications,
  /// or if there was no room. A banner about one thing appears once, and not after its push.
  mutating func show(_ occurrence: PlannedOccurrence, _ type: NotificationType, reason: String?) {
    guard isApp else { return }
    if !isAlwaysInApp(type) {
      if let reason, reason != "system_denied", reason != "rate_limited" { return }
      if reason == nil, !isInApp(type) { return }
      if isInApp(type), type.isOnce, isKnown(occurrence) { return }
    }
    if !shown.contains(where: { $0.key == occurrence.key }) { shown.append(occurrence) }
  }

  private func isKnown(_ occurrence: PlannedOccurrence) -> Bool {
    isDelivered(occurrence, sofar: true)
      || situation.log.contains { $0.channel == .inApp && $0.id.hasPrefix(occurrence.key + "/") }
  }

  /// Undelivered notifications: several unseen ones are one card. A single one, or one that was seen alone, stays a card of its own.
  func missedOnes() -> (alone: [PlannedOccurrence], together: [String]) {
    let rows = situation.log.filter { $0.channel == .inApp }
    func about(_ one: PlannedOccurrence) -> [PlannerSituation.LogRow] {
      rows.filter { $0.members.contains(one.key) || $0.id.hasPrefix(one.key + "/") }
    }
    // A card that was on the screen on an earlier day counts as seen.
    let rest = missed.filter { one in about(one).allSatisfy { $0.sent.map { clock.day(at: $0) >= today } ?? false } }
    let seen = rest.filter { one in about(one).contains { $0.id.hasPrefix(one.key + "/") } }
    let fresh = rest.filter { one in !seen.contains { $0.key == one.key } }
    return fresh.count > 1 && book.planner.missed != nil ? (seen, fresh.map(\.key)) : (seen + fresh, [])
  }
}
