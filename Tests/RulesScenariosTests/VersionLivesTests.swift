import RulesBundle
import RulesJSON
import RulesRuntime
import Testing

/// People whose app is updated, rolled back, and updated again, in any order: whichever version stored data, every other one reads it,
/// counts what it knows, and returns the rest unchanged.
///
/// A hundredth of `RULEBOOK_CASES` lives are simulated; seeds are printed.
@Suite struct VersionLivesTests {
  private struct Version: Sendable {
    let rules: Rules
    /// The version's name for an event that the first version knows by another name.
    let events: [String: String]
  }

  private static let lives = ProductRules.cases(30_000) / 100

  /// One event, one vector with its switch, and one signal more than before.
  private static let more: [(name: String, text: String)] = [
    ("events/more.yaml", "door.slammed: {about: A door was slammed., source: CH30 Limit Catalog}\n"),
    ("signals/more.yaml", "door_noise: {about: Noise at the door., weight: 60%, source: CH30 Signals}\n"),
    ("remote/more.yaml", "ladder/doors/switched_on: {about: Doors., switch: true, source: CH30 Limit Catalog}\n"),
    (
      "ladder/more.yaml",
      """
      doors:
        about: Slamming doors.
        thing: ladder.thing.share_link_creation
        switched_on: true
        counts: door.slammed
        stops: export.run
        window: 1h
        signals: [door_noise]
        levels:
          L1: {at: {free: 2, pro: 3}, says: ladder.template.l1}
          L3: {at: {free: 4, pro: 6}, block: 30m, says: ladder.template.l3}
        tells: {reset: ladder.component.frees}
        source: CH30 Limit Catalog

      """
    ),
  ]

  /// Invariants about counts of rules hold for the first version.
  private static func grown(_ name: String, _ text: String) -> String {
    guard name == "invariants/counts.yaml" else { return text }
    return text.replacing("ladder, exactly: 5", with: "ladder, exactly: 6").replacing("signals, exactly: 5", with: "signals, exactly: 6")
  }

  private static let versions: [Version] = [
    Version(rules: ProductRules.shared.rules, events: [:]),
    Version(rules: ProductRules(adding: more, changing: grown).rules, events: [:]),
    Version(
      rules: ProductRules(adding: more) { name, text in
        grown(name, text).replacing("credit.spent", with: "credit.used").replacing("import_acceptance", with: "import_rush")
          .replacing("\ncredit.used:\n", with: "\ncredit.used:\n  was: credit.spent\n")
          .replacing("\nimport_rush:\n  about: Taking", with: "\nimport_rush:\n  was: import_acceptance\n  about: Taking")
      }.rules, events: ["credit.spent": "credit.used"]),
  ]

  /// All events that happened.
  private struct Diary {
    var latest: Int64 = .min
    /// The ids of each event, with the time at which each counts.
    var counted: [String: [String: Int64]] = [:]
  }

  @Test(arguments: 0..<4) func everyVersionReadsEveryOther(part: Int) throws {
    for number in 0..<(Self.lives / 4) {
      let seed = UInt64(part) << 32 + UInt64(number)
      try live(seed)
    }
  }

  private func live(_ seed: UInt64) throws {
    var dice = Dice(seed: seed)
    var diary = Diary()
    var stored = Array("{}".utf8)
    var now: Int64 = 1_772_409_600_000
    for step in 0..<40 {
      let version = dice.any(of: Self.versions)
      let rules = version.rules
      let before = try JSON.parse(stored)
      var history = try rules.history(json: stored)
      now += Int64(dice.any(of: [0, 1, 2000, 2000, 60_000, 1_800_000, 90_000_000]))
      let frame = rules.makeFrame()
      frame.set(
        rules.bundle.book[0].plan, .enumeration(try #require(rules.bundle.find(.plans, dice.any(of: ["free", "pro"])))))
      frame.set(try #require(rules.bundle.book[0].now), Timestamp(milliseconds: now).value)
      let name = dice.any(of: ["credit.spent", "import.accepted", "share_link.created", "door.slammed", "door.slammed"])
      let event = rules.bundle.find(.countedEvents, version.events[name] ?? name)
      let id = "e\(dice.next(below: 400))"
      if let event {
        let isCounted = rules.count(.event(event, EventID(id)), &history, frame).isCounted
        let last = diary.counted[name]?[id]
        diary.latest = max(diary.latest, now)
        // An id may be forgotten after nothing counts it.
        let mayCount = last.map { diary.latest - $0 >= 3_600_000 } ?? true
        #expect(isCounted || last != nil, "seed \(seed), step \(step): \(name) \(id) was lost")
        #expect(!isCounted || mayCount, "seed \(seed), step \(step): \(name) \(id) counts twice")
        if isCounted { diary.counted[name, default: [:]][id] = diary.latest }
      } else if dice.isOne(in: 3), let signal = rules.bundle.find(.signals, "repeated_failures") {
        _ = rules.count(.signal(signal, vector: nil), &history, frame)
        diary.latest = max(diary.latest, now)
      }
      stored = rules.json(of: history)
      let after = try JSON.parse(stored)
      if rules.bundle.find(.countedEvents, "door.slammed") == nil {
        for (part, key) in [("events", "door.slammed"), ("ladder", "doors")] {
          #expect(before[part]?[key] == after[part]?[key], "seed \(seed), step \(step): \(key)")
        }
      }
      // Nothing is stored under a name that the first version does not know and no newer one has added.
      for part in [after["events"], after["ladder"]] {
        for key in part?.objectValue?.map(\.key) ?? [] {
          #expect(!["credit.used", "import_rush"].contains(key), "seed \(seed), step \(step)")
        }
      }
    }
    // Every version reads each event once.
    for version in Self.versions {
      let history = try version.rules.history(json: stored)
      #expect(version.rules.json(of: history) == stored, "seed \(seed)")
      let events = try JSON.parse(stored)["events"]
      for (name, ids) in diary.counted {
        guard case .array(let entries)? = events?[name] else {
          Issue.record("seed \(seed): \(name) was lost")
          continue
        }
        // Events that are older or more numerous than anything counts may be forgotten.
        let newest = Self.versions[1].rules.bundle
        let most = newest.countedEvents[try #require(newest.find(.countedEvents, name))].most
        let recent = min(most, ids.values.filter { diary.latest - $0 < 3_600_000 }.count)
        #expect(entries.count >= recent && entries.count <= ids.count, "seed \(seed): \(name)")
      }
    }
  }
}
