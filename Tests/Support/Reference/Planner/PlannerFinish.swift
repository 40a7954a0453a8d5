internal import RuleKinds
import RulesBundle

// The plan: pending requests, rows of the log, and cancellations.
extension PlainPlanner {
  mutating func finish(_ placed: [PlannedTogether], refused: [PlannedOccurrence]) -> PlainPlan {
    for occurrence in refused {
      hold(occurrence, "rate_limited", at: occurrence.at)
      let isHere = occurrence.due <= now && (occurrence.thing != nil || occurrence.day >= today)
      if isHere { show(occurrence, type(occurrence.type), reason: "rate_limited") }
    }
    let order = placed.sorted { $0.at != $1.at ? $0.at < $1.at : isBefore($0.members[0], $1.members[0]) }
    let kept = withinPending(order)
    plan.later = order.count - kept.count
    plan.requests = kept.map { request($0) }
    let inApp = showing()
    for one in inApp { plan.inApp[PlainPlan.InApp(id: one.id, members: one.members), default: 0] += 1 }
    explain(kept)
    writeDown(kept, inApp)
    takeBack()
    return plan
  }

  /// Up to the maximum of the system. Only if there would be more, those with priority and those of the next days.
  private func withinPending(_ order: [PlannedTogether]) -> [PlannedTogether] {
    guard let most = setting(book.planner.pending), order.count > most else { return order }
    let horizon = setting(book.planner.horizon) ?? Int.max
    func isFirst(_ one: PlannedTogether) -> Bool { goesFirst(one.members[0].type) }
    let firsts = order.filter { isFirst($0) }.prefix(most)
    let rest = order.filter { !isFirst($0) && $0.at - now <= horizon }.prefix(most - firsts.count)
    return order.filter { firsts.contains($0) || rest.contains($0) }
  }

  private func request(_ one: PlannedTogether) -> PlainPlan.Request {
    PlainPlan.Request(
      id: key(of: one), name: one.batch?.text ?? one.members[0].type.text, channel: one.channel, at: one.at, isNow: one.at <= now,
      members: one.batch == nil ? [] : one.members.map(\.key), waited: one.batch == nil ? why(one.members[0], one) : nil,
      since: one.batch == nil && why(one.members[0], one) != nil ? one.members[0].due : nil)
  }

  /// The name of a daily summary is the day; that of another batch is its last member.
  private func key(of one: PlannedTogether) -> String {
    guard let batch = one.batch else { return one.members[0].key }
    if book.notificationBatches[batch]?.isDaily == true { return "\(batch.text)/\(PlainCalendar.text(ofDay: clock.day(at: one.at)))" }
    let last = one.members.sorted { $0.at != $1.at ? $0.at < $1.at : Array($0.key.utf8).lexicographicallyPrecedes(Array($1.key.utf8)) }.last
    return "\(batch.text)/\(last?.key ?? "")"
  }

  /// The reason why a single notification waits. If another one has its minute, the reason is a lack of room.
  private func why(_ occurrence: PlannedOccurrence, _ one: PlannedTogether) -> String? {
    occurrence.waits ?? (one.waitsForMinute || occurrence.isLate ? "rate_limited" : nil)
  }

  /// When each delayed notification is delivered, or why never.
  private mutating func explain(_ kept: [PlannedTogether]) {
    for (occurrence, reason, _) in held where !kept.contains(where: { $0.members.contains { $0.key == occurrence.key } }) {
      let never =
        reason == "rate_limited" ? "no_room" : reason == "snoozed" || reason == "quiet_hours" ? "untrue_then" : "suppressed"
      let isShown = isApp && (isAlwaysInApp(type(occurrence.type)) || reason == "rate_limited" || reason == "system_denied")
      plan.held[.init(id: occurrence.key, reason: reason, at: nil, request: nil, never: never, isInApp: isShown), default: 0] += 1
    }
    for one in kept {
      for member in one.members {
        let isFar = one.at - member.due > setting(book.planner.batch) ?? 0 && !member.isAgain
        guard let reason = why(member, one) ?? (isFar ? "rate_limited" : nil) else { continue }
        let isShown = isInApp(type(member.type))
        plan.held[.init(id: member.key, reason: reason, at: one.at, request: key(of: one), never: nil, isInApp: isShown), default: 0] += 1
      }
    }
  }

  private typealias Card = (id: String, members: [String], occurrence: PlannedOccurrence?)

