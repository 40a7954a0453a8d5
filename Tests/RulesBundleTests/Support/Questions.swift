import RulesBundle
import RulesJSON
import RulesRequests
import RulesRuntime

/// Every request that a bundle can answer, with facts that reach many rows of the tables.
enum Questions {
  static let settings: [[(String, JSON)]] = [
    [],
    [
      ("plan", .string("free")), ("usage.savedFlows", .int(2)), ("usage.inboxItems", .int(10)), ("credits.left", .int(0)),
      ("auth.provider", .string("email")), ("auth.emailVerified", .bool(true)), ("practice.source", .string("saved_flow")),
      ("flow.readOnly", .bool(false)), ("usage.branchesOnMove", .int(10)), ("text.length", .int(2001)),
      ("now", .string("2026-01-05T10:00:00Z")), ("trial.eligible", .bool(true)), ("subscription.status", .string("unverifiable")),
      ("subscription.purchasePending", .bool(true)),
    ],
    [
      ("auth.signedIn", .bool(true)), ("subscription.status", .string("unverifiable")), ("verified.plan", .string("pro")),
      ("verified.at", .string("2026-01-04T10:00:00Z")), ("now", .string("2026-01-05T10:00:00Z")), ("auth.provider", .string("apple")),
      ("usage.mediaBytes", .int(1_950_000_000)), ("usage.mediaPendingCleanupBytes", .int(0)), ("upload.sizeBytes", .int(100_000_000)),
      ("upload.type", .string("video")), ("usage.savedFlows", .int(10)), ("usage.linksOnItem", .int(1)), ("flow.id", .string("f1")),
    ],
  ]

  /// Decides one action after another, and presents every `step`th answer in full, beginning with `first`. Returns the number of answers,
  /// so that nothing is optimized away.
  static func ask(_ bundle: RuleBundle, first: Int = 0, step: Int = 1) -> Int {
    let rules = Rules(bundle)
    let frame = rules.makeFrame()
    var answers = 0
    for (number, setting) in settings.enumerated() {
      frame.clear()
      for (name, value) in setting {
        guard let fact = rules.fact(name) else { continue }
        set(fact, value, frame)
      }
      for action in 0..<bundle.count(.actions) {
        let decision = rules.decide(action: action, frame)
        answers += 1
        guard (action + number + first) % step == 0 else { continue }
        var writer = JSONWriter()
        rules.write(rules.present(decision, frame, trace: true), &writer)
        answers += writer.bytes.isEmpty ? 0 : 1
      }
      for question in 0..<bundle.count(.decisionTables) {
        var writer = JSONWriter()
        rules.write(rules.present(rules.decide(table: question, frame), frame, trace: true), &writer)
        answers += 1
      }
      var writer = JSONWriter()
      rules.write(rules.presentPlan(frame, trace: true), &writer)
      rules.write(rules.presentSnapshot(frame), &writer)
      answers += askAboutThings(rules, frame)
      for limit in 0..<bundle.count(.limits) where rules.status(of: limit, frame) != nil { answers += 1 }
      answers += 2
    }
    if first % step == 0 { answers += askAboutNotifications(rules, frame, first / step) }
    return answers
  }

  /// Downgrades, meters, payloads, and overviews.
  private static func askAboutThings(_ rules: Rules, _ frame: Frame) -> Int {
    let bundle = rules.bundle
    var writer = JSONWriter()
    let items = (0..<3).map { DowngradeItem(id: "x\($0)", edited: Timestamp(seconds: Int64($0)), givesWay: $0 == 2) }
    let things = (0..<bundle.count(.downgrade)).map { DowngradeGroup(kind: $0, items: items) }
    rules.write(rules.downgrade(things, frame), &writer)
    for limit in 0..<bundle.count(.limits) {
      guard let meter = rules.meter(of: limit, [MeterItem(id: "a", amount: 1), MeterItem(id: "b", amount: 2, isPending: true)], frame)
      else {
        continue
      }
      rules.write(meter, &writer)
    }
    for payload in 0..<bundle.count(.payloads) {
      let parts = bundle.payloads[payload].parts.map { part in
        PayloadItem(type: bundle.text(bundle.payloadParts[part].type), fields: [.init(name: "url", value: .string("x"))])
      }
      rules.write(rules.compose(payload, parts, frame), &writer)
    }
    rules.write(rules.overview(frame), &writer)
    return (writer.bytes.isEmpty ? 0 : 1) + askAboutFields(rules, frame)
  }

