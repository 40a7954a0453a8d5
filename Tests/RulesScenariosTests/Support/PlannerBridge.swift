import Reference
import RuleKinds
import RulesBundle
import RulesJSON
import RulesRequests
import RulesRuntime

/// Passes a random situation to the engine, and converts its plan to the form of the reference.
final class PlannerBridge {
  let product: ProductRules
  private let fields: [String: [String: Int]]
  private let reasons: [String]

  private var rules: Rules { product.rules }

  init(_ product: ProductRules) {
    self.product = product
    let rules = product.rules
    var fields: [String: [String: Int]] = [:]
    for record in product.book.records.entries {
      guard let ordinal = rules.record(record.name.text) else { continue }
      for field in rules.fields(of: ordinal) {
        fields[record.name.text, default: [:]][rules.bundle.text(rules.bundle.recordFields[field].field)] = field
      }
    }
    self.fields = fields
    let log = product.book.planner.log
    let field = log.flatMap { log in product.book.records[log.record]?.fields.first { $0.name == log.reason } }
    if case .oneOf(let names)? = field?.type { reasons = names } else { reasons = [] }
  }

  // MARK: To the engine

  func situation(_ plain: PlannerSituation) -> NotificationContext? {
    guard let preferences = product.book.planner.preferences, let device = product.book.planner.device,
      let zone = Zone(
        plain.clock.name, offset: Int64(plain.clock.firstOffset),
        changes: plain.clock.changes.map { Zone.Change(instant: Int64($0.instant), offset: Int64($0.offset)) })
    else { return nil }
    var deviceFields: [(String, PlainValue)] = [(device.pending, .list(plain.pending.map { .text($0) }))]
    if let id = plain.device, let field = device.id { deviceFields.append((field, .text(id))) }
    return NotificationContext(
      zone: zone, preferences: stored(preferences.record, plain.choices.map { ($0.key, value($0.value)) }),
      device: stored(device.record, deviceFields), log: plain.log.map { stored($0) },
      days: plain.days.map { NotificationDay(day: CalendarDay(number: Int64($0.day)), facts: given($0.facts)) },
      subjects: plain.things.compactMap { thing in
        LinkID(thing.id).map { NotificationSubject(of: thing.of, id: $0, at: thing.at.map { time($0) }, facts: given(thing.facts)) }
      },
      channels: plain.channels.compactMap { channel in ChannelKind.allCases.first { $0.name == channel.name } })
  }

  private func time(_ time: PlannerSituation.Thing.Time) -> PlannerTime {
    switch time {
    case .instant(let instant): .instant(Timestamp(seconds: Int64(instant)))
    case .wall(let day, let second): .wall(Zone.WallTime(day: Int64(day), second: Int64(second)))
    case .day(let day): .day(CalendarDay(number: Int64(day)))
    }
  }

  private func text(_ instant: Int) -> String {
    let day = PlainCalendar.whole(instant, 86_400)
    let second = instant - day * 86_400
    let clock = [second / 3600, second / 60 % 60, second % 60].map { PlainCalendar.padded($0, 2) }.joined(separator: ":")
    return "\(PlainCalendar.text(ofDay: day))T\(clock)Z"
  }

  private func value(_ choice: StoredChoice) -> PlainValue {
    switch choice {
    case .null: .null
    case .bool(let flag): .bool(flag)
    case .int(let number): .int(Int64(number))
    case .text(let text): .text(text)
    case .time(let instant): .text(text(instant))
    case .list(let items): .list(items.map { .text($0) })
    }
  }

  private func stored(_ record: Name<Record>, _ values: [(String, PlainValue)]) -> StoredRecord {
    guard let ordinal = rules.record(record.text) else { fatalError("no record \(record.text)") }
    var stored = rules.emptyRecord(ordinal)
    for (name, value) in values {
      guard let field = fields[record.text]?[name] else { fatalError("no field \(name)") }
      rules.set(field: field, of: &stored, to: value)
    }
    return stored
  }

  func stored(_ row: PlannerSituation.LogRow) -> StoredRecord {
    guard let log = product.book.planner.log else { fatalError("no log") }
    var values: [(String, PlainValue)] = [(log.id, .text(row.id)), (log.type, .text(row.type)), (log.channel, .text(row.channel.name))]
    values.append((log.plannedFor, row.plannedFor.map { .text(text($0)) } ?? .null))
    values.append((log.sent, row.sent.map { .text(text($0)) } ?? .null))
    values.append((log.reason, row.reason.map { .text($0) } ?? .null))
    if !row.members.isEmpty { values.append((log.members, .list(row.members.map { .text($0) }))) }
    if let device = row.device, let field = log.device { values.append((field, .text(device))) }
    if let moment = row.moment, let field = log.moment { values.append((field, .text(moment))) }
    for (field, id) in row.things { values.append((field, .text(id))) }
    return stored(log.record, values)
  }

