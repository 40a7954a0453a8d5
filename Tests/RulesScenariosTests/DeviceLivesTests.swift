import RulesBundle
import RulesJSON
import RulesRuntime
import Testing

/// People who share devices, change the plan, account, device, zone, and connection, are updated and rolled back, and get other limits, in
/// any order. The engines are compared with a log that keeps every event, by person.
///
/// After each step, the test compares the operations that may be sent, shown, or undone; the number of events that count for each person
/// and month; and the owners of the log's rows. A hundredth of `RULEBOOK_CASES` lives are simulated; seeds are printed.
@Suite struct DeviceLivesTests {
  private static let lives = ProductRules.cases(24_000) / 100
  private static let people = ["ann", "ben", "cem"]
  private static let first: Int64 = 1_772_409_600_000

  /// The product's rules, and the same with other thresholds and one addition: another version, or a server's values.
  private static let versions: [Rules] = [
    ProductRules.shared.rules,
    ProductRules(replacing: [
      ("ladder/sharing.yaml", "L3: {at: {free: 15, pro: 75}, block: 30m", "L3: {at: {free: 18, pro: 90}, block: 30m"),
      ("ladder/sharing.yaml", "L1: {at: {free: 8, pro: 40}", "L1: {at: {free: 9, pro: 45}"),
    ]).rules,
  ]

  /// Everything that one person did, complete.
  private struct Diary {
    /// Each operation with its subject, in the order in which they were added.
    var waiting: [(id: String, entity: SyncEntity)] = []
    /// The credits by id, with the moment at which each counts.
    var credits: [String: Int64] = [:]
    /// Links by id, with the moment and the version under which each was created.
    var links: [String: (at: Int64, version: Int, plan: String)] = [:]
    /// Planned sessions by id, in seconds since 1970.
    var sessions: [String: Int64] = [:]
  }

  private struct Device {
    var queue = Array("{}".utf8)
    var history = Array("{}".utf8)
    var person: String?
    var isOnline = true
    /// The offset of its clock from UTC, in seconds.
    var zone: Int64 = 0
    /// The notification log of all people on this device, and the pending requests.
    var log: [[UInt8]] = []
    var device = Array("{}".utf8)
  }

  @Test(arguments: 0..<4) func everybodyKeepsTheirOwn(part: Int) throws {
    var seen: Set<String> = []
    for number in 0..<(Self.lives / 4) { try live(UInt64(part) << 32 + UInt64(number), &seen) }
    for kind in [
      "sent", "waits for another", "credit in its own month", "credit of another", "merged", "blocked", "late", "session", "rows of others",
    ] {
      #expect(seen.contains(kind), "\(kind) of \(seen)")
    }
  }

