import LanguageServer
import RulesCompiler
import RulesIDE
import RulesJSON
import TestSupport
import Testing

/// Hover, navigation, symbols, and the structure of files, on the small product.
@Suite struct FeatureTests {
  private func hover(_ text: String, in name: String, _ files: [String: String] = [:]) throws -> String {
    var editing = try Editing(Pool.files)
    editing.open(name)
    return try editing.request("textDocument/hover", editing.at(text, in: name))["contents"]?["value"]?.stringValue ?? ""
  }

  @Test func hoverOverARule() throws {
    let limit = try hover("visits:", in: "limits.yaml")
    #expect(limit.hasPrefix("**limit** `visits`\n\nVisits in a month."))
    #expect(limit.contains("| visitor | swimmer |") && limit.contains("| none | 10 |"))
    #expect(limit.contains("Used by 1 in capabilities: `swim`") && limit.contains("Source: P1"))
  }

  @Test func hoverOverACondition() throws {
    let text = try hover("cold:", in: "conditions.yaml")
    #expect(text.contains("water.degrees < settings.warm_from") && text.contains("| depends on facts | depends on facts |"))
  }

  @Test func hoverInsideACondition() throws {
    #expect(try hover("water.degrees", in: "conditions.yaml").contains("Type: `int`"))
    #expect(try hover("settings.warm_from", in: "conditions.yaml").contains("Value: `18`"))
  }

  @Test func hoverOverACopyKeyShowsTheSentence() throws {
    #expect(try hover("full_what, why", in: "limits.yaml").contains("> All visits of this month are used."))
  }

  @Test func hoverOverAKey() throws {
    let text = try hover("when_full", in: "limits.yaml")
    #expect(text.hasPrefix("**when_full**:") && text.contains("Expected:"))
  }

  /// A notification is shown as people get it: the values are examples, and its channels and its link are listed.
  @Test func hoverOverANotification() throws {
    var editing = try Editing(Repository.ruleFiles(in: "rules", at: "rules"))
    for file in editing.disk.input.files where file.name.hasPrefix("notifications/") {
      editing.open(file.name)
      for line in String(decoding: file.bytes, as: UTF8.self).split(separator: "\n") where line.first.map { $0.isLetter } == true {
        let text =
          try editing.request("textDocument/hover", editing.at(String(line), in: file.name))["contents"]?["value"]?.stringValue ?? ""
        let said = text.split(separator: "\n").filter { $0.hasPrefix("> ") }
        #expect(!said.isEmpty && said.allSatisfy { !$0.contains("{") }, "\(text)")
        #expect(text.contains("- Arrives: `") && text.contains("- A tap opens `") && text.contains("://"), "\(text)")
      }
    }
  }

  @Test func definitionFromEveryKindOfName() throws {
    var editing = try Editing(Pool.files)
    for (name, text, target, line) in [
      ("limits.yaml", "too_often", "reasons.yaml", 1), ("conditions.yaml", "water.degrees", "facts.yaml", 3),
      ("conditions.yaml", "settings.warm_from", "settings.yaml", 0), ("capabilities.yaml", "visits", "limits.yaml", 0),
      ("limits.yaml", "P1", "manifest.yaml", 5), ("copy.yaml", "visits.count", "facts.yaml", 2),
    ] {
      editing.open(name)
      let found = try editing.request("textDocument/definition", editing.at(text, in: name))
      #expect(found["uri"] == .string(Editing.uri(target)), "\(text)")
      #expect(found["range"]?["start"]?["line"] == .int(Int64(line)), "\(text)")
    }
  }