  private func given(_ facts: [String: Meaning]) -> [GivenFact] { facts.map { GivenFact(name: $0.key, value: json($0.key, $0.value)) } }

  private func json(_ fact: String, _ value: Meaning) -> JSON {
    switch (value, product.book.facts[fact]?.type) {
    case (.bool(let flag), _): .bool(flag)
    case (.int(let number), _): .int(number)
    case (.text(let scalars), _): .string(String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init))))
    case (.choice(let ordinal), .oneOf(let words)?): .string(words[ordinal])
    case (.choice(let ordinal), _): .string(product.typed.ordinals.plans[ordinal])
    case (.timestamp(let time), _): .string(text(time.seconds))
    case (.duration(let time), _): .string("\(time.seconds)s")
    case (.list, _): .array([])
    case (.null, _), (.error, _): .null
    }
  }

  // MARK: From the engine

  func plain(_ plan: NotificationSchedule, _ situation: PlannerSituation) -> PlainPlan {
    let bundle = rules.bundle
    var plain = PlainPlan()
    plain.requests = plan.requests.map { request in
      let name = request.type.map { bundle.name(.notifications, $0) } ?? request.batch.map { bundle.name(.notificationBatches, $0) }
      return PlainPlan.Request(
        id: request.id, name: name ?? "", channel: channel(request.channel), at: Int(request.at.seconds), isNow: request.isNow,
        members: request.members.map(\.id), waited: request.delay.map { reasons[$0.reason] },
        since: request.delay.map { Int($0.since.seconds) })
    }
    plain.later = plan.deferredCount
    for one in plan.unplanned {
      let missing = PlainPlan.Missing(
        type: bundle.name(.notifications, one.type), thing: one.subject.map { situation.things[$0].id }, day: Int(one.day.number),
        why: why(one.reason))
      plain.missing[missing, default: 0] += 1
    }
    for one in plan.heldBack {
      let held: PlainPlan.Held =
        switch one.outcome {
        case .delivered(let at, let request):
          .init(id: one.id, reason: reasons[one.reason], at: Int(at.seconds), request: request, never: nil, isInApp: one.isInApp)
        case .dropped(let why):
          .init(id: one.id, reason: reasons[one.reason], at: nil, request: nil, never: why.rawValue, isInApp: one.isInApp)
        }
      plain.held[held, default: 0] += 1
    }
    for one in plan.inApp { plain.inApp[PlainPlan.InApp(id: one.id, members: one.members.map(\.id)), default: 0] += 1 }
    for row in plan.log { plain.log[self.row(row), default: 0] += 1 }
    for id in plan.withdrawnIDs { plain.withdrawn[id, default: 0] += 1 }
    for id in plan.canceledIDs { plain.cancel[id, default: 0] += 1 }
    return plain
  }

  private func channel(_ kind: ChannelKind) -> ChannelKind {
    ChannelKind.allCases.first { $0.name == kind.name } ?? .local
  }

  private func why(_ why: UnplannedNotification.Reason) -> PlainPlan.Missing.Why {
    switch why {
    case .plan: .plan
    case .delivered: .delivered
    case .past: .past
    case .repeated: .repeated
    case .switchedOff: .switchedOff
    case .condition(let condition): .condition(rules.bundle.name(.conditions, condition))
    case .undecided(let condition, _): .undecided(rules.bundle.name(.conditions, condition))
    case .heldBack(let position): .heldBack(reasons[position])
    }
  }

  func row(_ stored: StoredRecord) -> PlannerSituation.LogRow {
    guard let log = product.book.planner.log else { fatalError("no log") }
    func value(_ name: String?) -> PlainValue? {
      name.flatMap { fields[log.record.text]?[$0] }.flatMap { rules.value(ofField: $0, in: stored) }
    }
    func text(_ name: String?) -> String? { if case .text(let text)? = value(name) { text } else { nil } }
    func time(_ name: String) -> Int? { text(name).flatMap { TimeText.timestamp(Array($0.utf8)) }.map { Int($0.seconds) } }
    var members: [String] = []
    if case .list(let items)? = value(log.members) { members = items.compactMap { if case .text(let text) = $0 { text } else { nil } } }
    var things: [String: String] = [:]
    for thing in log.things { things[thing.field] = text(thing.field) }
    return PlannerSituation.LogRow(
      id: text(log.id) ?? "", type: text(log.type) ?? "",
      channel: ChannelKind.allCases.first { $0.name == text(log.channel) } ?? .local, plannedFor: time(log.plannedFor),
      sent: time(log.sent), reason: text(log.reason), members: members, device: text(log.device), things: things,
      moment: text(log.moment))
  }
}
