import Diagnostics
import LanguageServer
import RulesCompiler
import RulesIDE
import RulesJSON
import Schema
import TestSupport
import Testing

/// The life of a connection, documents, and diagnostics.
@Suite struct ServingTests {
  @Test func aRequestBeforeInitialize() {
    var server = RulesServer(FakeDisk(Pool.files).host(), pipeline: { .checking() })
    server.receive(Array(#"{"jsonrpc": "2.0", "id": 1, "method": "textDocument/hover", "params": {}}"#.utf8))
    while server.step() {}
    #expect(server.takeOutput().first?["error"]?["code"] == .int(-32002))
  }

  @Test func shutdownAndExit() throws {
    var editing = try Editing(Pool.files)
    _ = try editing.request("shutdown", "null")
    #expect(throws: RPCError.self) { try editing.request("textDocument/hover", "{}") }
    editing.notify("exit", "null")
    #expect(editing.server.phase == .ended(status: 0))
    var rude = try Editing(Pool.files)
    rude.notify("exit", "null")
    #expect(rude.server.phase == .ended(status: 1))
  }

  @Test func unknownMethodsAndParameters() throws {
    var editing = try Editing(Pool.files)
    #expect(throws: RPCError(.methodNotFound, "unknown method `x/y`")) { try editing.request("x/y", "{}") }
    #expect(throws: RPCError.self) { try editing.request("textDocument/hover", "null") }
    #expect(throws: RPCError.self) { try editing.request("textDocument/hover", editing.file("limits.yaml")) }
    #expect(throws: RPCError.self) { try editing.request("workspace/executeCommand", #"{"command": "x"}"#) }
    editing.notify("textDocument/didChange", "{}")
    editing.notify("unknown/notification", "{}")
    #expect(
      try editing.request("textDocument/hover", #"{"textDocument": {"uri": "untitled:x"}, "position": {"line": 0, "character": 0}}"#)
        == .null)
  }

  @Test(arguments: PositionEncoding.allCases) func everyCheckAsYouType(encoding: PositionEncoding) throws {
    var editing = try Editing(Pool.files, encoding: encoding)
    #expect(editing.published.isEmpty, "valid rules have no diagnostics")
    editing.open("limits.yaml")
    try editing.replace("about: Visits in a month.", with: "about: Visitsä😀.", in: "limits.yaml")
    try editing.replace("full_why", with: "full_wy", in: "limits.yaml")
    #expect(editing.published.isEmpty, "diagnostics wait for the end of the queue")
    editing.idle()
    #expect(editing.messages("limits.yaml") == ["name.unknown: no copy key is named `full_wy`"])
    try editing.replace("full_wy", with: "full_why", in: "limits.yaml")
    editing.idle()
    #expect(editing.published[Editing.uri("limits.yaml")] == .array([]))
  }

  /// An edit of one file changes the diagnostics of another, also of one that is not open.
  @Test func diagnosticsInOtherFiles() throws {
    var editing = try Editing(Pool.files)
    editing.open("facts.yaml")
    try editing.replace("water.degrees: {about", with: "water.warmth: {about", in: "facts.yaml")
    editing.idle()
    #expect(editing.messages("conditions.yaml").first?.hasPrefix("name.unknown") == true)
    let related = editing.published[Editing.uri("conditions.yaml")]?.arrayValue?.first
    #expect(related?["source"] == .string("rulebook") && related?["severity"] == .int(1))
    // Closing the document without saving returns to the file on disk.
    editing.notify("textDocument/didClose", editing.file("facts.yaml"))
    editing.idle()
    #expect(editing.messages("conditions.yaml").isEmpty)
  }

  /// What a client does not support is left out. The places that it cannot list are in the message.
  @Test func aClientWithoutAbilities() throws {
    var editing = try Editing(Pool.files, capabilities: "{}")
    editing.open("facts.yaml")
    editing.open("limits.yaml")
    try editing.replace(
      "now: {about", with: "visits.count: {about: Again., type: int, from: app, source: P1}\nnow: {about", in: "facts.yaml")
    editing.idle()
    let found = editing.published[Editing.uri("facts.yaml")]?.arrayValue?.first
    #expect(found?["relatedInformation"] == nil && found?["codeDescription"] == nil && found?["tags"] == nil)
    #expect(found?["message"]?.stringValue?.contains("\nrules/facts.yaml:1: ") == true, "\(String(describing: found))")
    let links = try editing.request("textDocument/documentLink", editing.file("limits.yaml"))
    #expect(links.arrayValue?.isEmpty == false && links.arrayValue?.allSatisfy { $0["tooltip"] == nil } == true)
  }

  @Test func aClientThatPullsGetsNoPushes() throws {
    var editing = try Editing(Pool.files, pulls: true)
    editing.open("limits.yaml")
    let first = try editing.request("textDocument/diagnostic", editing.file("limits.yaml"))
    #expect(first["kind"] == .string("full") && first["items"] == .array([]))
    try editing.replace("full_why", with: "full_wy", in: "limits.yaml")
    let second = try editing.request("textDocument/diagnostic", editing.file("limits.yaml"))
    #expect(second["items"]?.arrayValue?.count == 1)
    let id = try #require(second["resultId"]?.stringValue)
    let third = try editing.request("textDocument/diagnostic", editing.file("limits.yaml", more: #", "previousResultId": "\#(id)""#))
    #expect(third == .members(["kind": .string("unchanged"), "resultId": .string(id)]))
    let all = try editing.request("workspace/diagnostic", #"{"previousResultIds": []}"#)
    #expect(all["items"]?.arrayValue?.count == 1)
    editing.idle()
    #expect(editing.published.isEmpty)
  }

  /// In large rules, an error of syntax or of a name is shown before everything is checked.
  @Test func largeRulesShowNamesFirst() throws {
    var editing = try Editing(Pool.files, largeRules: 0)
    editing.open("limits.yaml")
    editing.open("facts.yaml")
    // An insecure address is a warning of a check.
    try editing.replace("about: Visits in a month.", with: "about: See http://example.com.", in: "limits.yaml")
    editing.idle()
    let warnings = editing.messages("limits.yaml")
    #expect(warnings.first?.hasPrefix("text.insecure-address") == true, "\(warnings)")
    try editing.replace("full_why", with: "full_wy", in: "limits.yaml")
    var hasMore = editing.idleOnce()
    #expect(hasMore && editing.messages("limits.yaml").map { $0.prefix(13) } == ["name.unknown:"])
    hasMore = editing.idleOnce()
    #expect(!hasMore)
    let all = editing.messages("limits.yaml")
    #expect(all.contains { $0.hasPrefix("name.unknown") } && all.count >= 1, "\(all)")
    // Without such an error, what is shown stays until everything is checked.
    try editing.replace("full_wy", with: "full_why", in: "limits.yaml")
    hasMore = editing.idleOnce()
    #expect(hasMore && editing.messages("limits.yaml") == all)
    hasMore = editing.idleOnce()
    #expect(!hasMore && editing.messages("limits.yaml") == warnings)
  }

  @Test func largeRulesArePulledTwice() throws {
    var editing = try Editing(Pool.files, pulls: true, largeRules: 0)
    editing.open("limits.yaml")
    try editing.replace("about: Visits in a month.", with: "about: See http://example.com.", in: "limits.yaml")
    try editing.replace("full_why", with: "full_wy", in: "limits.yaml")
    let first = try editing.request("textDocument/diagnostic", editing.file("limits.yaml"))
    #expect(first["items"]?.arrayValue?.compactMap { $0["code"]?.stringValue } == ["name.unknown"])
    editing.idle()
    #expect(editing.sent.last?["method"] == .string("workspace/diagnostic/refresh"))
    let cold = Pipeline.checking().compile(editing.edited, lowers: false)
    let second = try editing.request("textDocument/diagnostic", editing.file("limits.yaml"))
    #expect(second["items"]?.arrayValue?.compactMap { $0["code"]?.stringValue } == cold.diagnostics.map(\.name))
  }

  @Test func filesChangeOnDisk() throws {
    var editing = try Editing(Pool.files)
    #expect(editing.sent.contains { $0["method"] == .string("client/registerCapability") })
    editing.disk.write("facts/air.yaml", "air: {about: Air., type: int, from: server, source: P1}\n")
    editing.disk.write("conditions.yaml", nil)
    let changes = (0..<200).map { #"{"uri": "\#(Editing.uri("file\($0).yaml"))", "type": 2}"# }.joined(separator: ",")
    editing.notify("workspace/didChangeWatchedFiles", #"{"changes": [\#(changes)]}"#)
    editing.idle()
    let cold = Pipeline.checking().compile(editing.disk.input, lowers: false)
    #expect(editing.published.values.reduce(0) { $0 + ($1.arrayValue?.count ?? 0) } == cold.diagnostics.count)
    #expect(!cold.diagnostics.isEmpty)
    for file in Pool.files { editing.disk.write(file.name, String(decoding: file.bytes, as: UTF8.self)) }
    editing.disk.write("facts/air.yaml", nil)
    editing.notify("workspace/didChangeWatchedFiles", #"{"changes": [{"uri": "\#(Editing.uri("conditions.yaml"))", "type": 1}]}"#)
    editing.idle()
    #expect(editing.published.values.allSatisfy { $0 == .array([]) })
  }

  /// A checkout that a client reports file by file is read once.
  @Test func manyNotificationsOfChangedFiles() throws {
    var editing = try Editing(Pool.files)
    let before = editing.disk.count
    editing.disk.write("conditions.yaml", nil)
    for number in 0..<220 {
      editing.notify(
        "workspace/didChangeWatchedFiles", #"{"changes": [{"uri": "\#(Editing.uri("file\(number).yaml"))", "type": 2}]}"#)
    }
    editing.idle()
    #expect(editing.disk.count == before + 1)
    #expect(!editing.published.values.allSatisfy { $0 == .array([]) })
    // A request after a notification is answered with the files as they are now.
    for file in Pool.files { editing.disk.write(file.name, String(decoding: file.bytes, as: UTF8.self)) }
    editing.notify("workspace/didChangeWatchedFiles", #"{"changes": [{"uri": "\#(Editing.uri("conditions.yaml"))", "type": 1}]}"#)
    let found = try editing.request("workspace/symbol", #"{"query": "cold"}"#)
    #expect(found.arrayValue?.contains { $0["name"] == .string("cold") } == true)
  }

  @Test func theFirstCheckOfLargeRulesShowsProgress() throws {
    func kinds(_ editing: Editing) -> [JSON?] {
      editing.sent.filter { $0["method"] == .string("$/progress") }.map { $0["params"]?["value"]?["kind"] }
    }
    #expect(kinds(try Editing(Pool.files)).isEmpty)
    var large = try Editing(Pool.files, largeRules: 1)
    #expect(kinds(large) == [.string("begin"), .string("end")])
    large.open("limits.yaml")
    try large.replace("swimmer: 10}", with: "swimmer: 9}", in: "limits.yaml")
    large.idle()
    #expect(kinds(large).count == 2, "only the first check takes long")
  }

  /// A new file is checked before it is saved, and a file outside the rules is ignored.
  @Test func unsavedAndForeignFiles() throws {
    var editing = try Editing(Pool.files)
    editing.open("facts/more.yaml", "air: {about: Air., type: int, from: server, source: P9}\n")
    editing.idle()
    #expect(editing.messages("facts/more.yaml").contains { $0.hasPrefix("source.unknown-document") })
    let foreign = #"{"textDocument": {"uri": "file:///elsewhere/x.yaml", "languageId": "yaml", "version": 1, "text": "a:\n  b: 1\n"}}"#
    editing.notify("textDocument/didOpen", foreign)
    let folds = try editing.request("textDocument/foldingRange", #"{"textDocument": {"uri": "file:///elsewhere/x.yaml"}}"#)
    #expect(folds.arrayValue?.count == 1)
    #expect(
      try editing.request(
        "textDocument/completion", #"{"textDocument": {"uri": "file:///elsewhere/x.yaml"}, "position": {"line": 0, "character": 0}}"#)
        == .null)
  }

  @Test func aFolderWithoutRules() throws {
    var server = RulesServer(
      Host(rulesFolder: { _ in nil }, read: { _, _ in nil }, today: { TestDay.missing }), pipeline: { .checking() })
    for text in [
      #"{"id": 1, "method": "initialize", "params": {"rootUri": "file:///empty", "capabilities": {}}}"#, #"{"method": "initialized"}"#,
      #"{"method": "textDocument/didOpen", "params": {"textDocument": {"uri": "file:///empty/a.yaml", "version": 1, "text": "a: 1"}}}"#,
      #"{"id": 2, "method": "workspace/symbol", "params": {"query": "a"}}"#,
    ] { server.receive(Array(text.utf8)) }
    while server.step() {}
    server.idle()
    #expect(server.takeOutput().last?["result"] == .array([]))
  }
}