  @Test func referencesAndHighlights() throws {
    var editing = try Editing(Pool.files)
    editing.open("facts.yaml")
    let found = try editing.request(
      "textDocument/references", editing.at("visits.count", in: "facts.yaml", more: #", "context": {"includeDeclaration": false}"#))
    let files = Set(found.arrayValue?.compactMap { $0["uri"]?.stringValue } ?? [])
    #expect(files.isSuperset(of: [Editing.uri("limits.yaml"), Editing.uri("copy.yaml")]))
    #expect(!files.contains(Editing.uri("facts.yaml")))
    editing.open("copy.yaml")
    let here = try editing.request("textDocument/documentHighlight", editing.at("visits.count", in: "copy.yaml"))
    #expect(here.arrayValue?.count == 1)
  }

  @Test func symbols() throws {
    var editing = try Editing(Pool.files)
    editing.open("limits.yaml")
    let nested = try editing.request("textDocument/documentSymbol", editing.file("limits.yaml"))
    #expect(nested.arrayValue?.first?["name"] == .string("visits") && nested.arrayValue?.first?["detail"] == .string("limit"))
    #expect(nested.arrayValue?.first?["children"]?.arrayValue?.count == 7)
    let found = try editing.request("workspace/symbol", #"{"query": "twtfst"}"#)
    #expect(found == .array([]))
    let some = try editing.request("workspace/symbol", #"{"query": "toooft"}"#)
    #expect(some.arrayValue?.first?["name"] == .string("too_often") && some.arrayValue?.count == 2)
  }

  @Test func folding() throws {
    var editing = try Editing(Pool.files)
    editing.open("facts/x.yaml", "# one\n# two\n\na:\n  b: 1\n\n  c:\n    - 1\n    - 2\nd: {\n  broken\n")
    let folds = try editing.request("textDocument/foldingRange", editing.file("facts/x.yaml"))
    let lines = folds.arrayValue?.map { [$0["startLine"]?.intValue ?? 0, $0["endLine"]?.intValue ?? 0] }
    #expect(lines == [[0, 1], [3, 8], [6, 8], [9, 10]])
  }

  /// A client that shows few folds gets the outer ones.
  @Test func foldingUpToALimit() throws {
    let text = (0..<50).map { "a\($0):\n  b:\n    - 1\n    - 2\n" }.joined()
    func folds(_ limit: Int) throws -> [JSON] {
      let capabilities = #"{"textDocument": {"foldingRange": {"rangeLimit": \#(limit)}}}"#
      var editing = try Editing(Pool.files, capabilities: capabilities)
      editing.open("facts/x.yaml", text)
      return try editing.request("textDocument/foldingRange", editing.file("facts/x.yaml")).arrayValue ?? []
    }
    #expect(try folds(1000).count == 100)
    let some = try folds(60)
    #expect(some.count == 60 && some.count { ($0["startLine"]?.intValue ?? 1) % 4 == 0 } == 50)
  }

  @Test func selection() throws {
    var editing = try Editing(Pool.files)
    editing.open("limits.yaml")
    let position = try TextPosition(JSON.parse(Array(editing.at("too_often", in: "limits.yaml").utf8))["position"])
    let range = try editing.request(
      "textDocument/selectionRange", editing.file("limits.yaml", more: #", "positions": [\#(Editing.json(try #require(position).json))]"#))
    var (depth, next) = (0, range.arrayValue?.first)
    while let one = next, !one.isNull { (depth, next) = (depth + 1, one["parent"]) }
    #expect(depth == 5)
  }

  @Test func formattingIsThatOfTheTool() throws {
    var editing = try Editing(Pool.files)
    editing.open("settings.yaml", "warm_from: {source: P1, about: From how many degrees on the water is warm., value:    18}\n")
    let edits = try editing.request("textDocument/formatting", editing.file("settings.yaml", more: #", "options": {}"#))
    try editing.apply(
      .members([
        "documentChanges": .array([.members(["textDocument": .members(["uri": .string(Editing.uri("settings.yaml"))]), "edits": edits])])
      ]))
    #expect(editing.texts["settings.yaml"] == "warm_from: {about: From how many degrees on the water is warm., value: 18, source: P1}\n")
    editing.open("facts/x.yaml", "a: {b: [\n")
    #expect(throws: RPCError.self) {
      try editing.request("textDocument/formatting", editing.file("facts/x.yaml", more: #", "options": {}"#))
    }
  }

  @Test func links() throws {
    var editing = try Editing(Pool.files)
    editing.open(
      "settings.yaml", "# yaml-language-server: $schema=../schema/settings.json\nwarm_from: {about: Warm., value: 18, source: P1}\n")
    let links = try editing.request("textDocument/documentLink", editing.file("settings.yaml")).arrayValue ?? []
    #expect(links.first?["target"] == .string("file:///product/schema/settings.json"))
    #expect(links.last?["target"] == .string(Editing.uri("manifest.yaml") + "#L6") && links.last?["tooltip"] == .string("The pool"))
  }

  @Test func hints() throws {
    var editing = try Editing(Pool.files)
    for (name, hint) in [
      ("limits.yaml", "“All visits of this month are used.”"), ("actions.yaml", "visits: visitor none · swimmer 10"),
      ("conditions.yaml", "= 18"),
      ("actions.yaml", "water.degrees < settings.warm_from"),
    ] {
      editing.open(name)
      let found =
        try editing.request("textDocument/inlayHint", editing.file(name)).arrayValue?.compactMap { $0["label"]?.stringValue } ?? []
      #expect(found.contains(hint), "\(found)")
    }
  }

  @Test func callHierarchy() throws {
    var editing = try Editing(Pool.files)
    editing.open("actions.yaml")
    let item = try #require(
      try editing.request("textDocument/prepareCallHierarchy", editing.at("swim:", in: "actions.yaml")).arrayValue?.first)
    let used = try editing.request("callHierarchy/outgoingCalls", #"{"item": \#(Editing.json(item))}"#)
    let names = used.arrayValue?.compactMap { $0["to"]?["name"]?.stringValue } ?? []
    #expect(["cold", "too_cold", "swimming", "door"].allSatisfy(names.contains), "\(names)")
    editing.open("conditions.yaml")
    let cold = try #require(
      try editing.request("textDocument/prepareCallHierarchy", editing.at("cold:", in: "conditions.yaml")).arrayValue?.first)
    let users = try editing.request("callHierarchy/incomingCalls", #"{"item": \#(Editing.json(cold))}"#)
    #expect(users.arrayValue?.first?["from"]?["name"] == .string("swim"))
  }

  /// Tokens are in order, do not overlap, and have the texts that they color.
  @Test(arguments: PositionEncoding.allCases) func semanticTokens(encoding: PositionEncoding) throws {
    var editing = try Editing(Pool.files, encoding: encoding)
    editing.open(
      "conditions.yaml", "cold: {about: Wässer 😀., when: \"water.degrees < settings.warm_from && size('a') == 1\", source: P1}\n")
    let numbers =
      try editing.request("textDocument/semanticTokens/full", editing.file("conditions.yaml"))["data"]?.arrayValue?.compactMap(\.intValue)
      ?? []
    let document = TextDocument(Array((editing.texts["conditions.yaml"] ?? "").utf8))
    var (line, character) = (0, 0)
    var words: [String] = []
    for index in stride(from: 0, to: numbers.count, by: 5) {
      let delta = Int(numbers[index])
      (line, character) = (line + delta, (delta == 0 ? character : 0) + Int(numbers[index + 1]))
      let range = TextRange(
        TextPosition(line: line, character: character), TextPosition(line: line, character: character + Int(numbers[index + 2])))
      words.append(String(decoding: document.bytes[document.bytes(of: range, encoding)], as: UTF8.self))
    }
    #expect(
      words == [
        "cold", "about", "Wässer 😀.", "when", "water.degrees", "<", "settings.warm_from", "&&", "size", "'a'", "==", "1", "source", "P1",
      ])
  }
}