  /// The checks of text, for fields of every form.
  private static func askAboutFields(_ rules: Rules, _ frame: Frame) -> Int {
    var answers = 0
    for field in 0..<rules.bundle.count(.fields) {
      for text in [nil, "", " Abc_1 ", "a@B.co", "HTTPS://Example.org:80/%20", "password", "e\u{301}\n"] {
        answers += rules.present(field: field, text, frame).field == field ? 1 : 0
      }
    }
    for form in 0..<rules.bundle.count(.forms) { answers += rules.present(form: form, [0: "a"], frame).fields.isEmpty ? 0 : 1 }
    return answers
  }

  /// The plan of notifications for a user with choices, a history, training days, things, and two channels, before a change of the clock.
  private static func askAboutNotifications(_ rules: Rules, _ frame: Frame, _ number: Int) -> Int {
    var writer = JSONWriter()
    let isAnswered = rules.answer(planning[number % planning.count], frame, into: &writer)
    for record in 0..<rules.bundle.count(.records) {
      writer = JSONWriter()
      rules.write(rules.emptyRecord(record), &writer)
    }
    return isAnswered ? 1 : 0
  }

  /// Requests, as JSON.
  static let planning = ["free", "pro", "trial"].map { plan in
    Array(
      """
      {"ask": "notifications", "trace": true,
      "facts": {"now": "2026-01-05T17:30:00Z", "plan": "\(plan)", "notifications.permission": "granted", "maintenance.dueToday": 2,
      "maintenance.overdue": 3, "maintenance.lastOpenedAt": null, "practice.streakAtRisk": true, "practice.loggedToday": false,
      "credits.left": 1, "trial.cancelled": false, "practice.source": "saved_flow", "maintenance.queued": 9, "maintenance.weeklyCapacity": 2},
      "zone": {"name": "Here", "offset": 3600, "changes": [[1767650400, 7200]]},
      "preferences": {"schedule": {"dailyReminderTime": "19:00", "trainingDays": ["Tue"], "maxNotifsPerDay": 2},
        "typeEnabled": {"N-MAINT-OVERDUE": true, "N-PRACTICE-STREAK-NUDGE": true}},
      "device": {"deviceId": "d1", "timeZoneId": "There", "pendingRequests": ["N-MAINT-DUE-TODAY/2026-01-05", "old/1"]},
      "log": [
        {"id": "N-MAINT-DUE-TODAY/2026-01-04/local/d1", "typeId": "N-MAINT-DUE-TODAY", "channel": "local", "scheduledFor": "2026-01-04T18:00:00Z"},
        {"id": "N-PRACTICE-SCHEDULED/s0/local/d1", "typeId": "N-PRACTICE-SCHEDULED", "channel": "local", "suppressedReason": "quiet_hours",
          "scheduledFor": "2026-01-06T06:00:00Z", "context": {"sessionId": "s0"}}],
      "days": [{"day": "2026-01-06", "facts": {"maintenance.dueToday": 1}}],
      "things": [
        {"of": "session", "id": "s1", "at": "2026-01-05T23:30", "facts": {"session.name": "Jabs", "session.stillPlanned": true}},
        {"of": "mastery_plan", "id": "p1", "at": "2026-01-05", "facts": {"masteryPlan.name": "Guard", "masteryPlan.state": "running"}},
        {"of": "trial", "id": "t1", "at": "2026-01-08T10:00:00Z"},
        {"of": "import", "id": "i1", "at": "2026-01-05T17:29:00Z", "facts": {"inbox.senderName": "A", "inbox.flowName": "B"}},
        {"of": "import", "id": "i2", "at": "2026-01-05T17:29:30Z", "facts": {"inbox.senderName": "A", "inbox.flowName": "C"}}],
      "channels": ["local", "push", "in_app"]}
      """.utf8)
  }

  /// Gives a fact a value without reading its type, because a damaged bundle may contain any type.
  private static func set(_ fact: Int, _ value: JSON, _ frame: Frame) {
    switch value {
    case .bool(let flag): frame.set(fact, .bool(flag))
    case .int(let number): frame.set(fact, .int(number))
    case .string(let text):
      if let member = member(text, of: fact, frame.bundle) {
        frame.set(fact, .enumeration(member))
      } else if let time = TimeText.timestamp(text.utf8) {
        frame.set(fact, .timestamp(seconds: time.seconds, nanoseconds: time.nanoseconds))
      } else {
        frame.setText(fact, text.utf8)
      }
    default: frame.set(fact, .null)
    }
  }

  private static func member(_ text: String, of fact: Int, _ bundle: RuleBundle) -> Int? {
    let values = bundle.facts[fact].values
    return values.first { bundle.text(bundle.factValues[$0].value) == text }.map { $0 - values.lowerBound }
  }
}
