import RulesBundle
import RulesRuntime
import Testing

#if os(Linux)
  /// `decide` and `plan` make no object on the heap, however often they are asked.
  @Suite(.serialized) struct AllocationTests {
    static let settings: [[(String, Value)]] = {
      let rules = RealRules.rules
      func member(_ fact: String, _ text: String) -> Value {
        let row = rules.fact(fact) ?? 0
        let values = rules.bundle.range(.facts, row, Word.Facts.values)
        return .enumeration((values.first { rules.bundle.text(.factValues, $0, 0) == text } ?? values.lowerBound) - values.lowerBound)
      }
      return [
        [],
        [("plan", member("plan", "free")), ("usage.savedFlows", .int(2)), ("credits.left", .int(1)), ("flow.readOnly", .bool(true))],
        [
          ("auth.signedIn", .bool(true)), ("subscription.status", member("subscription.status", "unverifiable")),
          ("verified.plan", member("verified.plan", "pro")), ("verified.at", .timestamp(seconds: 1_767_600_000)),
          ("now", .timestamp(seconds: 1_767_610_000)), ("auth.provider", member("auth.provider", "email")),
          ("usage.mediaBytes", .int(1)), ("usage.mediaPendingCleanupBytes", .int(2)), ("upload.sizeBytes", .int(3)),
          ("upload.type", member("upload.type", "video")), ("practice.source", member("practice.source", "saved_flow")),
        ],
      ]
    }()

    @Test func theCounterCounts() throws {
      var kept: [[Int]] = []
      let count = objectsMade { for number in 0..<10 { kept.append([number]) } }
      #expect(try #require(count, "the runtime lets its allocations be counted") >= 10)
      #expect(kept.count == 10)
    }

    @Test func decidingAllocatesNothing() throws {
      let rules = RealRules.rules
      let frame = rules.makeFrame()
      for setting in Self.settings {
        frame.clear()
        for (name, value) in setting { frame.set(try #require(rules.fact(name)), value) }
        var allowed = 0
        var refused = 0
        let actions = rules.bundle.count(.actions)
        let count = objectsMade {
          for _ in 0..<3 {
            for action in 0..<actions { if rules.decide(action: action, frame).isAllowed { allowed += 1 } else { refused += 1 } }
            if rules.plan(frame).plan != nil { allowed += 1 }
          }
        }
        #expect(try #require(count) == 0, "\(setting)")
        #expect(allowed > 3 && refused > 3)
      }
    }
  }
#endif
