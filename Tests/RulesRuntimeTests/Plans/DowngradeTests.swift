import RulesBundle
import RulesJSON
import RulesRuntime
import TestSupport
import Testing

/// The result for a user's things if the plan has less room. Nothing is ever deleted or hidden.
@Suite struct DowngradeTests {
  private static func ask(_ facts: String, _ items: String) -> String { #"{"ask":"downgrade","facts":{\#(facts)},"items":{\#(items)}}"# }

  /// Flows `f1`, `f2`, and so on, edited on January 1, 2, and so on.
  private static func flows(_ days: ClosedRange<Int>) -> String {
    "\"flows\":[" + days.map { "{\"id\":\"f\($0)\",\"edited\":\"2026-01-\($0 < 10 ? "0" : "")\($0)T00:00:00Z\"}" }.joined(separator: ",")
      + "]"
  }

  private static func items(_ treatments: [(String, String)]) -> String {
    "[" + treatments.map { "{\"id\":\"\($0.0)\",\"treatment\":\"\($0.1)\"}" }.joined(separator: ",") + "]"
  }

  private static let afterPro = #""plan":"free","previous.plan":"pro","usage.savedFlows":10"#

  @Test(arguments: [
    Row(
      "AT-08-07: the two most recently edited of ten stay", ask: ask(afterPro, flows(1...10)),
      expect: #"""
        {"plan":"free","overCap":true,"undecided":"(none)","things":[{"kind":"flows","limit":"saved_flows","becomes":"read_only","kept":2,"over":8,
        "items":\#(items((1...10).reversed().map { ("f\($0)", $0 > 8 ? "keep" : "read_only") }))}],
        "telemetry":[{"event":"downgrade_detected","parameters":{"previousPlan":"pro","newPlan":"free","hasOverCapFlows":true}}]}
        """#),
    Row(
      "AT-08-07: after eight deletions, the other two are unchanged",
      ask: ask(#""plan":"free","usage.savedFlows":2"#, flows(1...2)),
      expect: #"{"overCap":false,"things":[{"kept":2,"over":0}],"telemetry":[]}"#),
    Row(
      "on Pro again, everything is as before", ask: ask(#""plan":"pro","previous.plan":"free""#, flows(1...10)),
      expect: #"{"overCap":false,"things":[{"kept":10,"over":0}],"telemetry":[]}"#),
    Row(
      "C-142: the end of the grace period after Pro", ask: ask(#""plan":"free","previous.plan":"pro_grace","usage.savedFlows":0"#, ""),
      expect: #"""
        {"overCap":false,"things":[],
        "telemetry":[{"event":"downgrade_detected","parameters":{"previousPlan":"pro_grace","newPlan":"free","hasOverCapFlows":false}}]}
        """#),
    Row(
      "signing out is not a downgrade", ask: ask(#""plan":"guest","previous.plan":"pro""#, ""), expect: #"{"telemetry":[]}"#),
  ]) func flowsStay(row: Row) throws { try row.check() }

  @Test(arguments: [
    Row(
      "C-150: conflict copies and flows share one order, and items with `givesWay` yield",
      ask: ask(
        #""plan":"free""#,
        #"""
        "flows":[{"id":"a","edited":"2026-01-01T00:00:00Z"},{"id":"b","edited":"2026-01-05T00:00:00Z","givesWay":true},
        {"id":"c","edited":"2026-01-03T00:00:00Z"}],
        "conflict_copies":[{"id":"d","edited":"2026-01-02T00:00:00Z"},{"id":"e","edited":"2026-01-09T00:00:00Z","givesWay":true}]
        """#),
      expect: #"""
        {"things":[{"kind":"conflict_copies","kept":1,"over":1,"items":\#(items([("d", "keep"), ("e", "read_only")]))},
        {"kind":"flows","kept":1,"over":2,"items":\#(items([("c", "keep"), ("a", "read_only"), ("b", "read_only")]))}]}
        """#),
    Row(
      "C-149: an item with `givesWay` fits while there is room",
      ask: ask(#""plan":"free""#, #""flows":[{"id":"b","edited":"2026-01-05T00:00:00Z","givesWay":true}]"#),
      expect: #"{"overCap":false,"things":[{"items":[{"id":"b","treatment":"keep"}]}]}"#),
    Row(
      "edited at the same time, ordered by id",
      ask: ask(
        #""plan":"free""#,
        #"""
        "flows":[{"id":"c","edited":"2026-01-01T00:00:00Z"},{"id":"a","edited":"2026-01-01T00:00:00Z"},
        {"id":"b","edited":"2026-01-01T00:00:00Z"}]
        """#),
      expect: #"{"things":[{"items":\#(items([("a", "keep"), ("b", "keep"), ("c", "read_only")]))}]}"#),
    Row(
      "drafts and folders always stay", ask: ask(#""plan":"free""#, #""folders":[{"id":"x"}],"drafts":[{"id":"z"},{"id":"y"}]"#),
      expect: #"""
        {"overCap":false,"things":[{"kind":"drafts","limit":"(none)","becomes":"keep","items":\#(items([("y", "keep"), ("z", "keep")]))},
        {"kind":"folders"}]}
        """#),
    Row(
      "imports beyond a soft limit stay unchanged",
      ask: ask(
        #""plan":"pro""#,
        #""inbox_items":["# + (0..<201).map { #"{"id":"i\#($0)","created":"2026-01-01T00:00:00Z"}"# }.joined(separator: ",") + "]"),
      expect: #"{"overCap":false,"things":[{"kept":201,"over":0}]}"#),
    Row(
      "imports: the ten that came last",
      ask: ask(
        #""plan":"free""#,
        #""inbox_items":["# + (10..<25).map { #"{"id":"i\#($0)","created":"2026-01-\#($0)T00:00:00Z"}"# }.joined(separator: ",") + "]"),
      expect: #"""
        {"overCap":true,"things":[{"becomes":"view_only","kept":10,"over":5,
        "items":\#(items((10..<25).reversed().map { ("i\($0)", $0 > 14 ? "keep" : "view_only") }))}]}
        """#),
  ]) func order(row: Row) throws { try row.check() }

  @Test(arguments: [
    Row(
      "on Free, no upload fits", ask: ask(#""plan":"free""#, #""uploads":[{"id":"u"}]"#),
      expect: #"{"overCap":true,"undecided":"(none)","things":[{"kept":0,"over":1,"items":[{"id":"u","treatment":"view_only"}]}]}"#),
    Row(
      "on Pro, uploads fit",
      ask: ask(#""plan":"pro","usage.mediaBytes":2000000000,"usage.mediaPendingCleanupBytes":0"#, #""uploads":[{"id":"u"}]"#),
      expect: #"{"overCap":false,"things":[{"kept":1,"over":0}]}"#),
    Row(
      "beyond the cap of Pro, nothing can be added",
      ask: ask(#""plan":"pro","usage.mediaBytes":2000000000,"usage.mediaPendingCleanupBytes":1"#, #""uploads":[{"id":"u"}]"#),
      expect: #"{"overCap":true,"things":[{"items":[{"id":"u","treatment":"view_only"}]}]}"#),
    Row(
      "the usage is unknown", ask: ask(#""plan":"pro""#, #""uploads":[{"id":"u"}]"#),
      expect: #"{"overCap":true,"undecided":{"code":"missing_fact","fact":"usage.mediaBytes"}}"#),
    Row(
      "the plan is unknown: as on the safest plan, and nothing is logged", ask: ask(#""previous.plan":"pro""#, flows(1...2)),
      expect: #"{"plan":"guest","telemetry":[],"undecided":{"fact":"auth.signedIn"},"things":[{"kept":0,"over":2}]}"#),
  ]) func sizes(row: Row) throws { try row.check() }

  /// In any order of the things, each has one answer, the same one; more room never takes anything away.
  @Test func everyThingIsAnsweredOnce() throws {
    let rules = RealRules.rules
    let frame = rules.makeFrame()
    var random = Numbers(seed: 19)
    let kind = try #require(rules.downgradeRule("flows"))
    let copies = try #require(rules.downgradeRule("conflict_copies"))
    let plan = try #require(rules.fact("plan"))
    for _ in 0..<100 {
      var flows: [DowngradeItem] = []
      var others: [DowngradeItem] = []
      for number in 0..<random.next(below: 8) {
        let item = DowngradeItem(
          id: "x\(number)", edited: Timestamp(seconds: Int64(random.next(below: 4))), givesWay: random.next(below: 3) == 0)
        if random.next(below: 2) == 0 { flows.append(item) } else { others.append(item) }
      }
      let things = [DowngradeGroup(kind: kind, items: flows), DowngradeGroup(kind: copies, items: others)]
      let turned = [DowngradeGroup(kind: copies, items: others.reversed()), DowngradeGroup(kind: kind, items: flows.reversed())]
      frame.clear()
      frame.set(plan, .enumeration(try #require(rules.bundle.find(.plans, "free"))))
      let answer = rules.downgrade(things, frame)
      #expect(answer == rules.downgrade(turned, frame))
      #expect(answer.groups.flatMap { $0.items.map(\.id) }.sorted() == (flows + others).map(\.id).sorted())
      #expect(answer.groups.reduce(0) { $0 + $1.kept } == min(2, flows.count + others.count))
      frame.set(plan, .enumeration(try #require(rules.bundle.find(.plans, "pro"))))
      #expect(!rules.downgrade(things, frame).isOverCap)
    }
  }
}