  private func live(_ seed: UInt64, _ seen: inout Set<String>) throws {
    var dice = Dice(seed: seed)
    var diaries: [String: Diary] = [:]
    var devices = [Device(), Device()]
    var now = Self.first
    var made = 0
    for step in 0..<60 {
      let place = "seed \(seed), step \(step)"
      let version = dice.next(below: Self.versions.count)
      let rules = Self.versions[version]
      let which = dice.next(below: 2)
      now += Int64(dice.any(of: [1, 1000, 1000, 60_000, 3_600_000, 40_000_000]))
      let plan = dice.any(of: ["free", "free", "pro"])
      var device = devices[which]
      switch dice.next(below: 10) {
      case 0:
        device.person = dice.any(of: Self.people + [nil])
        var queue = try rules.syncQueue(json: device.queue)
        let frame = try frame(rules, device, plan, now)
        _ = rules.handle(.loggedIn(user: device.person.map { Array($0.utf8) }), in: context(device, now), &queue, facts: frame)
        device.queue = rules.json(of: queue)
      case 1:
        device.isOnline.toggle()
        device.zone = Int64(dice.next(in: -10...11)) * 3600
      case 2 where dice.isOne(in: 2):
        guard let person = device.person else { break }
        // A session begins, is moved to another time, or is removed from the plan.
        let id = "s\(dice.next(below: 3))"
        let at = (now / 86_400_000 + Int64(dice.next(in: 1...3))) * 86_400 + 43_200 + Int64(dice.next(below: 7200))
        diaries[person, default: Diary()].sessions[id] = dice.isOne(in: 4) ? nil : at
      case 2...4:
        guard let person = device.person else { break }
        made += 1
        var queue = try rules.syncQueue(json: device.queue)
        let entity = SyncEntity("flow", "f\(dice.next(below: 2))")
        let id = "d\(which)-\(made)"
        let operation = SyncOperation(id: Array(id.utf8), type: Array("UPSERT".utf8), entity: entity)
        let outcome = rules.handle(
          .added(operation, owner: nil, variant: nil, base: 1), in: context(device, now), &queue, facts: try frame(rules, device, nil, now))
        #expect(outcome == .done([]), "\(place): \(outcome)")
        diaries[person, default: Diary()].waiting.append((id, entity))
        device.queue = rules.json(of: queue)
      case 5:
        try send(rules, &device, which, &diaries, now, plan, place, &seen)
      case 6, 7:
        guard let person = device.person else { break }
        let event = try #require(rules.bundle.find(.countedEvents, "credit.spent"))
        var history = try rules.history(json: device.history)
        let id = "\(person)-\(dice.next(below: 30))"
        let late = dice.isOne(in: 2) ? now - Int64(dice.any(of: [1000, 3_600_000, 200_000_000, 400_000_000])) : nil
        let counted = rules.count(
          .event(event, EventID(id), at: late.map { Timestamp(milliseconds: $0) }), &history, try frame(rules, device, plan, now)
        ).isCounted
        let known = diaries[person]?.credits[id]
        #expect(counted || known != nil, "\(place): a credit was lost")
        if counted {
          let own = late.map { now - $0 <= 72 * 3_600_000 ? $0 : now } ?? now
          if own < now { seen.insert("late") }
          // Two devices may have counted it at two times; after the merge, the later one applies.
          diaries[person, default: Diary()].credits[id] = max(known ?? .min, own)
        }
        device.history = rules.json(of: history)
      case 8:
        guard let person = device.person else { break }
        let event = try #require(rules.bundle.find(.countedEvents, "share_link.created"))
        var history = try rules.history(json: device.history)
        for _ in 0..<dice.any(of: [1, 2, 20]) {
          made += 1
          now += 1000
          let changes = rules.count(.event(event, EventID("l\(made)")), &history, try frame(rules, device, plan, now)).changes
          diaries[person, default: Diary()].links["l\(made)"] = (now, version, plan)
          for change in changes where change.isStart {
            seen.insert("blocked")
            // Events under other limits, or on another plan, block no user.
            let own = diaries[person]?.links.values.filter { $0.version == version && $0.plan == plan }.count ?? 0
            #expect(own >= 15, "\(place): \(person) is blocked after \(own)")
          }
        }
        device.history = rules.json(of: history)
      default:
        // The device is restored on top of the other one: their histories of all people are merged.
        guard device.person != nil else { break }
        let other = try rules.history(json: devices[1 - which].history)
        let restored = try handed(other, device, rules, plan, now)
        device.history = rules.json(of: rules.merged(try rules.history(json: device.history), restored))
        seen.insert("merged")
      }
      devices[which] = device
      try compare(rules, device, which, diaries, now, plan, place, &seen)
      try planNotifications(rules, &devices[which], diaries, now, place, &seen)
    }
  }

