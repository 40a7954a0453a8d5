import HostTime
import RulesBundle
import RulesCompiler
import RulesJSON
import RulesRequests
import RulesRuntime
import TestSupport
import Testing

/// What holds for every plan, over random things, days, zones, and choices, with printed seeds.
@Suite(.enabled(if: !HostTime.names.isEmpty, "no time zone database is installed")) struct PlannerPropertyTests {
  private static let rules = RealRules.rules
  private static let zones = [
    "America/New_York", "Europe/Berlin", "Australia/Lord_Howe", "Asia/Kolkata", "Africa/Casablanca", "Pacific/Apia", "UTC",
  ]
  .compactMap { HostTime.zone(named: $0) }
  /// 2026-03-02T00:00:00Z
  private static let start: Int64 = 1_772_409_600

  /// A notification that was delivered.
  private struct Came {
    var at: Int64
    var request: PlannedNotification
  }

  /// A user with random choices and things.
  private static func person(_ random: inout Numbers, _ zone: Zone) throws -> Reminded {
    func flag() -> Bool { random.next(in: 0..<2) == 1 }
    func time() -> String {
      let (hour, minute) = (random.next(in: 0..<24), random.next(in: 0..<60))
      return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
    }
    let plan = ["free", "pro", "trial"][Int(random.next(in: 0..<3))]
    var person = try Reminded(
      zone: zone,
      facts: [
        GivenFact(name: "plan", value: .string(plan)), GivenFact(name: "notifications.permission", value: .string("granted")),
        GivenFact(name: "maintenance.dueToday", value: .int(random.next(in: 0..<3))),
        GivenFact(name: "maintenance.overdue", value: .int(random.next(in: 0..<3))),
        GivenFact(name: "maintenance.lastOpenedAt", value: .null),
        GivenFact(name: "maintenance.queued", value: .int(random.next(in: 0..<9))),
        GivenFact(name: "maintenance.weeklyCapacity", value: .int(5)), GivenFact(name: "practice.streakAtRisk", value: .bool(flag())),
        GivenFact(name: "practice.loggedToday", value: .bool(flag())), GivenFact(name: "credits.left", value: .int(random.next(in: 0..<4))),
        GivenFact(name: "practice.source", value: .string("saved_flow")), GivenFact(name: "trial.cancelled", value: .bool(false)),
        GivenFact(name: "subscription.status", value: .string("active")),
      ])
    let training = flag() ? "" : "\"Wed\", \"Sun\""
    person.preferences = Reminded.choices(
      """
      {"schedule": {"dailyReminderTime": "\(time())", "quietHours": {"start": "\(time())", "end": "\(time())"}, "trainingDays": [\(training)],
      "maxNotifsPerDay": \(random.next(in: 2..<5))}, "typeEnabled": {"N-MAINT-OVERDUE": \(flag()), "N-PRACTICE-STREAK-NUDGE": \(flag())},
      "categoryEnabled": {"maintenance": \(random.next(in: 0..<5) > 0), "practice": \(random.next(in: 0..<5) > 0)}}
      """)
    let today = zone.wallTime(at: start).day
    for offset in 1..<(5 + random.next(in: 0..<40)) { person.days.append(Reminded.day(today + offset, due: random.next(in: 0..<3))) }
    for index in 0..<random.next(in: 0..<60) {
      let wall = Zone.WallTime(day: today + random.next(in: -1..<20), second: random.next(in: 0..<1440) * 60)
      let isSession = flag()
      guard let id = LinkID("x\(index)") else { continue }
      person.things.append(
        NotificationSubject(
          of: isSession ? "session" : "mastery_plan", id: id, at: .wall(wall),
          facts: isSession
            ? [
              GivenFact(name: "session.name", value: .string("Guard")),
              GivenFact(name: "session.stillPlanned", value: .bool(random.next(in: 0..<6) > 0)),
            ]
            : [
              GivenFact(name: "masteryPlan.name", value: .string("Guard")), GivenFact(name: "masteryPlan.state", value: .string("running")),
            ]))
    }
    return person
  }

  private static func isQuiet(_ instant: Int64, _ person: Reminded) -> Bool {
    let stored = person.context().preferences
    guard let from = minute("schedule.quietHours.start", stored), let to = minute("schedule.quietHours.end", stored), from != to else {
      return false
    }
    let day = person.zone.wallTime(at: instant).day
    return ((day - 1)...(day + 1)).contains { start in
      person.zone.instant(ofDay: start, minute: from) <= instant
        && instant < person.zone.instant(ofDay: from < to ? start : start + 1, minute: to)
    }
  }

  private static func minute(_ field: String, _ stored: StoredRecord) -> Int64? {
    let parts = (Reminded.text(field, stored) ?? "").split(separator: ":").compactMap { Int64($0) }
    return parts.count == 2 ? parts[0] * 60 + parts[1] : nil
  }

  private static func name(_ type: Int) -> String { rules.bundle.name(.notifications, type) }

  /// The types in a notification, with the subject of each.
  private static func members(_ request: PlannedNotification) -> [(type: String, id: String)] {
    request.type.map { [(name($0), request.id)] } ?? request.members.map { (name($0.type), $0.id) }
  }

  /// What holds for any set of notifications on one device, in one zone.
  private static func check(_ came: [Came], _ person: Reminded, _ label: String) {
    func period(_ kind: PeriodKind, _ instant: Int64) -> Range<Int64> {
      CivilTime.period(kind, atMinute: 0, zone: person.zone, containing: instant)
    }
    let most = Reminded.value("schedule.maxNotifsPerDay", person.context().preferences)?.int ?? 0
    let soft: Set<String> = [
      "N-MAINT-DUE-TODAY", "N-MAINT-OVERDUE", "N-PRACTICE-STREAK-NUDGE", "N-PRACTICE-CREDIT-EXPIRY", "N-MASTERY-CHECKPOINT",
      "N-MASTERY-MAINT-OVERLOAD",
    ]
    let caps: [(String, PeriodKind, Int)] = [
      ("N-MAINT-DUE-TODAY", .day, 1), ("N-MAINT-OVERDUE", .week, 2), ("N-PRACTICE-STREAK-NUDGE", .week, 3),
      ("N-PRACTICE-CREDIT-EXPIRY", .month, 1),
      ("N-MASTERY-CHECKPOINT", .week, 2), ("N-MASTERY-MAINT-OVERLOAD", .week, 1),
    ]
    for one in came {
      if isQuiet(one.at, person) { Issue.record("\(label): \(one.request.id) in quiet hours") }
      let day = came.filter { period(.day, one.at).contains($0.at) }
      let others = day.filter { !members($0.request).contains { $0.type.hasPrefix("N-BILLING") } }
      if day.count > 10 || others.count > 9 { Issue.record("\(label): \(day.count) on a day") }
      if day.filter({ members($0.request).contains { soft.contains($0.type) } }).count > most {
        Issue.record("\(label): over the maximum of \(most)")
      }
      if came.filter({ ($0.at - one.at).magnitude < 60 }).count > 1 { Issue.record("\(label): two in a minute") }
      for (type, kind, times) in caps {
        let count = came.filter { period(kind, one.at).contains($0.at) }.flatMap { members($0.request) }.filter { $0.type == type }.count
        if count > times { Issue.record("\(label): \(type) \(count) times") }
      }
    }
    let ids = came.flatMap { members($0.request).map(\.id) }
    if Set(ids).count != ids.count { Issue.record("\(label): one of them twice") }
  }

  @Test(arguments: 0..<80 as Range<UInt64>) func aPlanKeepsEveryRule(seed: UInt64) throws {
    var random = Numbers(seed: seed)
    let zone = Self.zones[Int(random.next(in: 0..<Int64(Self.zones.count)))]
    var person = try Self.person(&random, zone)
    let now = Self.start + random.next(in: 0..<86_400)
    let plan = try person.plan(at: now)
    let label = "seed \(seed)"
    Self.check(plan.requests.map { Came(at: $0.at.seconds, request: $0) }, person, label)
    #expect(plan.requests.count <= 60, "\(label)")
    #expect(plan.requests.allSatisfy { $0.at.seconds >= now }, "\(label)")
    for request in plan.requests { #expect(try Self.rules.text(of: Self.rules.link(parsing: request.link)) == request.link, "\(label)") }
    #expect(plan.requests.map(\.at) == plan.requests.map(\.at).sorted(), "\(label)")
    if plan.deferredCount > 0 { #expect(plan.requests.allSatisfy { $0.at.seconds <= now + 7 * 86_400 }, "\(label)") }
    // Planning again adds nothing and cancels nothing.
    let again = try person.plan(at: now)
    let waiting = plan.requests.filter { !$0.isNow }
    #expect(again.requests.filter { !$0.isNow } == waiting && again.requests.count == waiting.count, "\(label)")
    #expect(again.canceledIDs.isEmpty && again.log.isEmpty && again.withdrawnIDs.isEmpty, "\(label)")
  }

  /// Three weeks of a user who opens the app sometimes: pending notifications are delivered, and all deliveries follow the rules.
  @Test(arguments: 0..<30 as Range<UInt64>) func weeksKeepEveryRule(seed: UInt64) throws {
    var random = Numbers(seed: seed &+ 1000)
    let zone = Self.zones[Int(random.next(in: 0..<Int64(Self.zones.count)))]
    var person = try Self.person(&random, zone)
    var now = Self.start
    var came: [Came] = []
    while now < Self.start + 21 * 86_400 {
      let plan = try person.plan(at: now)
      let next = now + random.next(in: 60..<40 * 3600)
      came += plan.requests.filter { $0.isNow || $0.at.seconds <= next }.map { Came(at: $0.at.seconds, request: $0) }
      now = next + 1
    }
    Self.check(came, person, "seed \(seed)")
  }

  /// A traveling user gets each notification once, never in the quiet hours of the current place, and never two in a minute.
  @Test(arguments: 0..<30 as Range<UInt64>) func travellersGetEachOnce(seed: UInt64) throws {
    var random = Numbers(seed: seed &+ 5000)
    var person = try Self.person(&random, Self.zones[0])
    var now = Self.start
    var ids: Set<String> = []
    var last: Int64 = 0
    while now < Self.start + 14 * 86_400 {
      person.zone = Self.zones[Int(random.next(in: 0..<Int64(Self.zones.count)))]
      let plan = try person.plan(at: now)
      let next = now + random.next(in: 3600..<30 * 3600)
      for request in plan.requests where request.isNow || request.at.seconds <= next {
        if Self.isQuiet(request.at.seconds, person) { Issue.record("seed \(seed): \(request.id) in quiet hours") }
        if request.at.seconds - last < 60 { Issue.record("seed \(seed): \(request.id) within a minute of another") }
        last = request.at.seconds
        for member in Self.members(request) where !ids.insert(member.id).inserted { Issue.record("seed \(seed): \(member.id) twice") }
      }
      now = next + 1
    }
  }

  /// A new default affects only users who never chose.
  @Test func aNewDefaultReachesOnlyWhoNeverChose() throws {
    let settings = RealRules.files.map { file in
      file.name != "settings/notifications.yaml"
        ? file
        : RulesInput.File(
          name: file.name, path: file.path,
          bytes: Array(String(decoding: file.bytes, as: UTF8.self).replacing("value: \"19:00\"", with: "value: \"18:00\"").utf8))
    }
    let lowered = try #require(RealRules.compile(settings))
    let rules = Rules(try RulesBundle.RuleBundle(lowered.bundle))
    let record = try #require(rules.record("NotificationPreferences"))
    func reminder(_ stored: String) throws -> String? {
      let stored = rules.read(record: record, Reminded.choices(stored))
      return rules.fields(of: record).first {
        rules.bundle.text(rules.bundle.recordFields[$0].field) == "schedule.dailyReminderTime"
      }
      .flatMap { rules.value(ofField: $0, in: stored)?.text }
    }
    #expect(try reminder("{}") == "18:00")
    #expect(try reminder(#"{"schedule": {"dailyReminderTime": "19:00"}}"#) == "19:00")
  }

  /// Data of older and newer apps loads: missing, unknown, and invalid values count as never chosen.
  @Test func oldPreferencesStillLoad() throws {
    let record = try #require(Self.rules.record("NotificationPreferences"))
    let stored = Self.rules.read(
      record: record,
      Reminded.choices(
        #"{"pausedAll": "yes", "schedule": {"dailyReminderTime": "20:15", "quietHours": {"start": 22}}, "theme": "dark", "categoryEnabled": {"maintenance": false}}"#
      ))
    #expect(stored.notes.unknown == ["theme"])
    #expect(stored.notes.unreadable == ["pausedAll", "schedule.quietHours.start"])
    #expect(Reminded.value("pausedAll", stored) == .bool(false))
    #expect(Reminded.value("schedule.dailyReminderTime", stored) == .text("20:15"))
    #expect(Reminded.value("schedule.quietHours.start", stored) == .text("22:00"))
    #expect(Reminded.value("categoryEnabled.maintenance", stored) == .bool(false))
  }

  /// At most sixty are pending, the soonest ones, and only a week ahead if there would be more.
  @Test func sixtyAtMost() throws {
    var person = try Reminded(
      zone: .utc,
      facts: [GivenFact(name: "plan", value: .string("pro")), GivenFact(name: "notifications.permission", value: .string("granted"))])
    let today = Self.start / 86_400
    for index in 0..<90 {
      let id = try #require(LinkID("s\(index)"))
      person.things.append(
        NotificationSubject(
          of: "session", id: id, at: .wall(Zone.WallTime(day: today + Int64(index) / 9, second: 8 * 3600 + Int64(index % 9) * 3600)),
          facts: [GivenFact(name: "session.name", value: .string("Guard")), GivenFact(name: "session.stillPlanned", value: .bool(true))]))
    }
    let plan = try person.look(at: Self.start)
    #expect(plan.requests.count == 60)
    #expect(plan.deferredCount == 30)
    person.things = Array(person.things.prefix(60))
    let fewer = try person.look(at: Self.start)
    #expect(fewer.requests.count == 60 && fewer.deferredCount == 0)
  }
}
