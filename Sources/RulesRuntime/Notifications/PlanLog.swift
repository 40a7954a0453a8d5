internal import RulesBundle

// The log rows of a plan, and the device record.
extension NotificationPlanner {
  func addLog(to plan: inout NotificationSchedule, _ placed: [BatchedDelivery]) {
    var rows: [LogRow] = []
    for delivery in placed { rows += self.rows(delivery) }
    for held in heldBack {
      // A notification that became part of a summary has its row there.
      if placed.contains(where: { $0.members.contains { occurrences[$0].key == held.occurrence.key } }) { continue }
      let channel = channel(of: held.occurrence.type) ?? .inApp
      rows.append(
        LogRow(
          id: rowID(held.occurrence.key, channel), key: held.occurrence.key, channel: channel, plannedFor: held.at, sent: nil,
          reason: held.reason,
          members: [], occurrence: held.occurrence))
    }
    for shown in plan.inApp { rows.append(row(shown)) }
    for row in rows where !isThere(row) { plan.log.append(record(row)) }
    for old in log.rows where old.isOwn && old.sent == nil && old.plannedFor.map({ $0 > now }) ?? false {
      guard let channel = old.channel, context.channels.contains(channel), !rows.contains(where: { $0.id == old.id }),
        !staysWaiting.contains(where: { rowID($0, channel) == old.id })
      else { continue }
      plan.withdrawnIDs.append(String(decoding: old.id, as: UTF8.self))
    }
    addCancelled(to: &plan)
  }

  private struct LogRow {
    var id: [UInt8]
    var key: [UInt8]
    var channel: ChannelKind
    var plannedFor: Int64?
    var sent: Int64?
    var reason: Int?
    var members: [[UInt8]]
    var occurrence: Occurrence?
    /// The time of its thing, if the thing can be moved.
    var moment: String?
  }

  /// The rows of a delivery. Each member of a summary that was deferred or can be moved also has its own row.
  private func rows(_ delivery: BatchedDelivery) -> [LogRow] {
    let key = key(of: delivery)
    let waits = delivery.members.filter { occurrences[$0].waits != nil || momentText(occurrences[$0]) != nil }
    if delivery.batch == nil {
      let occurrence = occurrences[delivery.members[0]]
      return [
        LogRow(
          id: rowID(key, delivery.channel), key: key, channel: delivery.channel, plannedFor: delivery.at, sent: nil,
          reason: occurrence.waits.flatMap { reasons.position(of: $0) }, members: [], occurrence: occurrence,
          moment: momentText(occurrence))
      ]
    }
    let whole = LogRow(
      id: rowID(key, delivery.channel), key: key, channel: delivery.channel, plannedFor: delivery.at, sent: nil, reason: nil,
      members: delivery.members.map { occurrences[$0].key }, occurrence: nil)
    return [whole]
      + waits.map { member in
        let occurrence = occurrences[member]
        return LogRow(
          id: rowID(occurrence.key, delivery.channel), key: occurrence.key, channel: delivery.channel, plannedFor: delivery.at, sent: nil,
          reason: occurrence.waits.flatMap { reasons.position(of: $0) }, members: [], occurrence: occurrence,
          moment: momentText(occurrence))
      }
  }

  private func row(_ shown: InAppNotification) -> LogRow {
    let key = Array(shown.id.utf8)
    return LogRow(
      id: rowID(key, .inApp), key: key, channel: .inApp, plannedFor: nil, sent: now, reason: nil,
      members: shown.members.map { Array($0.id.utf8) },
      occurrence: (shownInApp + missed).first { $0.key == key })
  }

  /// Whether the log already contains the row. A notification in the app is recorded once.
  private func isThere(_ row: LogRow) -> Bool {
    log.rows.contains { old in
      guard old.id == row.id else { return false }
      // The reason did not change, so the row keeps the time of the first attempt.
      let isAtOnce = row.occurrence.map { self[$0.type].at == .atOnce } ?? false
      if isAtOnce, row.reason != nil, row.reason == old.reason, old.sent == nil { return true }
      if row.channel == .inApp, row.sent != nil { return row.members.allSatisfy { old.members.contains($0) } }
      return old.plannedFor == row.plannedFor && old.reason == row.reason && old.members == row.members && old.sent == row.sent
        && old.moment == row.moment
    }
  }

  /// The row in stored form. Other fields of an existing row do not change.
  private func record(_ row: LogRow) -> StoredRecord {
    let old = log.rows.firstIndex { $0.id == row.id }
    var stored = old.map { context.log[$0] } ?? rules.emptyRecord(bundle.planner[0].log)
    func set(_ column: Int, _ value: PlainValue?) {
      guard let field = bundle.optional(.planner, 0, column) else { return }
      rules.set(field: field, of: &stored, to: value)
    }
    func text(_ bytes: [UInt8]) -> PlainValue { .text(String(decoding: bytes, as: UTF8.self)) }
    if let person, let owner = rules.ownerField(of: stored.record) { rules.set(field: owner, of: &stored, to: .text(person)) }
    set(PlannerRow.At.logId, text(row.id))
    set(PlannerRow.At.logType, text(Array(row.key.prefix { $0 != NotificationPlanner.slash })))
    set(PlannerRow.At.logChannel, .text(row.channel.name))
    set(PlannerRow.At.logPlannedFor, row.plannedFor.map { .text(TimeForm.timestamp($0)) } ?? .null)
    set(PlannerRow.At.logSent, row.sent.map { .text(TimeForm.timestamp($0)) } ?? .null)
    set(PlannerRow.At.logReason, row.reason.map { .text(reasons.names[$0]) } ?? .null)
    set(PlannerRow.At.logMembers, row.members.isEmpty ? nil : .list(row.members.map { text($0) }))
    if let moment = row.moment { set(PlannerRow.At.logMoment, .text(moment)) }
    if row.channel != .push, let device = NotificationLog.device(rules, context) { set(PlannerRow.At.logDevice, .text(device)) }
    if let subject = row.occurrence?.subject {
      for row in bundle.planner[0].logThings
      where bundle.utf8(bundle.plannerThings[row].thing).elementsEqual(context.subjects[subject].of.utf8) {
        let field = bundle.plannerThings[row].field
        rules.set(field: field, of: &stored, to: .text(context.subjects[subject].id.text))
      }
    }
    return stored
  }

  /// Adds the pending requests that are obsolete or have another time.
  private func addCancelled(to plan: inout NotificationSchedule) {
    guard context.channels.contains(.local) else { return }
    for id in context.pendingIDs(rules) {
      let bytes = Array(id.utf8)
      let wanted = plan.requests.first { $0.channel == .local && $0.id.utf8.elementsEqual(bytes) }
      if staysWaiting.contains(bytes) { continue }
      let row = log.rows.first { $0.isOwn && $0.id == rowID(bytes, .local) }
      if let wanted, row?.plannedFor == nil || row?.plannedFor == wanted.at.seconds { continue }
      plan.canceledIDs.append(id)
    }
  }

  func addDevice(to plan: inout NotificationSchedule) {
    guard context.channels.contains(.local) else { return }
    func set(_ column: Int, _ value: PlainValue) {
      rules.set(field: bundle.column(.planner, 0, column), of: &plan.device, to: value)
    }
    set(PlannerRow.At.deviceTimeZone, .text(context.zone.name))
    let stays = context.pendingIDs(rules).filter { staysWaiting.contains(Array($0.utf8)) }
    set(
      PlannerRow.At.devicePending,
      .list(plan.requests.filter { $0.channel == .local && !$0.isNow }.map { .text($0.id) } + stays.map { .text($0) }))
  }
}