  /// On Pro, every future session of the person is pending, at its time, and no session of another person; rows of others stay in the log
  /// unchanged.
  private func planNotifications(
    _ rules: Rules, _ device: inout Device, _ diaries: [String: Diary], _ now: Int64, _ place: String, _ seen: inout Set<String>
  ) throws {
    let logRecord = try #require(rules.record("NotificationEventLog"))
    let sessions = device.person.flatMap { diaries[$0]?.sessions } ?? [:]
    let frame = try frame(rules, device, device.person == nil ? "guest" : "pro", now)
    let permission = try #require(rules.fact("notifications.permission"))
    frame.set(permission, .enumeration(1))
    let things = sessions.sorted { $0.key < $1.key }.compactMap { session in
      LinkID(session.key).map { id in
        NotificationSubject(
          of: "session", id: id, at: .instant(Timestamp(seconds: session.value)),
          facts: [
            GivenFact(name: "session.name", value: .string("Guard")), GivenFact(name: "session.stillPlanned", value: .bool(true)),
          ])
      }
    }
    var context = NotificationContext(
      zone: try #require(Zone("here", offset: device.zone, changes: [])),
      preferences: rules.emptyRecord(try #require(rules.record("NotificationPreferences"))),
      device: try rules.read(record: try #require(rules.record("NotificationDevice")), json: device.device),
      log: try device.log.map { try rules.read(record: logRecord, json: $0) }, subjects: things)
    let others = try device.log.filter { try owner($0) != device.person }
    let plan = try rules.notificationSchedule(context, frame)
    context.log = rules.applying(plan, to: context.log)
    device.log = context.log.map { rules.json(of: $0) }
    device.device = rules.json(of: plan.device)
    #expect(try device.log.filter { try owner($0) != device.person } == others, "\(place): rows of others")
    let due = sessions.filter { $0.value * 1000 > now }.map { $0.key }
    let planned = plan.requests.flatMap { $0.members.isEmpty ? [$0.id] : $0.members.map(\.id) }.filter {
      $0.hasPrefix("N-PRACTICE-SCHEDULED/")
    }
    for id in due {
      #expect(
        planned.contains { $0.hasPrefix("N-PRACTICE-SCHEDULED/\(id)") },
        "\(place): \(id) of \(device.person ?? "nobody") is lost, \(planned)")
    }
    for id in planned {
      let session = id.split(separator: "/")[1]
      #expect(sessions[String(session)] != nil, "\(place): \(id) is not \(device.person ?? "nobody")'s")
    }
    if !planned.isEmpty { seen.insert("session") }
    if !others.isEmpty { seen.insert("rows of others") }
  }

  private func owner(_ row: [UInt8]) throws -> String? { try JSON.parse(row)["userId"]?.stringValue }

  // MARK: Parts

  private func context(_ device: Device, _ now: Int64) -> SyncContext {
    SyncContext(time: now, connection: device.isOnline ? .online : .offline, jitter: 0)
  }

  /// The facts about the person on a device.
  private func frame(_ rules: Rules, _ device: Device, _ plan: String?, _ now: Int64) throws -> Frame {
    let frame = rules.makeFrame()
    try rules.fill(frame, with: [GivenFact(name: "person", value: device.person.map { .string($0) } ?? .null)])
    frame.set(try #require(rules.bundle.book[0].now), Timestamp(milliseconds: now).value)
    if let plan { frame.set(rules.bundle.book[0].plan, .enumeration(try #require(rules.bundle.find(.plans, plan)))) }
    return frame
  }

  /// The history of the person on a device.
  private func handed(_ history: History, _ device: Device, _ rules: Rules, _ plan: String, _ now: Int64) throws -> History {
    var history = history
    _ = rules.count(.signal(0, vector: 0), &history, try frame(rules, device, plan, now))
    return try rules.history(json: rules.json(of: history))
  }

  /// Sends what may be sent, and delivers it.
  private func send(
    _ rules: Rules, _ device: inout Device, _ which: Int, _ diaries: inout [String: Diary], _ now: Int64, _ plan: String, _ place: String,
    _ seen: inout Set<String>
  ) throws {
    var queue = try rules.syncQueue(json: device.queue)
    let facts = try frame(rules, device, plan, now)
    _ = rules.handle(nil, in: context(device, now), &queue, facts: facts)
    for run in rules.syncStatus(of: queue, in: context(device, now)).run {
      let id = String(decoding: run.operation, as: UTF8.self)
      let owner = diaries.first { $0.value.waiting.contains { $0.id == id } }?.key
      #expect(owner == device.person, "\(place): \(id) of \(owner ?? "nobody") is sent for \(device.person ?? "nobody")")
      #expect(rules.handle(.started(run.operation), in: context(device, now), &queue, facts: facts) == .done([]), "\(place)")
      _ = rules.handle(.succeeded(run.operation, revision: 2), in: context(device, now), &queue, facts: facts)
      if let owner { diaries[owner]?.waiting.removeAll { $0.id == id } }
      seen.insert("sent")
    }
    device.queue = rules.json(of: queue)
  }

  private func compare(
    _ rules: Rules, _ device: Device, _ which: Int, _ diaries: [String: Diary], _ now: Int64, _ plan: String, _ place: String,
    _ seen: inout Set<String>
  ) throws {
    let facts = try frame(rules, device, plan, now)
    // The operations that wait on the device, and their owners.
    var queue = try rules.syncQueue(json: device.queue)
    _ = rules.handle(nil, in: context(device, now), &queue, facts: facts)
    let status = rules.syncStatus(of: queue, in: context(device, now))
    let own = device.person.flatMap { diaries[$0]?.waiting.filter { $0.id.hasPrefix("d\(which)-") } } ?? []
    let all = diaries.values.flatMap(\.waiting).filter { $0.id.hasPrefix("d\(which)-") }
    #expect(status.pending == own.count, "\(place): \(status.pending) of \(own.map(\.id))")
    #expect(Set(status.statuses.map(\.entity)) == Set(own.map(\.entity)), "\(place)")
    #expect(queue.operations.count == all.count, "\(place): an operation was lost")
    if all.count > own.count { seen.insert("waits for another") }
    // What counts for the person, in the current month: never more than they did, and never events of others.
    guard let person = device.person else { return }
    let history = try rules.history(json: device.history)
    let overview = try rules.presentOverview(after: history, facts)
    let credits = try #require(rules.limit("practice_credits"))
    let used = overview.limits.first { $0.status.id == credits }?.status.used ?? 0
    let start = rules.period(ofReset: try #require(rules.bundle.find(.resets, "monthly")), containing: now / 1000)
    let spent = diaries[person]?.credits.values.filter { $0 >= (start?.lowerBound ?? 0) * 1000 }.count ?? 0
    #expect(used <= Int64(spent), "\(place): \(used) credits of \(person), who spent \(spent)")
    if used > 0 { seen.insert("credit in its own month") }
    if diaries.contains(where: { $0.key != person && !$0.value.credits.isEmpty }) { seen.insert("credit of another") }
  }
}
