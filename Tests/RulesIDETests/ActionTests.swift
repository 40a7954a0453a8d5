import LanguageServer
import RulesCompiler
import RulesIDE
import RulesJSON
import TestSupport
import Testing

/// Code actions, lenses, and commands.
@Suite struct ActionTests {
  private func actions(_ editing: inout Editing, _ text: String, in name: String, only: String = "") throws -> [JSON] {
    let position = try #require(TextPosition(try JSON.parse(Array(try editing.at(text, in: name).utf8))["position"]))
    let range = Editing.json(TextRange(position, position).json)
    let context = only.isEmpty ? "{\"diagnostics\": []}" : #"{"diagnostics": [], "only": ["\#(only)"]}"#
    return try editing.request("textDocument/codeAction", editing.file(name, more: #", "range": \#(range), "context": \#(context)"#))
      .arrayValue ?? []
  }

  @Test func aFixCorrectsTheMistake() throws {
    var editing = try Editing(Pool.files)
    editing.open("limits.yaml")
    try editing.replace("too_often", with: "too_oftn", in: "limits.yaml")
    editing.idle()
    let found = try actions(&editing, "too_oftn", in: "limits.yaml")
    let fix = try #require(found.first { $0["title"] == .string("write `too_often`") })
    try editing.apply(try #require(fix["edit"]))
    #expect(editing.published.values.allSatisfy { $0 == .array([]) })
    #expect(try actions(&editing, "too_often", in: "limits.yaml").isEmpty)
  }

  /// The fixes of a typo in YAML are those of `rulebook check`, although they are computed on demand.
  @Test func repairsOfYAML() throws {
    var editing = try Editing(Pool.files)
    editing.open("limits.yaml")
    try editing.replace("unit: count", with: "unit count", in: "limits.yaml")
    editing.idle()
    let files = Pool.files.replacing("unit: count", with: "unit count", in: "limits.yaml")
    var pipeline = Pipeline.checking()
    pipeline.offersRepairs = true
    let cold = pipeline.compile(RulesInput(files: files, place: "rules"), lowers: false)
    let titles = cold.diagnostics.flatMap(\.fixes).map(\.title)
    #expect(!titles.isEmpty)
    let line = try #require(editing.published[Editing.uri("limits.yaml")]?.arrayValue?.first?["range"])
    let found = try editing.request(
      "textDocument/codeAction", editing.file("limits.yaml", more: #", "range": \#(Editing.json(line)), "context": {"diagnostics": []}"#))
    #expect(found.arrayValue?.compactMap { $0["title"]?.stringValue }.filter(titles.contains) == titles)
    let fix = try #require(found.arrayValue?.first?["edit"])
    try editing.apply(fix)
    #expect(editing.published.values.allSatisfy { $0 == .array([]) })
  }

  @Test func allCertainFixes() throws {
    var editing = try Editing(Pool.files)
    editing.open("facts.yaml")
    try editing.replace("type: bool", with: "type: bool\u{200B}", in: "facts.yaml")
    editing.idle()
    let all = try actions(&editing, "now", in: "facts.yaml", only: "source.fixAll")
    for action in all { try editing.apply(try #require(action["edit"])) }
    let cold = Pipeline.checking().compile(RulesInput(files: Pool.files, place: "rules"), lowers: false)
    if !all.isEmpty { #expect(editing.messages("facts.yaml").count == cold.diagnostics.count) }
    #expect(try actions(&editing, "now", in: "facts.yaml", only: "quickfix").isEmpty)
  }

  /// A new waiver is reported until a person writes the reason.
  @Test func aWaiverNeedsAReason() throws {
    var editing = try Editing(Pool.files)
    editing.open("buttons.yaml")
    editing.edit("buttons.yaml", 0..<0, "stay: {about: Stay., label: leave, source: P1}\n")
    editing.idle()
    #expect(editing.messages("buttons.yaml").contains { $0.hasPrefix("rule.unused") })
    let found = try actions(&editing, "stay:", in: "buttons.yaml")
    #expect(found.contains { $0["command"]?["command"] == .string("rulebook.explain") })
    let waive = try #require(found.first { $0["title"]?.stringValue?.hasPrefix("waive `rule.unused`") == true })
    try editing.apply(try #require(waive["edit"]))
    #expect(editing.texts["waivers.yaml"]?.contains("target: buttons/stay") == true)
    #expect(!editing.messages("waivers.yaml").isEmpty)
    try editing.replace("reason: \"\"", with: "reason: A later version needs it.", in: "waivers.yaml")
    try editing.replace("owner: \"\"", with: "owner: P1", in: "waivers.yaml")
    editing.idle()
    #expect(editing.published.values.allSatisfy { $0 == .array([]) }, "\(editing.published)")
  }

  /// The text of the last commit comes back, and nothing else changes. "Fix all" does not apply the action.
  @Test func anEditIsUndone() throws {
    var editing = try Editing(Pool.files, committed: Pool.files)
    editing.open("limits.yaml")
    let original = try #require(editing.texts["limits.yaml"])
    func undo() throws -> JSON? {
      try actions(&editing, "visits:", in: "limits.yaml").first { $0["title"]?.stringValue?.hasPrefix("undo this edit") == true }
    }
    #expect(try undo() == nil)
    try editing.replace("swimmer: 10}", with: "swimmer: 1}", in: "limits.yaml")
    editing.edit("limits.yaml", 0..<0, "# Another edit.\n")
    editing.idle()
    let action = try #require(try undo())
    #expect(action["title"] == .string("undo this edit: write `visits` as in the last commit"))
    #expect(try actions(&editing, "visits:", in: "limits.yaml", only: "source.fixAll").isEmpty)
    try editing.apply(try #require(action["edit"]))
    #expect(editing.texts["limits.yaml"] == "# Another edit.\n" + original)
    #expect(try undo() == nil)
    // The last commit has no such rule.
    try editing.replace("visits:", with: "visits_new:", in: "limits.yaml")
    #expect(try actions(&editing, "visits_new:", in: "limits.yaml").allSatisfy { $0["title"]?.stringValue?.hasPrefix("undo") != true })
  }

  @Test func explanation() throws {
    var editing = try Editing(Pool.files)
    let answer = try editing.request("workspace/executeCommand", #"{"command": "rulebook.explain", "arguments": ["lock.changed"]}"#)
    #expect(answer["markdown"]?.stringValue?.hasPrefix("# lock.changed (error)") == true)
    #expect(throws: RPCError.self) {
      try editing.request("workspace/executeCommand", #"{"command": "rulebook.explain", "arguments": ["x"]}"#)
    }
    #expect(throws: RPCError.self) { try editing.request("workspace/executeCommand", #"{"command": "rulebook.explain"}"#) }
  }

  private func titles(_ editing: inout Editing, _ name: String) throws -> [String] {
    try editing.request("textDocument/codeLens", editing.file(name)).arrayValue?.compactMap { $0["command"]?["title"]?.stringValue } ?? []
  }

  @Test func lenses() throws {
    var editing = try Editing(Pool.files, committed: Pool.files)
    editing.open("limits.yaml")
    #expect(try titles(&editing, "limits.yaml").first?.hasPrefix("used by") == true)
    editing.runJobs()
    let with = try titles(&editing, "limits.yaml")
    #expect(with.contains { $0.contains("reach") && $0.hasSuffix(": run") }, "\(with)")
    #expect(!with.contains { $0.hasPrefix("since the last commit") })
    #expect(editing.sent.contains { $0["method"] == .string("workspace/codeLens/refresh") })
    try editing.replace("swimmer: 10}", with: "swimmer: 1}", in: "limits.yaml")
    _ = try titles(&editing, "limits.yaml")
    editing.runJobs()
    let changed = try titles(&editing, "limits.yaml")
    #expect(changed.first?.hasPrefix("since the last commit: ") == true && changed.first?.contains(" 0 ") == false, "\(changed)")
    let report = try editing.request(
      "workspace/executeCommand", #"{"command": "rulebook.showDifference", "arguments": ["/product/rules"]}"#)
    #expect(report["text"]?.stringValue?.contains("The limit `visits` is 1 instead of 10") == true)
  }

  /// An expectation that changed is counted, and what is known stays while the rules have errors.
  @Test func theLensOfTheDifference() throws {
    var editing = try Editing(Pool.files, committed: Pool.files)
    let name = "scenarios/swim.yaml"
    editing.open(name)
    try editing.replace("allowed: false, reasonCode: too_often", with: "allowed: false", in: name)
    _ = try titles(&editing, name)
    editing.runJobs()
    let title = "since the last commit: 1 scenario expects something else"
    #expect(try titles(&editing, name).first == title)
    try editing.replace("when: {may: swim}", with: "when: {may: swin}", in: name)
    _ = try titles(&editing, name)
    editing.runJobs()
    #expect(try titles(&editing, name).first == title)
  }

  /// A client that opens documents gets the page of a diagnostic.
  @Test func explanationPages() throws {
    let capabilities = #"{"window": {"showDocument": {"support": true}}, "textDocument": {"documentLink": {"tooltipSupport": true}}}"#
    var editing = try Editing(Pool.files, capabilities: capabilities, pages: true)
    _ = try editing.request(
      "workspace/executeCommand", #"{"command": "rulebook.explain", "arguments": ["lock.changed", "/product/rules"]}"#)
    let shown = try #require(editing.sent.last { $0["method"] == .string("window/showDocument") }?["params"])
    #expect(shown["uri"] == .string("https://example.com/lock.changed") && shown["external"] == .bool(true))
    editing.open("waivers.yaml", "w: {check: rule.unused, target: x, reason: r, owner: o, expires: \"2027-01-01\"}\n")
    let links = try editing.request("textDocument/documentLink", editing.file("waivers.yaml")).arrayValue ?? []
    #expect(links.contains { $0["target"] == .string("https://example.com/rule.unused") }, "\(links)")
  }

  /// A failed scenario is a diagnostic until the rules change.
  @Test func scenariosThatFail() throws {
    var editing = try Editing(Pool.files)
    editing.open("settings.yaml")
    try editing.replace("value: 18", with: "value: 99", in: "settings.yaml")
    editing.idle()
    let names = try #require(Pool.files.first { $0.name.hasPrefix("scenarios/") }).name
    editing.open(names)
    #expect(try titles(&editing, names).allSatisfy { $0 == "run" })
    let all =
      try editing.request("textDocument/documentSymbol", editing.file(names)).arrayValue?.compactMap { $0["name"]?.stringValue } ?? []
    let arguments = (["/product/rules"] + all).map(Editing.quoted).joined(separator: ",")
    _ = try editing.request("workspace/executeCommand", #"{"command": "rulebook.runScenarios", "arguments": [\#(arguments)]}"#)
    editing.runJobs()
    #expect(editing.messages(names).contains { $0.hasPrefix("scenario.fails") }, "\(editing.published)")
    #expect(editing.sent.contains { $0["method"] == .string("window/showMessage") })
    let progress = editing.sent.filter { $0["method"] == .string("$/progress") }.map { $0["params"]?["value"]?["kind"] }
    #expect(progress == [.string("begin"), .string("end")])
    try editing.replace("value: 99", with: "value: 18", in: "settings.yaml")
    editing.idle()
    #expect(editing.messages(names).isEmpty)
  }

  /// What the user learns if no scenario can be added or run.
  @Test func scenariosThatCannotRun() throws {
    var editing = try Editing(Pool.files)
    func message(_ command: String, _ arguments: String) throws -> JSON? {
      let before = editing.sent.count
      _ = try editing.request(
        "workspace/executeCommand", #"{"command": "rulebook.\#(command)", "arguments": ["/product/rules", \#(arguments)]}"#)
      editing.runJobs()
      return editing.sent[before...].last { $0["method"] == .string("window/showMessage") }?["params"]?["message"]
    }
    #expect(try message("runScenarios", #""gone""#) == .string("no scenario ran: there is none with this name"))
    editing.open("settings.yaml", "warm_from: {about: Warm., value: x, source: P1}\n")
    editing.idle()
    #expect(try message("addScenario", #""actions", "swim""#) == .string("no scenario was added: fix the errors of the rules first"))
    #expect(try message("runScenarios", #""swim.swims""#) == .string("no scenario ran: fix the errors of the rules first"))
  }

  /// A scenario that passes does not hide the failure of another one that ran before.
  @Test func failuresStayUntilTheRulesChange() throws {
    var editing = try Editing(Pool.files)
    let names = "scenarios/swim.yaml"
    editing.open(names)
    try editing.replace("allowed: false, reasonCode: too_often", with: "allowed: true", in: names)
    for name in ["swim.too_often", "swim.swims"] {
      _ = try editing.request(
        "workspace/executeCommand", #"{"command": "rulebook.runScenarios", "arguments": ["/product/rules", "\#(name)"]}"#)
      editing.runJobs()
      #expect(editing.messages(names).contains { $0.hasPrefix("scenario.fails") }, "after \(name)")
    }
  }

  /// The scenario that the lens adds passes.
  @Test func addAScenario() throws {
    var editing = try Editing(Pool.files)
    editing.open("actions.yaml")
    #expect(try titles(&editing, "actions.yaml").contains("add a scenario from this"))
    let arguments = #"["/product/rules", "actions", "swim"]"#
    _ = try editing.request("workspace/executeCommand", #"{"command": "rulebook.addScenario", "arguments": \#(arguments)}"#)
    editing.runJobs()
    let edit = try #require(editing.sent.last { $0["method"] == .string("workspace/applyEdit") }?["params"]?["edit"])
    try editing.apply(edit)
    #expect(editing.published.values.allSatisfy { $0 == .array([]) }, "\(editing.published)")
    _ = try editing.request(
      "workspace/executeCommand", #"{"command": "rulebook.runScenarios", "arguments": ["/product/rules", "new-swim"]}"#)
    editing.runJobs()
    let message = editing.sent.last { $0["method"] == .string("window/showMessage") }?["params"]?["message"]
    #expect(message == .string("1 scenario passed"))
  }
}
