import HostTime
import RulesBundle
import RulesJSON
import RulesRequests
import RulesRuntime
import TestSupport
import Testing

/// Adversarial requests: every part of a valid one replaced by an unusual value. Each has an answer, the same one each time.
@Suite struct HostileSituationTests {
  private static let rules = Rules(RealRules.rules.bundle) { HostTime.zone(named: $0) }
  private static let sound = #"""
    {"ask": "notifications", "zone": {"name": "America/New_York", "offset": -18000, "changes": [[1772953200, -14400], [1793512800, -18000]]},
    "facts": {"plan": "pro", "now": "2026-03-02T15:00:00Z", "notifications.permission": "granted", "maintenance.dueToday": 2,
    "maintenance.overdue": 1, "maintenance.lastOpenedAt": null, "practice.streakAtRisk": true, "practice.loggedToday": false,
    "subscription.status": "billing_issue", "inbox.unread": 3, "maintenance.openedToday": false},
    "preferences": {"pausedAll": false, "snoozeUntil": "2026-03-02T20:00:00Z", "schedule": {"dailyReminderTime": "19:00",
    "quietHours": {"start": "22:00", "end": "07:00"}, "trainingDays": ["Mon", "Sun"], "maxNotifsPerDay": 2},
    "categoryEnabled": {"maintenance": true}, "typeEnabled": {"N-MAINT-OVERDUE": true}},
    "device": {"deviceId": "phone", "timeZoneId": "Europe/Berlin", "pendingRequests": ["N-MAINT-DUE-TODAY/2026-03-02", "x"]},
    "log": [{"id": "N-MAINT-DUE-TODAY/2026-03-01/local/phone", "typeId": "N-MAINT-DUE-TODAY", "channel": "local",
    "scheduledFor": "2026-03-02T00:00:00Z", "sentAt": null, "suppressedReason": null, "context": {"members": ["a/b", "N-X/2026-03-01"], "sessionId": "s"}}],
    "days": [{"day": "2026-03-03", "facts": {"maintenance.dueToday": 1}}, {"day": "2026-03-04", "facts": {}}],
    "things": [{"of": "session", "id": "s1", "at": "2026-03-02T18:00", "facts": {"session.name": "Guard", "session.stillPlanned": true}},
    {"of": "mastery_plan", "id": "p1", "at": "2026-03-03", "facts": {"masteryPlan.name": "G", "masteryPlan.state": "running"}},
    {"of": "import", "id": "i1", "facts": {"inbox.senderName": "K", "inbox.flowName": "F"}}, {"of": "payment", "id": "e1"}],
    "channels": ["local", "push", "in_app"], "trace": true}
    """#

  private static let odd: [JSON] = [
    .null, .bool(true), .int(0), .int(-1), .int(.max), .int(.min), .int(86_400), .string(""), .string("\u{0}"),
    .string("9999-12-31T23:59:59Z"),
    .string("0001-01-01T00:00:00Z"), .string("9999-12-31"), .string("0001-01-01T00:00"), .string("23:59"), .string("24:00"),
    .string("25:99"),
    .string("UTC"), .string("../../etc/passwd"), .string("Pacific/Apia"), .string("N-MAINT-DUE-TODAY/2026-03-02"), .string("/"),
    .string("💥"),
    .array([]), .object([]), .array([.null]), .array([.string("Mon"), .string("Xyz")]), .array([.array([.int(1), .int(2)])]),
    .string(String(repeating: "a", count: 5000)),
  ]

  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func everyRequestIsAnswered(seed: UInt64) throws {
    var random = Numbers(seed: seed)
    let frame = Self.rules.makeFrame()
    let sound = try JSON.parse(Array(Self.sound.utf8))
    var first = JSONWriter()
    #expect(Self.rules.answer(sound, frame, into: &first), "\(String(decoding: first.bytes, as: UTF8.self))")
    var planned = 0
    for _ in 0..<3000 {
      var request = sound
      for _ in 0...random.next(below: 4) { request = request.changed(into: Self.odd, depth: 6, &random) }
      if case .object(var members) = request, !members.contains(where: { $0.key == "ask" && $0.value == .string("notifications") }) {
        members.removeAll { $0.key == "ask" }
        request = .object(members + [.init(key: "ask", value: .string("notifications"))])
      }
      var (one, other) = (JSONWriter(), JSONWriter())
      let isAnswered = Self.rules.answer(request, frame, into: &one)
      _ = Self.rules.answer(request, frame, into: &other)
      if one.bytes != other.bytes { Issue.record("seed \(seed): two answers to \(String(decoding: request.compact(), as: UTF8.self))") }
      let answer = try JSON.parse(one.bytes)
      if isAnswered { planned += 1 }
      // For every request, a link in the answer is a link of the rules and leads where it was built to lead.
      for request in answer["requests"]?.arrayValue ?? [] {
        let text = try #require(request["link"]?.stringValue)
        #expect(try Self.rules.text(of: Self.rules.link(parsing: text)) == text, "seed \(seed)")
      }
    }
    #expect(planned > 300)
  }
}
