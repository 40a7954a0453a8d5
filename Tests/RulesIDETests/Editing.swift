import HostTime
import LanguageServer
import RuleChecks
import RulesCompiler
import RulesIDE
import RulesJSON
import Schema
import Synchronization
import TestSupport
import Testing

/// Files of a rules folder that tests change.
final class FakeDisk: Sendable {
  private let files: Mutex<[RulesInput.File]>
  private let readings = Mutex(0)
  private let base: [RulesInput.File]?

  init(_ files: [RulesInput.File], committed: [RulesInput.File]? = nil) {
    self.files = Mutex(files)
    base = committed
  }

  var input: RulesInput { RulesInput(files: files.withLock { $0 }, place: "rules") }

  /// How many times the server read the folder.
  var count: Int { readings.withLock { $0 } }

  private func read() -> RulesInput {
    readings.withLock { $0 += 1 }
    return input
  }

  func write(_ name: String, _ text: String?) {
    files.withLock { files in
      files.removeAll { $0.name == name }
      if let text { files.append(RulesInput.File(name: name, path: "rules/\(name)", bytes: Array(text.utf8))) }
      files.sort { $0.name < $1.name }
    }
  }

  func host(_ pages: Bool = false) -> Host {
    Host(
      rulesFolder: { $0 == "/product" || $0.hasPrefix("/product/rules") ? "/product/rules" : nil },
      read: { folder, _ in folder == "/product/rules" ? self.read() : nil },
      committed: { _, _ in self.base.map { RulesInput(files: $0, place: "rules") } },
      committedFile: { _, name in self.base?.first { $0.name == name }?.bytes },
      today: { CalendarDate("2026-01-05") ?? TestDay.missing },
      explanationPage: { _, name in pages ? "https://example.com/\(name)" : nil }, findZone: { HostTime.zone(named: $0) })
  }
}

enum TestDay {
  static var missing: CalendarDate { preconditionFailure("the date is valid") }
}

/// A client that talks to the server in the same process with the bytes of messages.
struct Editing {
  let disk: FakeDisk
  private(set) var server: RulesServer
  private(set) var published: [String: JSON] = [:]
  private(set) var sent: [JSON] = []
  private(set) var texts: [String: String] = [:]
  private var version: Int64 = 1
  private var id: Int64 = 0
  let encoding: PositionEncoding

