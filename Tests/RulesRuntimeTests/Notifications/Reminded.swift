import HostTime
import RulesBundle
import RulesJSON
import RulesRequests
import RulesRuntime
import TestSupport

/// A user whose notifications are planned repeatedly: their choices, their log, and the pending requests.
struct Reminded {
  static let rules = RealRules.rules

  var zone: Zone
  var preferences: [JSON.Member] = []
  var facts: [GivenFact]
  var things: [NotificationSubject] = []
  var days: [NotificationDay] = []
  var channels: [ChannelKind] = [.local, .inApp]
  private(set) var device: StoredRecord
  private(set) var log: [StoredRecord] = []
  private let frame = Reminded.rules.makeFrame()

  init(zone: Zone, facts: [GivenFact]) throws {
    self.zone = zone
    self.facts = facts
    device = Self.rules.emptyRecord(Self.record("NotificationDevice"))
  }

  private static func record(_ name: String) -> Int {
    guard let record = rules.record(name) else { fatalError("the rules have no record `\(name)`") }
    return record
  }

  func context() -> NotificationContext {
    NotificationContext(
      zone: zone, preferences: Self.rules.read(record: Self.record("NotificationPreferences"), preferences), device: device, log: log,
      days: days, subjects: things, channels: channels)
  }

  /// Plans at a moment and changes nothing.
  func look(at now: Int64) throws -> NotificationSchedule {
    try Self.rules.fill(frame, with: facts)
    if let fact = Self.rules.fact("now") { frame.set(fact, .timestamp(seconds: now, nanoseconds: 0)) }
    return try Self.rules.notificationSchedule(context(), frame)
  }

  /// Plans at a moment and stores what an app would store.
  mutating func plan(at now: Int64) throws -> NotificationSchedule {
    let plan = try look(at: now)
    log.removeAll { row in plan.withdrawnIDs.contains { $0 == Self.text("id", row) } }
    for row in plan.log {
      if let index = log.firstIndex(where: { Self.text("id", $0) == Self.text("id", row) }) { log[index] = row } else { log.append(row) }
    }
    device = plan.device
    return plan
  }

  static func text(_ field: String, _ row: StoredRecord) -> String? { value(field, row)?.text }

  static func value(_ field: String, _ row: StoredRecord) -> PlainValue? {
    rules.fields(of: row.record).first { rules.bundle.text(rules.bundle.recordFields[$0].field) == field }
      .flatMap { rules.value(ofField: $0, in: row) }
  }

  /// The facts of a day: the number of items that are due.
  static func day(_ day: Int64, due: Int64) -> NotificationDay {
    NotificationDay(day: CalendarDay(number: day), facts: [GivenFact(name: "maintenance.dueToday", value: .int(due))])
  }

  static func choices(_ text: String) -> [JSON.Member] { (try? JSON.parse(Array(text.utf8)))?.objectValue ?? [] }
}

extension Numbers {
  mutating func next(in range: Range<Int64>) -> Int64 { range.lowerBound + Int64(next(below: Int(range.upperBound - range.lowerBound))) }
}
