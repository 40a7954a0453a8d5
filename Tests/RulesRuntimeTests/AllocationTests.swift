import RulesBundle
import RulesRuntime
import TestSupport
import Testing

#if os(Linux) && arch(x86_64)
  /// `decide` and `plan` allocate no memory, however often they run. The test uses separate processes, because all threads share the heap.
  /// A sanitizer has its own heap, which the system does not count.
  @Suite(.enabled(if: !TestRun.isSanitized)) struct AllocationTests {
    /// A list that the control allocates.
    private static func makeAList(_ number: Int) -> Int { Array(repeating: number, count: 20).reduce(0, +) }

    @Test func theMeasureFindsWhatIsGivenBackAtOnce() async {
      await #expect(processExitsWith: .success) {
        var sum = 0
        let bytes = bytesTaken { for number in 0..<10 { sum += AllocationTests.makeAList(number) } }
        #expect(bytes >= 160 && sum == 900)
      }
    }

    @Test(arguments: 0..<3) func decidingTakesNothing(setting: Int) async {
      await #expect(processExitsWith: .success) { [setting] in
        let rules = RealRules.rules
        let frame = rules.makeFrame()
        for (name, value) in try AllocationTests.facts(setting) { frame.set(try #require(rules.fact(name)), value) }
        var (allowed, refused, plans) = (0, 0, 0)
        func decideAll() {
          for action in 0..<rules.bundle.count(.actions) {
            if rules.decide(action: action, frame).isAllowed { allowed += 1 } else { refused += 1 }
          }
          if rules.plan(frame).plan != nil { plans += 1 }
        }
        // The first call fills Swift's own tables of types.
        decideAll()
        let bytes = leastBytesTaken { _ in for _ in 0..<3 { decideAll() } }
        #expect(bytes == 0)
        #expect(allowed >= 4 && refused > 3 && plans == 19)
      }
    }

    /// One step of the warning ladder, with one decision, for a person with a long history.
    @Test func aStepOfTheLadderTakesNothing() async {
      await #expect(processExitsWith: .success) {
        let rules = RealRules.rules
        let frame = rules.makeFrame()
        for (name, value) in try AllocationTests.facts(1) { frame.set(try #require(rules.fact(name)), value) }
        frame.set(try #require(rules.fact("credits.left")), .missing)
        let (clock, event) = (try #require(rules.fact("now")), try #require(rules.bundle.find(.countedEvents, "share_link.created")))
        let ids = (0..<3000).map { EventID("e\($0)") }
        let action = try #require(rules.action("share.create_link"))
        var history = History(for: rules.bundle)
        history.reserve(for: rules.bundle)
        var changes: [LadderChange] = []
        changes.reserveCapacity(64)
        var (stopped, counted) = (0, 0)
        func count(_ numbers: Range<Int>) {
          for number in numbers {
            frame.set(clock, .timestamp(seconds: 1_772_409_600 + Int64(number) * 40))
            changes.removeAll(keepingCapacity: true)
            if rules.count(event, ids[number], &history, frame, into: &changes) { counted += 1 }
            if !rules.decide(action: action, frame, after: history).isAllowed { stopped += 1 }
          }
        }
        count(0..<1000)
        let bytes = leastBytesTaken(times: 4) { time in count(1000 + 500 * time..<1500 + 500 * time) }
        #expect(bytes == 0 && counted == 3000 && stopped > 100)
      }
    }

    @Test func askingAZoneTakesNothing() async {
      await #expect(processExitsWith: .success) {
        let changes = (1...40).map { Zone.Change(instant: $0 * 15_000_000, offset: $0 % 2 * 3600) }
        let zone = try #require(Zone("Test/Made", offset: 0, changes: changes))
        var sum: Int64 = 0
        func askAll() {
          // No `for` loop and no list: without optimization, these would allocate.
          var now: Int64 = 0
          while now < 600_000_000 {
            defer { now += 7_000_000 }
            sum &+= zone.offset(at: now) &+ zone.wallTime(at: now).second &+ zone.instant(ofDay: now / 86_400, minute: 150)
            sum &+= CivilTime.period(.hour, atMinute: 210, zone: zone, containing: now).upperBound
            sum &+= CivilTime.period(.month, atMinute: 210, zone: zone, containing: now).upperBound
          }
        }
        askAll()
        let bytes = leastBytesTaken { _ in askAll() }
        #expect(bytes == 0 && sum != 0)
      }
    }

    /// No facts; a full free account; an account whose plan is derived.
    private static func facts(_ setting: Int) throws -> [(String, Value)] {
      let rules = RealRules.rules
      func member(_ fact: String, _ text: String) throws -> (String, Value) {
        let values = rules.bundle.facts[try #require(rules.fact(fact))].values
        let row = try #require(values.first { rules.bundle.text(rules.bundle.factValues[$0].value) == text })
        return (fact, .enumeration(row - values.lowerBound))
      }
      return try [
        [],
        [member("plan", "free"), ("usage.savedFlows", .int(2)), ("credits.left", .int(1)), ("flow.readOnly", .bool(true))],
        [
          ("auth.signedIn", .bool(true)), member("subscription.status", "unverifiable"), member("verified.plan", "pro"),
          ("verified.at", .timestamp(seconds: 1_767_600_000)), ("now", .timestamp(seconds: 1_767_610_000)),
          member("auth.provider", "email"), ("usage.mediaBytes", .int(1)), ("usage.mediaPendingCleanupBytes", .int(2)),
          ("upload.sizeBytes", .int(3)), member("upload.type", "video"), member("practice.source", "saved_flow"),
        ],
      ][setting]
    }
  }
#endif
