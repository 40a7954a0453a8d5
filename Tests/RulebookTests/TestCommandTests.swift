import Foundation
import RulesJSON
import Testing

/// `rulebook test`: the scenarios that run, the output, and the exit status.
@Suite struct TestCommandTests {
  @Test func allPassAndAreCounted() throws {
    let run = try Tool.ask("test")
    #expect(run.status == 0 && run.output == "")
    #expect(run.errors.wholeMatch(of: #/\d+ scenarios, \d+ requests, all passed\n/#) != nil, "\(run.errors)")
    #expect(try Tool.ask("test", "--quiet").errors == "")
  }

  /// A thousand requests of every kind, from the scenarios: the output is the same on every run.
  @Test func theSameRequestsHaveTheSameAnswers() throws {
    let requests = try Tool.ask("test", "--requests")
    let asks = Set(try requests.json().compactMap { $0["ask"]?.stringValue })
    #expect(requests.status == 0 && requests.lines.count >= 1000, "\(requests.lines.count)")
    #expect(
      asks.isSuperset(of: ["entitlement", "do", "count", "signal", "release", "ladder", "plan", "snapshot", "overview", "downgrade"]))
    let first = try Tool.ask("eval", input: requests.output)
    #expect(first.status == 0 && first.lines.count == requests.lines.count)
    #expect(try Tool.ask("eval", input: requests.output).output == first.output)
  }

  @Test func namesAndPathsChoose() throws {
    let all = try Tool.ask("test", "--list").lines
    let some = all.filter { $0.hasPrefix("AT-08-") }
    #expect(try Tool.ask("test", "AT-08").errors.hasPrefix("\(some.count) scenarios"))
    #expect(try Tool.ask("test", "AT-08-02").errors.hasPrefix("1 scenario, 6 requests"))
    let inbox = all.filter { $0.contains("rules/scenarios/inbox.yaml:") }
    #expect(!inbox.isEmpty)
    #expect(try Tool.ask("test", "./rules/scenarios/inbox.yaml", "--list").lines.count == inbox.count)
    #expect(try Tool.ask("test", "rules/scenarios", "--list").lines.count == all.count)
    let none = try Tool.ask("test", "AT-08-22")
    #expect(none.status == 66 && none.output == "" && none.errors.contains("did you mean `AT-08-02`?"))
    // The start of a name, without a hyphen after it.
    let start = try Tool.ask("test", "fields.for")
    #expect(start.status == 66 && start.errors.contains("did you mean `fields.forms`?"), "\(start.errors)")
  }

  /// The page shows the tool's output.
  @Test func aFailureIsAsThePageShowsIt() throws {
    let sandbox = try Sandbox()
    try sandbox.edit("rules/scenarios/library.yaml", "        allowed: false\n", "        allowed: true\n")
    let run = try sandbox.run("test", "AT-08-02")
    #expect(run.status == 1 && run.errors == "1 scenario, 6 requests, 1 failed\n")
    #expect(try Self.blocks("console", of: "scenarios") == [run.output])
    let json = try #require(try sandbox.run("test", "AT-08-02", "--format", "json", "--steps").json().first)
    #expect(json["passed"] == .bool(false) && json["failures"]?.arrayValue?.count == 1 && json["steps"]?.arrayValue?.count == 6)
    #expect(try sandbox.run("test", "--coverage").status == 1)
  }

  /// Scenarios on the page about their format run on their own.
  @Test func thePagesExamplesRun() throws {
    let sandbox = try Sandbox()
    try FileManager.default.removeItem(atPath: sandbox.path("rules/scenarios"))
    try FileManager.default.removeItem(atPath: sandbox.path("rules/invariants/scenarios.yaml"))
    try FileManager.default.removeItem(atPath: sandbox.path("rules/requirements"))
    try FileManager.default.removeItem(atPath: sandbox.path("rules/invariants/counts.yaml"))
    let examples = try Self.blocks("yaml", of: "scenario-format")
    try sandbox.write("rules/scenarios/page.yaml", examples.joined())
    let run = try sandbox.run("test")
    #expect(run.status == 0 && run.errors.hasPrefix("\(examples.count) scenarios, "), "\(run.output)\(run.errors)")
  }

  @Test func stepByStep() throws {
    let lines = try Tool.ask("test", "grace_runs_out", "--steps").lines
    #expect(lines.first == "grace_runs_out: Three days without the store, as one person lives them.")
    #expect(lines.contains { $0.hasPrefix("  2026-03-05T12:00:00Z  may flow.save_new  ->  denied, plan free, free_flow_cap") })
    #expect(try Self.blocks("text", of: "scenario-output") == [try Tool.ask("test", "link_spammer_day", "--steps").output])
  }

  @Test func coverageNamesWhatWasNotReached() throws {
    let one = try Tool.ask("test", "AT-08-02", "--coverage", "--source", "CH08")
    #expect(one.status == 0)
    #expect(one.lines.contains { $0.hasPrefix("  /capabilities/media.upload/plans/free") && $0.contains("rules/capabilities/media.yaml:") })
    #expect(!one.output.contains("  /reasons/free_flow_cap") && one.output.contains("  /reasons/free_inbox_cap"))
    let groups = try Tool.ask("test", "--coverage", "--format", "json").json()
    #expect(
      groups.map { $0["coverage"]?.stringValue } == [
        "rows", "reasons", "copy", "levels", "limits", "errors", "events", "emptyStates", "screens", "links", "notifications",
      ])
    for group in groups {
      let missing = try #require(group["missing"]?.arrayValue?.count)
      #expect(group["count"]?.intValue == (group["reached"]?.intValue ?? 0) + Int64(missing))
    }
    #expect(try Tool.ask("test", "--source", "CH08").status == 64)
  }

  /// Everything that the answers of these chapters can contain appears in some scenario.
  @Test(arguments: ["CH07", "CH08", "CH27", "CH28", "CH29", "CH30", "CH31"]) func isCovered(_ chapter: String) throws {
    let groups = try Tool.ask("test", "--coverage", "--source", chapter, "--format", "json").json()
    #expect(groups.count == 11)
    for group in groups {
      let missing = group["missing"]?.arrayValue?.compactMap { $0["rule"]?.stringValue } ?? ["no group"]
      #expect(missing == [], "\(group["coverage"]?.stringValue ?? "") of \(chapter)")
      // Every chapter has decisions and copy. Other kinds differ by chapter.
      if ["rows", "copy"].contains(group["coverage"]?.stringValue ?? "") { #expect((group["count"]?.intValue ?? 0) > 0) }
    }
  }

  /// For every link of CH27's map, some scenario opens its screen, finds its thing deleted, and covers everybody that the router redirects.
  /// Every row of the chapter's tables also decides in some scenario.
  @Test func everyWayOfEveryLinkIsCovered() throws {
    let groups = try Tool.ask("test", "--coverage", "--source", "CH27", "--format", "json").json()
    for name in ["links", "rows"] {
      let group = try #require(groups.first { $0["coverage"]?.stringValue == name })
      let missing = group["missing"]?.arrayValue?.compactMap { $0["rule"]?.stringValue }
      #expect(missing == [], "\(name)")
    }
    // The chapter's 11 links and its inbox open, 3 name things that can be deleted, and three rows of the router apply to each of the 11.
    let count = try #require(groups.first { $0["coverage"]?.stringValue == "links" }?["count"]?.intValue)
    #expect(count == 12 + 3 + 3 * 11)
  }

  @Test func aMisspeltNameIsSaidOnceAndAProofNeedsItsScenarios() throws {
    let sandbox = try Sandbox()
    try sandbox.edit("rules/scenarios/library.yaml", "  when: {may: flow.save_new}", "  when: {may: flow.save_nw}")
    let check = try sandbox.run("check")
    #expect(
      check.status == 1 && check.errors.hasPrefix("1 error") && check.output.contains("did you mean `flow.save_new`?"), "\(check.output)")
    #expect(try sandbox.run("test").status == 1)
    try sandbox.edit("rules/scenarios/library.yaml", "  when: {may: flow.save_nw}", "  when: {may: flow.save_new}")
    try sandbox.edit("rules/scenarios/library.yaml", "AT-29-04:", "third_flow:")
    #expect(try sandbox.run("check").output.contains("no scenario is named `AT-29-04`"))
  }

  /// The contents of the blocks of a language in a page of docs/edit.
  private static func blocks(_ language: String, of page: String) throws -> [String] {
    let file = Tool.packageFolder.appendingPathComponent("docs/edit/\(page).md")
    return String(decoding: try Data(contentsOf: file), as: UTF8.self).components(separatedBy: "```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
  }
}
