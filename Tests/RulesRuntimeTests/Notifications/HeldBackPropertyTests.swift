import HostTime
import RulesBundle
import RulesJSON
import RulesRuntime
import TestSupport
import Testing

/// Notifications that are held back and delivered later, over random weeks with printed seeds.
@Suite(.enabled(if: !HostTime.names.isEmpty, "no time zone database is installed")) struct HeldBackPropertyTests {
  private static let rules = RealRules.rules
  /// 2026-03-02T00:00:00Z
  private static let start: Int64 = 1_772_409_600

  private static func person(_ random: inout Numbers) throws -> Reminded {
    let zone = try #require(HostTime.zone(named: "America/New_York"))
    func flag() -> Bool { random.next(in: 0..<2) == 1 }
    var person = try Reminded(
      zone: zone,
      facts: [
        GivenFact(name: "plan", value: .string(flag() ? "pro" : "trial")), GivenFact(name: "trial.cancelled", value: .bool(false)),
        GivenFact(name: "notifications.permission", value: .string(random.next(in: 0..<5) == 0 ? "denied" : "granted")),
        GivenFact(name: "maintenance.dueToday", value: .int(random.next(in: 0..<2))),
        GivenFact(name: "maintenance.overdue", value: .int(random.next(in: 0..<2))),
        GivenFact(name: "maintenance.lastOpenedAt", value: .null),
        GivenFact(name: "practice.streakAtRisk", value: .bool(flag())), GivenFact(name: "practice.loggedToday", value: .bool(flag())),
      ])
    person.preferences = Reminded.choices(
      #"{"typeEnabled": {"N-MAINT-OVERDUE": \#(flag()), "N-PRACTICE-STREAK-NUDGE": \#(flag())}, "schedule": {"quietHours": {"start": "23:00", "end": "23:00"}}}"#
    )
    let today = zone.wallTime(at: start).day
    for offset in 1..<Int64(8) { person.days.append(Reminded.day(today + offset, due: random.next(in: 0..<2))) }
    for index in 0..<random.next(in: 0..<40) {
      let id = try #require(LinkID("x\(index)"))
      let wall = Zone.WallTime(day: today + random.next(in: 0..<4), second: (18 * 60 + random.next(in: 0..<120)) * 60)
      let isSession = flag()
      person.things.append(
        NotificationSubject(
          of: isSession ? "session" : "mastery_plan", id: id, at: .wall(wall),
          facts: isSession
            ? [GivenFact(name: "session.name", value: .string("Guard")), GivenFact(name: "session.stillPlanned", value: .bool(true))]
            : [GivenFact(name: "masteryPlan.name", value: .string("A")), GivenFact(name: "masteryPlan.state", value: .string("running"))]))
    }
    let at = zone.instant(ofDay: today + random.next(in: 0..<4), minute: 18 * 60 + random.next(in: 0..<120))
    person.things.append(NotificationSubject(of: "trial", id: LinkID("t1"), at: .instant(Timestamp(seconds: at + 48 * 3600))))
    return person
  }

  private static func name(_ type: Int) -> String { rules.bundle.name(.notifications, type) }

  /// A notification without room is not moved to another day. Each one that is held back has a reason, and either a time with its request
  /// or the reason why it is never delivered.
  @Test(arguments: 0..<60 as Range<UInt64>) func whatIsHeldBackSaysWhenItComes(seed: UInt64) throws {
    var random = Numbers(seed: seed &+ 9000)
    var person = try Self.person(&random)
    let now = Self.start + random.next(in: 0..<86_400)
    let plan = try person.plan(at: now)
    for row in plan.log {
      let reason = Reminded.text("suppressedReason", row)
      guard let reason, let id = Reminded.text("id", row) else { continue }
      let held = plan.heldBack.filter { id.hasPrefix($0.id + "/") && Self.rules.reasonName($0.reason) == reason }
      #expect(!held.isEmpty, "seed \(seed): \(id) is \(reason), but it is missing in the answer")
    }
    for held in plan.heldBack {
      #expect(!Self.rules.reasonName(held.reason).isEmpty, "seed \(seed)")
      guard case .delivered(let at, let request) = held.outcome else { continue }
      let found = plan.requests.first { $0.id == request }
      #expect(found?.at == at, "seed \(seed): \(held.id)")
      if Self.rules.reasonName(held.reason) == "rate_limited" {
        #expect(person.zone.wallTime(at: at).date == held.day, "seed \(seed): \(held.id) moves to another day")
      }
    }
    // Billing notifications are on time, whatever else is scheduled.
    for request in plan.requests where request.type.map(Self.name) == "N-BILLING-TRIAL-END" {
      #expect(request.delay == nil, "seed \(seed)")
    }
    let isBillingHeld = plan.heldBack.contains {
      Self.name($0.type) == "N-BILLING-TRIAL-END" && Self.rules.reasonName($0.reason) == "rate_limited"
    }
    #expect(!isBillingHeld, "seed \(seed)")
  }

  /// Snoozing a delivered reminder brings it back once, at that moment. Planning repeatedly delivers nothing twice.
  @Test(arguments: 0..<40 as Range<UInt64>) func aSnoozeBringsItBackOnce(seed: UInt64) throws {
    var random = Numbers(seed: seed &+ 12_000)
    var person = try Self.person(&random)
    person.facts.removeAll { ["maintenance.dueToday", "notifications.permission"].contains($0.name) }
    person.facts += [
      GivenFact(name: "maintenance.dueToday", value: .int(1)), GivenFact(name: "notifications.permission", value: .string("granted")),
    ]
    (person.things, person.days) = ([], [])
    let reminder = person.zone.instant(ofDay: person.zone.wallTime(at: Self.start).day + 1, minute: 19 * 60)
    let first = try person.plan(at: reminder - random.next(in: 60..<40_000))
    let came = try #require(first.requests.first { $0.at.seconds == reminder }, "seed \(seed)")
    let snoozedAt = reminder + random.next(in: 1..<1200)
    let until = snoozedAt + random.next(in: 60..<3600)
    let snooze = Reminded.choices(#"{"snoozeUntil": "\#(Self.text(until))"}"#)
    person.preferences = person.preferences.filter { $0.key != "snoozeUntil" } + snooze
    var ids: Set<String> = []
    for moment in [snoozedAt, snoozedAt + 1, until - 1] where moment < until {
      let plan = try person.plan(at: moment)
      let again = plan.requests.filter { $0.at.seconds == until }
      #expect(again.count == 1, "seed \(seed): \(came.id) comes \(again.count) times")
      ids.formUnion(again.map(\.id))
    }
    #expect(ids.count == 1 && !ids.contains(came.id), "seed \(seed): \(ids)")
    let after = try person.plan(at: until + random.next(in: 1..<600))
    #expect(after.requests.allSatisfy { $0.at.seconds > until + 3600 }, "seed \(seed)")
  }

  /// Of the first days of March 2026.
  private static func text(_ instant: Int64) -> String {
    let (day, second) = (2 + (instant - start) / 86_400, (instant - start) % 86_400)
    func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "2026-03-\(two(day))T\(two(second / 3600)):\(two(second / 60 % 60)):\(two(second % 60))Z"
  }
}