  init(
    _ files: [RulesInput.File], committed: [RulesInput.File]? = nil, encoding: PositionEncoding = .utf16, capabilities: String? = nil,
    pulls: Bool = false, pages: Bool = false, largeRules: Int? = nil
  ) throws {
    disk = FakeDisk(files, committed: committed)
    self.encoding = encoding
    var host = disk.host(pages)
    if let largeRules { host.largeRules = largeRules }
    server = RulesServer(host, pipeline: { .checking() })
    let pull = pulls ? #","diagnostic": {}"# : ""
    let given =
      capabilities ?? """
        {"general": {"positionEncodings": ["\(encoding.rawValue)"]},
         "workspace": {"applyEdit": true, "workspaceEdit": {"documentChanges": true, "resourceOperations": ["create"]}, "codeLens": {"refreshSupport": true}, "diagnostics": {"refreshSupport": true},
                       "didChangeWatchedFiles": {"dynamicRegistration": true}},
         "window": {"workDoneProgress": true},
         "textDocument": {"completion": {"completionItem": {"snippetSupport": true, "documentationFormat": ["markdown"]}},
                          "publishDiagnostics": {"relatedInformation": true, "codeDescriptionSupport": true, "tagSupport": {"valueSet": [1]}},
                          "documentLink": {"tooltipSupport": true}, "hover": {"contentFormat": ["markdown"]},
                          "documentSymbol": {"hierarchicalDocumentSymbolSupport": true},
                          "codeAction": {"isPreferredSupport": true, "codeActionLiteralSupport": {"codeActionKind": {"valueSet": []}}}\(pull)}}
        """
    _ = try request("initialize", #"{"processId": null, "rootUri": "file:///product", "capabilities": \#(given)}"#)
    notify("initialized", "{}")
    idle()
  }

  static func uri(_ name: String) -> String { "file:///product/rules/\(name)" }

  /// Sends a request and returns its result; throws its error.
  mutating func request(_ method: String, _ params: String) throws -> JSON {
    id += 1
    server.receive(Array(#"{"jsonrpc": "2.0", "id": \#(id), "method": "\#(method)", "params": \#(params)}"#.utf8))
    var answer: JSON?
    while server.step() { answer = take(until: .int(id)) ?? answer }
    guard let answer else { throw RPCError(.internalError, "no answer to \(method)") }
    if let error = answer["error"] {
      throw RPCError(RPCError.Code(rawValue: error["code"]?.intValue ?? 0) ?? .internalError, error["message"]?.stringValue ?? "")
    }
    return answer["result"] ?? .null
  }

  mutating func notify(_ method: String, _ params: String) {
    server.receive(Array(#"{"jsonrpc": "2.0", "method": "\#(method)", "params": \#(params)}"#.utf8))
    while server.step() { _ = take(until: nil) }
  }

  /// Lets the server do a part of what waits. Returns whether more waits.
  mutating func idleOnce() -> Bool {
    defer { take(until: nil) }
    return server.idle()
  }

  /// The files with the open texts.
  var edited: RulesInput {
    RulesInput(
      files: disk.input.files.map {
        RulesInput.File(name: $0.name, path: $0.path, bytes: texts[$0.name].map { Array($0.utf8) } ?? $0.bytes)
      },
      place: "rules")
  }

  mutating func idle() {
    while server.idle() { take(until: nil) }
    take(until: nil)
  }

  /// Runs the jobs that wait.
  mutating func runJobs() {
    for job in server.takeJobs() { server.finish(job, job.work()) }
    idle()
  }

  @discardableResult private mutating func take(until id: JSON?) -> JSON? {
    var found: JSON?
    for message in server.takeOutput() {
      if message["method"] == .string("textDocument/publishDiagnostics"), let params = message["params"],
        let uri = params["uri"]?.stringValue
      {
        published[uri] = params["diagnostics"]
      }
      if message["method"] == nil, let id, message["id"] == id { found = message } else { sent.append(message) }
    }
    return found
  }

  mutating func open(_ name: String, _ text: String? = nil) {
    let text = text ?? String(decoding: disk.input.files.first { $0.name == name }?.bytes ?? [], as: UTF8.self)
    texts[name] = text
    notify(
      "textDocument/didOpen",
      #"{"textDocument": {"uri": "\#(Self.uri(name))", "languageId": "yaml", "version": 1, "text": \#(Self.quoted(text))}}"#)
  }

  /// Replaces a text that occurs once, as an incremental change.
  mutating func replace(_ old: String, with new: String, in name: String) throws {
    let text = try #require(texts[name])
    let range = try #require(text.firstRange(of: old), "\(name) does not contain `\(old)`")
    let (start, end) = (
      text.utf8.distance(from: text.startIndex, to: range.lowerBound), text.utf8.distance(from: text.startIndex, to: range.upperBound)
    )
    edit(name, start..<end, new)
  }

  /// Replaces a range of UTF-8 offsets.
  mutating func edit(_ name: String, _ range: Range<Int>, _ new: String) {
    let document = TextDocument(Array((texts[name] ?? "").utf8))
    let change = #"{"range": \#(Self.json(document.range(range, encoding).json)), "text": \#(Self.quoted(new))}"#
    var bytes = document.bytes
    bytes.replaceSubrange(range, with: new.utf8)
    texts[name] = String(decoding: bytes, as: UTF8.self)
    version += 1
    notify(
      "textDocument/didChange",
      #"{"textDocument": {"uri": "\#(Self.uri(name))", "version": \#(version)}, "contentChanges": [\#(change)]}"#)
  }

  /// The parameters of a request about the position after a text.
  func after(_ text: String, in name: String, more: String = "") throws -> String { try at(text, in: name, atEnd: true, more: more) }

  /// The parameters of a request about the position at the start of a text.
  func at(_ text: String, in name: String, atEnd: Bool = false, more: String = "") throws -> String {
    let whole = try #require(texts[name])
    let found = try #require(whole.firstRange(of: text), "\(name) does not contain `\(text)`")
    let offset = whole.utf8.distance(from: whole.startIndex, to: atEnd ? found.upperBound : found.lowerBound)
    let position = TextDocument(Array(whole.utf8)).position(of: offset, encoding)
    return #"{"textDocument": {"uri": "\#(Self.uri(name))"}, "position": \#(Self.json(position.json))\#(more)}"#
  }

  /// The parameters of a request about a file.
  func file(_ name: String, more: String = "") -> String { #"{"textDocument": {"uri": "\#(Self.uri(name))"}\#(more)}"# }

  /// The messages of the diagnostics that the client shows for a file.
  func messages(_ name: String) -> [String] {
    (published[Self.uri(name)]?.arrayValue ?? []).map {
      "\($0["code"]?.stringValue ?? ""): \($0["message"]?.stringValue?.split(separator: "\n").first ?? "")"
    }
  }

  static func json(_ value: JSON) -> String { String(decoding: value.compact(), as: UTF8.self) }
  static func quoted(_ text: String) -> String { json(.string(text)) }

  /// Applies a `WorkspaceEdit` to the open texts, and opens the files that are not open.
  mutating func apply(_ edit: JSON) throws {
    for change in edit["documentChanges"]?.arrayValue ?? [] {
      if change["kind"] == .string("create") { continue }
      let uri = try #require(change["textDocument"]?["uri"]?.stringValue)
      let name = String(uri.dropFirst(Self.uri("").count))
      if texts[name] == nil { open(name) }
      let document = TextDocument(Array((texts[name] ?? "").utf8))
      let edits = try (change["edits"]?.arrayValue ?? []).map { edit in
        (document.bytes(of: try #require(TextRange(edit["range"])), encoding), edit["newText"]?.stringValue ?? "")
      }
      for (range, text) in edits.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) { self.edit(name, range, text) }
    }
    idle()
  }
}