  private func showing() -> [Card] {
    let missed = missedOnes()
    var cards: [Card] = (shown + missed.alone)
      .filter { one in
        let type = type(one.type)
        return canBeOpened(one, type) && !words.misses(type.says, world(at: now, about: one.thing))
      }
      .map { ($0.key, [], $0) }
    if !missed.together.isEmpty, let batch = book.planner.missed {
      cards.append(("\(batch.text)/\(PlainCalendar.text(ofDay: today))", missed.together, nil))
    }
    return cards
  }

  // MARK: Log

  private mutating func writeDown(_ kept: [PlannedTogether], _ inApp: [Card]) {
    var rows: [(row: PlannerSituation.LogRow, isAtOnce: Bool)] = []
    func add(
      _ key: String, _ channel: ChannelKind, plannedFor: Int?, sent: Int? = nil, reason: String? = nil, members: [String] = [],
      _ occurrence: PlannedOccurrence?, moment: String? = nil
    ) {
      var things: [String: String] = [:]
      for field in book.planner.log?.things ?? [] where field.thing == occurrence?.thing?.of { things[field.field] = occurrence?.thing?.id }
      rows.append(
        (
          PlannerSituation.LogRow(
            id: rowID(key, channel), type: firstPart(key), channel: channel, plannedFor: plannedFor, sent: sent, reason: reason,
            members: members, device: channel == .push ? nil : situation.device, things: things,
            moment: moment),
          occurrence.map { type($0.type).fires.at == .atOnce } ?? false
        ))
    }
    for one in kept {
      guard one.batch != nil else {
        add(
          one.members[0].key, one.channel, plannedFor: one.at, reason: one.members[0].waits, one.members[0], moment: time(one.members[0]))
        continue
      }
      add(key(of: one), one.channel, plannedFor: one.at, members: one.members.map(\.key), nil)
      for member in one.members where member.waits != nil || time(member) != nil {
        add(member.key, one.channel, plannedFor: one.at, reason: member.waits, member, moment: time(member))
      }
    }
    for (occurrence, reason, at) in held {
      if kept.contains(where: { $0.members.contains { $0.key == occurrence.key } }) { continue }
      add(occurrence.key, channel(of: type(occurrence.type)) ?? .inApp, plannedFor: at, reason: reason, occurrence)
    }
    for card in inApp { add(card.id, .inApp, plannedFor: nil, sent: now, members: card.members, card.occurrence) }
    for (row, isAtOnce) in rows where !isWritten(row, isAtOnce: isAtOnce) { plan.log[merged(row), default: 0] += 1 }
    for old in situation.log
    where isOwn(old) && old.sent == nil && old.plannedFor.map({ $0 > now }) ?? false && situation.channels.contains(old.channel)
      && !rows.contains(where: { $0.row.id == old.id }) && !untouched.contains(where: { rowID($0, old.channel) == old.id })
    {
      plan.withdrawn[old.id, default: 0] += 1
    }
  }

  /// Whether the log has it. Cards in the app, and rows with the same immediate reason, are written once.
  private func isWritten(_ row: PlannerSituation.LogRow, isAtOnce: Bool) -> Bool {
    situation.log.contains { old in
      guard old.id == row.id else { return false }
      if isAtOnce, row.reason != nil, row.reason == old.reason, old.sent == nil { return true }
      if row.channel == .inApp, row.sent != nil { return Set(row.members).isSubset(of: old.members) }
      return old.plannedFor == row.plannedFor && old.reason == row.reason && old.members == row.members && old.sent == row.sent
        && old.moment == row.moment
    }
  }

  /// Other values of a log row stay.
  private func merged(_ row: PlannerSituation.LogRow) -> PlannerSituation.LogRow {
    guard let old = situation.log.first(where: { $0.id == row.id }) else { return row }
    var merged = row
    merged.things = old.things.merging(row.things) { $1 }
    merged.device = row.device ?? old.device
    merged.moment = row.moment ?? old.moment
    return merged
  }

  /// Pending requests that are not wanted, or not at that time.
  private mutating func takeBack() {
    guard situation.channels.contains(.local) else { return }
    for id in situation.pending where !untouched.contains(id) {
      let wanted = plan.requests.first { $0.channel == .local && $0.id == id }
      let row = situation.log.first { isOwn($0) && $0.id == rowID(id, .local) }
      if let wanted, row?.plannedFor == nil || row?.plannedFor == wanted.at { continue }
      plan.cancel[id, default: 0] += 1
    }
  }
}
