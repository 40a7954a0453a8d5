import RulesBundle
import TestSupport
import Testing

/// Ladders that cannot be evaluated, and counts without an end, are rejected on load.
@Suite struct BadLadderTests {
  private let bundle = Result { try RuleBundle(RealRules.file) }

  /// The real bundle with one word replaced.
  private func refusal(_ word: UInt32, _ section: BundleSection, _ row: Int, _ column: Int) -> (error: BundleError?, place: Int) {
    var file = BundleFile(RealRules.file)
    let place = file.place(section, row, column)
    file.set(word, at: place)
    return (file.refusal, place)
  }

  @Test func stepsClimb() throws {
    let bundle = try bundle.get()
    let vector = try #require(bundle.find(.ladder, "share_link_creation"))
    let steps = bundle.ladder[vector].steps
    let (first, second) = (steps.lowerBound, steps.lowerBound + 1)
    let level = UInt32(bundle.ladderSteps[first].level)
    let row = BundleFile(RealRules.file).place(.ladderSteps, second, 0)
    #expect(
      refusal(level, .ladderSteps, second, LadderStepRow.At.level).error == BundleError(.tableInvalid, at: row), "the same level twice")
    let last = try #require(steps.last)
    let top = UInt32(bundle.ladderSteps[last].level)
    #expect(refusal(top, .ladderSteps, first, LadderStepRow.At.level).error == BundleError(.tableInvalid, at: row), "a lower level")
    let none = refusal(UInt32(bundle.count(.ladderLevels)), .ladderSteps, first, LadderStepRow.At.level)
    #expect(none.error == BundleError(.numberOutside, at: none.place))
  }

  @Test func whatStopsHasAReason() throws {
    let bundle = try bundle.get()
    for name in ["L2", "L3", "L5"] {
      let level = try #require(bundle.find(.ladderLevels, name))
      let refused = refusal(BundleSchema.none, .ladderLevels, level, LadderLevelRow.At.reason)
      #expect(refused.error == BundleError(.numberOutside, at: refused.place), "\(name)")
    }
    // A level that only tells needs none, but a level that stops does.
    let told = try #require(bundle.find(.ladderLevels, "L1"))
    let stops = refusal(2, .ladderLevels, told, LadderLevelRow.At.blocks)
    #expect(stops.error?.reason == .numberOutside)
  }

  @Test func thereIsOneEscalation() {
    var made = HandMade()
    #expect(made.refusal == nil)
    made.writer.add(to: .escalation, [0, 0, 0, 0, BundleSchema.none] + Array(repeating: 0, count: 12))
    #expect(made.refusal?.reason == .wrongSections)
  }

  @Test func aStepSaysAPartOnce() throws {
    let bundle = try bundle.get()
    let step = try #require((0..<bundle.count(.ladderSteps)).first { bundle.ladderSteps[$0].parts.count > 1 })
    let parts = bundle.ladderSteps[step].parts
    let refused = refusal(0, .ladderParts, parts.lowerBound + 1, LadderPartRow.At.part)
    #expect(refused.error?.reason == .tableInvalid)
    #expect(refusal(8, .ladderParts, parts.lowerBound, LadderPartRow.At.part).error?.reason == .choiceUnknown)
  }

  @Test func countsHaveAnEnd() throws {
    let bundle = try bundle.get()
    let event = try #require(bundle.find(.countedEvents, "login.failed"))
    #expect(refusal(UInt32(BundleSchema.maximumEventCount), .countedEvents, event, CountedEventRow.At.most).error == nil)
    for most in [UInt32(BundleSchema.maximumEventCount) + 1, .max] {
      let refused = refusal(most, .countedEvents, event, CountedEventRow.At.most)
      #expect(refused.error == BundleError(.numberOutside, at: refused.place), "\(most)")
    }
  }

  @Test func namesAreOnesThatThereAre() throws {
    let bundle = try bundle.get()
    let vector = try #require(bundle.find(.ladder, "login_attempts"))
    let numbers: [(BundleSection, Int, Int, Int)] = [
      (.ladder, vector, LadderRow.At.counts, bundle.count(.countedEvents)), (.ladder, vector, LadderRow.At.thing, bundle.count(.copy)),
      (.ladderStops, 0, LadderStopRow.At.vector, bundle.count(.ladder)), (.ladderCounts, 0, LadderCountRow.At.plan, bundle.count(.plans)),
      (.signalRefs, 0, SignalRefRow.At.signal, bundle.count(.signals)),
      (.countedEventRefs, 0, CountedEventRefRow.At.event, bundle.count(.countedEvents)),
      (.ladderSteps, 0, LadderStepRow.At.says, bundle.count(.copy)),
    ]
    for (section, row, column, count) in numbers {
      let refused = refusal(UInt32(count), section, row, column)
      #expect(refused.error == BundleError(.numberOutside, at: refused.place), "\(section) \(column)")
    }
    let blocks = refusal(5, .ladderLevels, 0, LadderLevelRow.At.blocks)
    #expect(blocks.error == BundleError(.choiceUnknown, at: blocks.place))
  }
}
