import Foundation
import RequestFormat
import RulesBundle
import RulesJSON
import RulesRuntime
import TestSupport
import Testing

/// docs/use/requests: the answers on the pages are those of the tool.
///
/// `RULEBOOK_RECORD=1 make test-only FILTER=RequestsPageTests` writes the answers into the pages.
@Suite struct RequestsPageTests {
  /// The lines of every page, with the page that each is on.
  static let lines = pages.flatMap(\.lines)
  static let pages = Requests.requestPages.map { path in
    (path: path, lines: Repository.text(of: path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }

  /// The blocks of a language: the lines between the fences.
  private func blocks(_ kind: String) -> [Range<Int>] {
    Self.lines.indices.filter { Self.lines[$0] == "```json \(kind)" }.map { start in
      start + 1..<(Self.lines[start...].firstIndex(of: "```") ?? Self.lines.count)
    }
  }

  /// The page and the line of a position among all lines.
  private func location(_ position: Int) -> String {
    var rest = position
    for page in Self.pages {
      if rest < page.lines.count { return "\(page.path), line \(rest + 1)" }
      rest -= page.lines.count
    }
    return "no page"
  }

  /// Replaces the lines of blocks.
  private func record(_ texts: [String], in blocks: [Range<Int>]) throws {
    var start = 0
    for page in Self.pages {
      var lines = page.lines
      for (block, text) in zip(blocks, texts).reversed() where (start..<start + page.lines.count).contains(block.lowerBound) {
        lines.replaceSubrange(block.lowerBound - start..<block.upperBound - start, with: [text])
      }
      try lines.joined(separator: "\n").write(to: Repository.folder.appending(path: page.path), atomically: true, encoding: .utf8)
      start += page.lines.count
    }
  }

  /// A request is one line for the tool, even if the page formats it over several lines.
  private func requestLine(_ block: Range<Int>) -> String {
    let text = Self.lines[block].joined(separator: "\n")
    return (try? JSON.parse(Array(text.utf8))).map { String(decoding: $0.compact(), as: UTF8.self) } ?? text
  }

  /// The answers of the tool that was built with these tests, and its exit status.
  private func eval(_ requests: [String]) throws -> (answers: [String], status: Int32) {
    // The tests are a program on Linux, and a bundle that another program loads on Apple systems.
    let folder = Foundation.Bundle.allBundles.map(\.bundleURL) + [URL(filePath: CommandLine.arguments[0])]
    let candidates = folder.flatMap { [$0.deletingLastPathComponent().appending(path: "rulebook"), $0.appending(path: "rulebook")] }
    let tool = try #require(candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }, "the tool is not next to the tests")
    let input = FileManager.default.temporaryDirectory.appending(path: "requests-\(UUID().uuidString)")
    try Data((requests.joined(separator: "\n") + "\n").utf8).write(to: input)
    defer { try? FileManager.default.removeItem(at: input) }
    let process = Process()
    process.executableURL = tool
    process.arguments = ["eval", "--rules", Repository.folder.appending(path: "rules").path]
    process.standardInput = try FileHandle(forReadingFrom: input)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init), process.terminationStatus)
  }

  @Test func theExamplesAreWhatTheToolSays() throws {
    let (requests, answers) = (blocks("request"), blocks("answer"))
    try #require(requests.count == answers.count && requests.count > 15)
    let (actual, status) = try eval(requests.map(requestLine))
    #expect(status == 1, "some examples are malformed")
    try #require(actual.count == answers.count)
    let pretty = try actual.map { String(decoding: try JSON.parse(Array($0.utf8)).pretty().dropLast(), as: UTF8.self) }
    if ProcessInfo.processInfo.environment["RULEBOOK_RECORD"] != nil {
      try record(pretty, in: answers)
      return
    }
    for ((request, answer), text) in zip(zip(requests, answers), pretty) {
      #expect(
        Self.lines[answer].joined(separator: "\n") == text,
        "\(location(request.lowerBound)): run `RULEBOOK_RECORD=1 make test-only FILTER=RequestsPageTests`")
    }
  }

  /// Every key of every answer on the page is in one of its tables.
  @Test func thePageExplainsEveryKey() throws {
    let page = Self.lines.filter { $0.hasPrefix("|") }.joined(separator: "\n")
    var keys: Set<String> = []
    func collect(_ json: JSON) {
      for member in json.objectValue ?? [] {
        keys.insert(member.key)
        // Names of rules (snapshot fields, parameters of events, fields of parts and records) are not part of the format.
        // docs/use/history-format.md has the keys of a history, docs/use/sync.md those of a queue.
        let named = [
          "snapshot", "parameters", "fields", "history", "log", "device", "values", "queue", "undo", "with", "facts", "connection",
        ]
        if !named.contains(member.key) { collect(member.value) }
      }
      for item in json.arrayValue ?? [] { collect(item) }
    }
    for block in blocks("answer") { collect(try JSON.parse(Array(Self.lines[block].joined(separator: "\n").utf8))) }
    #expect(keys.count > 30)
    // The members of a payload's marker are names of rules; a member of an object without a name follows the key of that object.
    for key in keys.subtracting(["error", "snapshot", "message", "at", "type", "value", "shared"]) {
      let forms = ["`\(key)`", ".\(key)`", "`\(key)[]`", ".\(key)[]`"]
      #expect(forms.contains { page.contains($0) }, "\(key)")
    }
  }

  /// Every code in the examples is in the table of mistakes, and every code of that table, except the compiler's, has an example.
  @Test func everyMistakeHasAnExample() throws {
    var shown: Set<String> = []
    for block in blocks("answer") {
      let json = try JSON.parse(Array(Self.lines[block].joined(separator: "\n").utf8))
      if json["type"] == nil, let code = json["error"]?["code"]?.stringValue { shown.insert(code) }
    }
    let codes = [
      "malformed_json", "malformed", "unknown_key", "unknown_question", "unknown_action", "unknown_table", "unknown_limit",
      "unknown_payload", "unknown_kind", "no_meter", "unknown_event", "unknown_signal", "unknown_vector", "missing_now", "missing_event_id",
      "counted_fact", "malformed_history", "unknown_fact", "reserved_fact", "derived_fact", "duplicate_fact", "wrong_type", "out_of_range",
      "unknown_zone", "no_time", "unknown_thing", "unknown_record", "unknown_route", "unknown_moment",
      "malformed_queue", "malformed_undo", "other_form", "out_of_order",
    ]
    #expect(shown == Set(codes + ["condition.syntax"]))
    for code in codes { #expect(Self.lines.contains { $0.hasPrefix("|") && $0.contains("`\(code)`") }, "\(code)") }
  }

  @Test(arguments: ErrorCode.allCases) func thePageNamesEveryErrorCode(code: ErrorCode) {
    #expect(Self.lines.contains { $0.contains("`\(code.name)`") })
  }
}
