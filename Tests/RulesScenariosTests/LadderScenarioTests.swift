import Diagnostics
import RuleKinds
import RulesBundle
import RulesCompiler
import RulesScenarios
import Testing

/// Scenarios with events and counts.
@Suite struct LadderScenarioTests {
  @Test func readsLikeADiary() throws {
    let run = try Kiosk.run(
      Kiosk.card + """
        when: {does: paper.take}
        steps:
          - {when: {happens: paper.torn, times: 2, every: 5m}, then: {ladder: [{level: L1}]}}
          - {wait: 5m, when: {happens: paper.torn}, then: {ladder: [{level: L3, copy: {text: Tearing has to stop for 30 min.}}]}}
          - {wait: 10m, then: {allowed: false, reasonCode: waits}}
          - {wait: 20m, then: {allowed: true, changes: [{from: L3, to: L0}]}}
        """, Kiosk.withLadder)
    #expect(run.failures.map(\.message) == [])
    #expect(
      run.steps.flatMap(\.lines) == [
        "2026-03-02T12:00:00Z  count paper.torn, 2 times until 2026-03-02T12:05:00Z  ->  counted, tearing L0 to L1, tells (2 counted, L3 at 3)",
        "2026-03-02T12:10:00Z  count paper.torn  ->  counted, tearing L1 to L3, stops for 30m (3 counted)",
        "2026-03-02T12:20:00Z  do paper.take  ->  denied, plan reader, waits, papers 1 of 2, tearing L3, stops for 20m (3 counted)",
        "2026-03-02T12:40:00Z  do paper.take  ->  allowed, plan reader, papers 1 of 2, tearing L3 to L0",
      ])
  }

  /// Thousands of events are counted without a request for each; the result is the same as with one.
  @Test(arguments: [(2, "1m"), (3, "1m"), (40, "1m"), (40, "2m"), (200, "20m")])
  func manyTimesEndAsOneByOne(_ row: (times: Int, every: String)) throws {
    func end(_ each: String) throws -> ScenarioRun {
      try Kiosk.run(
        Kiosk.card + """
          when: {ladder: tearing}
          steps:
            - {when: {happens: paper.torn, times: \(row.times), every: \(row.every)}\(each), then: {counted: true}}
            - {then: {ladder: [tearing]}}
          """, Kiosk.withLadder)
    }
    let (many, single) = (try end(""), try end(", each: {counted: true}"))
    #expect(many.hasPassed && single.hasPassed)
    #expect(many.steps[0].exchanges.count == 2 && single.steps[0].exchanges.count == row.times)
    #expect(many.steps[0].times == single.steps[0].times)
    let (last, other) = (many.steps.flatMap(\.exchanges).suffix(2), single.steps.flatMap(\.exchanges).suffix(2))
    #expect(last.map(\.answer) == other.map(\.answer) && last.map(\.request) == other.map(\.request))
  }

  @Test func misspeltNamesOfTheLadderAreFoundBefore() throws {
    let names: [(String, String)] = [
      ("{happens: paper.tron}", "{counted: true}"), ("{ladder: tearing}", "{ladder: [{vector: taering}]}"),
      ("{ladder: tearing}", "{ladder: {contains: [{level: L9}]}}"), ("{does: paper.take}", "{changes: [{from: L0, to: L4}]}"),
      ("{does: paper.take}", "{counted: [paper.tron]}"),
    ]
    for (when, then) in names {
      let compilation = try Kiosk.compile("one: {about: One., source: K1, when: \(when), then: \(then)}\n", Kiosk.withLadder)
      #expect(compilation.diagnostics.map(\.name) == ["name.unknown"], "\(when) \(then)")
    }
  }

  @Test func coverageCountsWhatCanBeShown() throws {
    func missing(_ scenarios: String, _ others: [(String, String)]) throws -> [String: [String]] {
      let compilation = try Kiosk.compile(scenarios, others)
      let runner = try #require(try ScenarioRunner(compilation))
      let coverage = Coverage(
        runner.names.compactMap { runner.run($0) }, runner.checked, try RuleBundle(try #require(compilation.lowered).bundle))
      return Dictionary(uniqueKeysWithValues: coverage.groups.map { ($0.name, $0.missing.map(\.description)) })
    }
    let attic = ("copy/attic.yaml", "attic: {where: Nowhere, text: Old., source: K1}\n")
    let nothing = try missing("", Kiosk.withLadder + [attic])
    #expect(nothing["levels"]?.sorted() == ["/ladder/tearing/levels/L1", "/ladder/tearing/levels/L3"])
    #expect(
      Set(nothing["copy"] ?? [])
        == Set(["buy", "leave", "sorry", "careful", "stopped", "tearing", "why", "torn_so_far"].map { "/copy/\($0)" }))
    let torn =
      "torn:\n  about: Torn.\n  source: K1\n  \(Kiosk.card)  when: {happens: paper.torn, times: 3}\n  then: {counted: true}\n"
      + "torn_twice:\n  about: Torn.\n  source: K1\n  \(Kiosk.card)  when: {happens: paper.torn, times: 2}\n  then: {counted: true}\n"
    let some = try missing(torn, Kiosk.withLadder)
    #expect(some["levels"] == [])
    // The word for its subject is in another sentence.
    #expect(Set(some["copy"] ?? []) == ["/copy/buy", "/copy/sorry"])
  }

  /// If an earlier row applies to every plan, a scenario cannot reach the row.
  @Test func rowsThatNoPlanGetsToAreNotCounted() throws {
    let actions = """
      paper.take:
        about: Somebody takes a paper.
        entry_point: counter
        effects: paper_gone
        first_match:
          - {require: paper.keep}
          - {require: paper.take}
          - {otherwise: allow}
        source: K1

      """
    let capabilities = """
      paper.keep: {about: Keep a paper., plans: {looker: no_card, reader: too_thick}, source: K2}
      paper.take: {about: Take a paper., plans: {looker: no_card, reader: {within: papers}}, source: K2}

      """
    let compilation = try Kiosk.compile("", [("actions.yaml", actions), ("capabilities.yaml", capabilities)])
    let runner = try #require(try ScenarioRunner(compilation))
    let coverage = Coverage([], runner.checked, try RuleBundle(try #require(compilation.lowered).bundle))
    #expect(
      coverage.groups.first { $0.name == "rows" }?.missing.map(\.description).sorted() == [
        "/capabilities/paper.keep/plans/looker", "/capabilities/paper.keep/plans/reader", "/plans/resolution/0", "/plans/resolution/1",
      ])
  }
}
