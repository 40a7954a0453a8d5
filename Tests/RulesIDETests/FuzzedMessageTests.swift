import LanguageServer
import RulesCompiler
import RulesIDE
import RulesJSON
import TestSupport
import Testing

/// Random bytes and random messages never stop the server: each request has one answer.
@Suite struct FuzzedMessageTests {
  /// `RULEBOOK_CASES` sets the number of streams.
  @Test func damagedStreams() {
    var random = Numbers(seed: 11)
    let valid = Outgoing.framed(.members(["jsonrpc": .string("2.0"), "method": .string("x")]))
    for _ in 0..<(TestRun.cases ?? 2000) {
      var bytes = valid + valid
      for _ in 0..<(1 + random.next(below: 4)) {
        let at = random.next(below: bytes.count)
        switch random.next(below: 3) {
        case 0: bytes[at] = UInt8(random.next(below: 256))
        case 1: bytes.remove(at: at)
        default: bytes.insert(contentsOf: valid[..<random.next(below: valid.count)], at: at)
        }
      }
      var reader = MessageReader(limit: 1 << 16)
      var queue = MessageQueue()
      var count = 0
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = rest.prefix(1 + random.next(below: 20))
        reader.append(piece)
        rest = rest.dropFirst(piece.count)
        while let item = reader.next() {
          if case .message(let body) = item { queue.add(body) }
          count += 1
        }
      }
      while queue.next() != nil {}
      #expect(count <= bytes.count)
    }
  }

  private static let methods = [
    "textDocument/diagnostic", "workspace/diagnostic", "textDocument/completion", "completionItem/resolve", "textDocument/hover",
    "textDocument/definition", "textDocument/references", "textDocument/documentHighlight", "textDocument/documentSymbol",
    "workspace/symbol",
    "textDocument/foldingRange", "textDocument/selectionRange", "textDocument/formatting", "textDocument/documentLink",
    "textDocument/semanticTokens/full", "textDocument/semanticTokens/range", "textDocument/codeAction", "textDocument/codeLens",
    "textDocument/inlayHint", "textDocument/prepareCallHierarchy", "callHierarchy/incomingCalls", "callHierarchy/outgoingCalls",
    "textDocument/prepareRename", "textDocument/rename", "workspace/executeCommand", "initialize", "unknown",
  ]
  private static let notifications = [
    "textDocument/didOpen", "textDocument/didChange", "textDocument/didClose", "textDocument/didSave", "workspace/didChangeWatchedFiles",
    "workspace/didChangeWorkspaceFolders", "$/cancelRequest", "initialized",
  ]

  /// `RULEBOOK_CASES` sets the number of messages.
  @Test func randomMessages() throws {
    var random = Numbers(seed: 12)
    var editing = try Editing(Pool.files)
    for file in Pool.files { editing.open(file.name) }
    var server = editing.server
    var asked = 0
    var answered = 0
    for number in 0..<(TestRun.cases ?? 1500) {
      let isRequest = random.next(below: 4) > 0
      let method =
        isRequest ? Self.methods[random.next(below: Self.methods.count)] : Self.notifications[random.next(below: Self.notifications.count)]
      var message: JSON = .members([
        "jsonrpc": .string("2.0"), "id": isRequest ? .int(Int64(1000 + number)) : nil, "method": .string(method),
        "params": Self.params(&random),
      ])
      if random.next(below: 50) == 0 { message = Self.value(&random, depth: 0) }
      if message["id"] != nil, message["method"]?.stringValue != nil { asked += 1 }
      server.receive(message.compact())
      while server.step() {}
      if number % 8 == 0 { server.idle() }
      for job in server.takeJobs() where random.next(below: 20) == 0 { server.finish(job, job.work()) }
      for output in server.takeOutput() where output["method"] == nil && output["id"]?.intValue ?? 0 >= 1000 { answered += 1 }
    }
    #expect(asked == answered)
    #expect(server.phase == .running)
  }

  private static func params(_ given: inout Numbers) -> JSON {
    var random = given
    defer { given = random }
    let names = Pool.files.map(\.name)
    let uris =
      names.map(Editing.uri) + ["", "file:///", "file:///product/rules/", "file:///product/rules/new.yaml", "untitled:1", "file:///%zz"]
    func position() -> JSON { .members(["line": number(&random), "character": number(&random)]) }
    func range() -> JSON { random.next(below: 8) == 0 ? value(&random, depth: 0) : .members(["start": position(), "end": position()]) }
    let uri = JSON.string(uris[random.next(below: uris.count)])
    var members: [JSON.Member] = [
      .init(key: "textDocument", value: .members(["uri": uri, "version": number(&random), "text": .string(text(&random))]))
    ]
    for (key, make) in [
      ("position", position), ("range", range), ("newName", { .string(text(&random)) }), ("query", { .string(text(&random)) }),
      ("positions", { .array([position(), position()]) }),
      ("context", { .members(["diagnostics": .array([]), "only": .array([.string("quickfix")])]) }),
      ("contentChanges", { .array([.members(["range": range(), "text": .string(text(&random))])]) }),
      ("changes", { .array([.members(["uri": uri, "type": .int(2)])]) }),
      (
        "command",
        {
          .string(
            ["rulebook.explain", "rulebook.runScenarios", "rulebook.addScenario", "rulebook.showReferences", "x"][random.next(below: 5)])
        }
      ),
      ("arguments", { .array([.string("/product/rules"), .string("swim"), value(&random, depth: 1)]) }),
      (
        "item",
        { .members(["data": .members(["folder": .string("/product/rules"), "kind": .string("limits"), "name": .string("visits")])]) }
      ),
      ("data", { value(&random, depth: 1) }),
    ] as [(String, () -> JSON)] where random.next(below: 5) > 0 {
      members.append(.init(key: key, value: random.next(below: 12) == 0 ? value(&random, depth: 0) : make()))
    }
    return .object(members)
  }

  private static func number(_ random: inout Numbers) -> JSON {
    .int([0, 1, 2, 5, 17, 60, -1, .max, .min, 1 << 40][random.next(below: random.next(below: 6) == 0 ? 10 : 6)])
  }

  private static func text(_ random: inout Numbers) -> String {
    ["", "visits", "x: {y: [", "\u{0}", "😀", "a b", "swim:\n  about: x\n", "\r\n\t", "{", "'", "plan == '"][random.next(below: 11)]
  }

  private static func value(_ random: inout Numbers, depth: Int) -> JSON {
    switch random.next(below: depth > 3 ? 4 : 6) {
    case 0: .null
    case 1: .bool(true)
    case 2: number(&random)
    case 3: .string(text(&random))
    case 4: .array([value(&random, depth: depth + 1)])
    default:
      .object([.init(key: "uri", value: value(&random, depth: depth + 1)), .init(key: "line", value: value(&random, depth: depth + 1))])
    }
  }
}
