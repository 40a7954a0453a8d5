import Diagnostics
import Foundation
import Schema
import SourceText
import Testing
import YAMLTree

/// Control characters in sentences, names, keys, file names, requests, and arguments: no command crashes, and none prints a character that
/// controls the terminal. JSON has them escaped.
@Suite struct ControlCharacterTests {
  /// Printed with each failure. `RULEBOOK_SEED` repeats a run.
  static let seed = ProcessInfo.processInfo.environment["RULEBOOK_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0...UInt64.max)

  /// A word with characters that control a terminal.
  struct Hostile {
    private var state: UInt64
    private static let scalars: [UInt32] =
      Array(0x01...0x08) + Array(0x0B...0x1F) + Array(0x7F...0x9F) + Array(0x2028...0x202E) + Array(0x2066...0x2069)

    init(seed: UInt64) { state = seed }

    mutating func number(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }

    /// `isRaw`: with the characters themselves; otherwise as escapes in double quotes, as in YAML and JSON.
    mutating func word(isRaw: Bool = true, withNull: Bool = false) -> String {
      var scalars: [UInt32] = (0..<3).map { _ in Self.scalars[number(below: Self.scalars.count)] }
      if withNull { scalars.append(0) }
      if number(below: 3) == 0 { scalars += [0x1B, 0x5B, 0x33, 0x31, 0x6D] }
      return scalars.map { value in
        if isRaw || (0x20..<0x7F).contains(value) { return String(Unicode.Scalar(value) ?? "x") }
        let digits = String(value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined(separator: "x")
    }
  }

  private func expectClean(_ run: Tool.Run, _ what: String) {
    for (stream, text) in [("stdout", run.output), ("stderr", run.errors)] {
      guard let index = text.unicodeScalars.firstIndex(where: TerminalText.isControl) else { continue }
      let near = String(text.unicodeScalars[index...].prefix(40))
      let code = String(text.unicodeScalars[index].value, radix: 16)
      Issue.record("seed \(Self.seed): \(what): U+\(code) on \(stream): \(near.debugDescription)")
    }
    #expect([0, 1, 64, 66, 74].contains(run.status), "seed \(Self.seed): \(what): \(run.status) \(run.errors)")
  }

  /// The kitchen sink with control characters in every place that accepts any text.
  private func sandbox(_ hostile: inout Hostile) throws -> Sandbox {
    let sandbox = try KitchenSink.sandbox()
    for name in try KitchenSink.files().keys.sorted() {
      let bytes = try sandbox.read("rules/\(name)")
      let kind = KitchenSink.kind(ofFile: name)
      try sandbox.write("rules/\(name)", try Self.changed(bytes, kind, &hostile) { $0 == "about" || $0 == "where" })
    }
    return sandbox
  }

  /// A file with hostile words appended to the sentences of some keys.
  private static func changed(
    _ bytes: [UInt8], _ kind: String, _ hostile: inout Hostile, where isChanged: (String) -> Bool
  ) throws -> [UInt8] {
    var problems: [Diagnostic] = []
    let source = SourceFile(path: kind, bytes: bytes)
    guard let root = YAMLParser.parse(source, id: FileID(0), diagnostics: &problems)?.root else { return bytes }
    var places: [Node] = []
    func walk(_ node: Node) {
      for item in node.kind == .sequence ? Array(node.items) : [] { walk(item) }
      for entry in node.kind == .mapping ? Array(node.entries) : [] {
        if isChanged(entry.key.text), entry.value.kind == .scalar, entry.value.text.contains(" ") { places.append(entry.value) }
        walk(entry.value)
      }
    }
    walk(root)
    var bytes = bytes
    for node in places.sorted(by: { $0.span.start > $1.span.start }) {
      let range = node.span.range
      // Sentences of several lines stay unchanged.
      if bytes[range].contains(0x0A) { continue }
      let text = node.text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      let words = text.split(separator: " ", maxSplits: 1)
      let changed = "\"\(words[0]) \(hostile.word(isRaw: false, withNull: true)) \(words.dropFirst().joined())\""
      bytes.replaceSubrange(range, with: Array(changed.utf8))
    }
    return bytes
  }

  /// Sentences: every command runs on a valid rule book that is full of them.
  @Test func sentences() throws {
    var hostile = Hostile(seed: Self.seed)
    let sandbox = try sandbox(&hostile)
    let check = try sandbox.run("check", "--color", "never")
    #expect(check.status == 0, "seed \(Self.seed): \(check.output)")
    let requests = try sandbox.run("test", "--requests")
    expectClean(requests, "test --requests")
    for example in ToolBook.everything { expectClean(try sandbox.run(example.arguments, input: requests.output), "\(example.arguments)") }
    for more in [["--color", "always"], ["--format", "json"]] {
      expectClean(try sandbox.run(["find", "rain"] + more.filter { !["--color", "always"].contains($0) }), "find \(more)")
    }
    expectClean(try sandbox.run("notifications", "--zone", "Europe/Oslo", "--now", "2026-03-02T12:00:00Z"), "notifications")
  }

  /// Names, keys, and values: a mistake anywhere is reported without them.
  @Test func namesKeysAndFiles() throws {
    var hostile = Hostile(seed: Self.seed &+ 1)
    let sandbox = try KitchenSink.sandbox()
    let names = try KitchenSink.files().keys.sorted()
    for round in 0..<12 {
      let name = names[hostile.number(below: names.count)]
      let before = try sandbox.read("rules/\(name)")
      var lines = String(decoding: before, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let places = lines.indices.filter { lines[$0].contains(":") && !lines[$0].hasPrefix("#") }
      let index = places[hostile.number(below: places.count)]
      let isRaw = round % 3 == 0
      let word = hostile.word(isRaw: isRaw, withNull: isRaw)
      let colon = lines[index].firstIndex(of: ":") ?? lines[index].startIndex
      let key = lines[index][..<colon]
      let indent = String(key.prefix { $0 == " " || $0 == "-" })
      lines[index] =
        round % 2 == 0
        ? "\(indent)\"\(key.drop { $0 == " " || $0 == "-" })\(word)\"\(lines[index][colon...])"
        : "\(key): \"\(word)\""
      try sandbox.write("rules/\(name)", lines.joined(separator: "\n"))
      for format in ["text", "github", "json", "sarif"] {
        expectClean(try sandbox.run("check", "--format", format), "check --format \(format), rules/\(name):\(index + 1)")
      }
      expectClean(try sandbox.run("fix", "--dry-run", "--suggested"), "fix, rules/\(name):\(index + 1)")
      expectClean(try sandbox.run("diff", "changed", "rules"), "diff, rules/\(name):\(index + 1)")
      expectClean(try sandbox.run("find", "rain"), "find, rules/\(name):\(index + 1)")
      expectClean(try sandbox.run("format", "--check"), "format, rules/\(name):\(index + 1)")
      try sandbox.write("rules/\(name)", before)
    }
    let file = "rules/buttons/\(hostile.word()).yaml"
    try sandbox.write(file, "spare:  {label: nowhere, source: F01}\nspare:  {label: nowhere, source: F01}\n")
    for format in ["text", "github", "json", "sarif"] { expectClean(try sandbox.run("check", "--format", format), "check, a file name") }
    for arguments in [
      ["build", "--output", "out"], ["fix", "--dry-run"], ["fix"], ["format", "--check"], ["format"], ["show", "spare"], ["find", "spare"],
      ["report"], ["diff", "changed", "rules"], ["check", file], ["format", file], ["test", file], ["inspect", file],
    ] { expectClean(try sandbox.run(arguments), "\(arguments[0]), a file name") }
  }

  /// Arguments: each command with a hostile word in place of each of its arguments, and after them.
  @Test func argumentsAndRequests() throws {
    var hostile = Hostile(seed: Self.seed &+ 2)
    let sandbox = try KitchenSink.sandbox()
    for example in ToolBook.everything.prefix(3) { #expect(try sandbox.run(example.arguments).status == 0) }
    var seen: Set<String> = []
    for example in ToolBook.everything.dropFirst(3) where example.arguments[0] != "report" || seen.insert("report").inserted {
      var arguments = example.arguments
      let index = hostile.number(below: arguments.count + 1)
      let value = arguments.indices.contains(index) ? arguments[index] : ""
      let word = value.hasPrefix("--") ? "\(value)=\(hostile.word())" : value + hostile.word()
      if arguments.indices.contains(index) { arguments[index] = word } else { arguments.append(word) }
      expectClean(try sandbox.run(arguments), "\(arguments)".debugDescription)
    }
    for command in try KitchenSink.commands() {
      for word in [hostile.word(), "--\(hostile.word())"] {
        expectClean(try sandbox.run(command, word), "\(command) \(word)".debugDescription)
      }
    }
    for option in ["--rules", "--as-of", "--bound", "--profile", "--color"] {
      expectClean(try sandbox.run("check", option, "\(hostile.word())=1"), "check \(option)")
    }
    expectClean(try sandbox.run("\(hostile.word())"), "a command")
    expectClean(
      try sandbox.run("decide", "--action", "coat.hang", "--fact", "boat.state=\(hostile.word())", "--trace", "--snapshot"), "a fact")
    expectClean(try sandbox.run("condition", "boat.state == '\(hostile.word())'", "--fact", "boat.state=\(hostile.word())"), "a condition")
    try sandbox.write("person.json", "{\"\(hostile.word())\":1,\"zone\":\"\(hostile.word(isRaw: false))\"}")
    expectClean(try sandbox.run("notifications", "--person", "person.json"), "--person")
    expectClean(try sandbox.run("decide", "--action", "coat.hang", "--history", "person.json"), "--history")

    let requests = try sandbox.run("test", "--requests").output.split(separator: "\n").prefix(60)
    let lines = requests.map { request in
      let places = request.indices.filter { request[$0] == "\"" }
      let place = places[hostile.number(below: places.count)]
      let word = hostile.word(isRaw: hostile.number(below: 4) == 0)
      let rest = request[place...].dropFirst()
      return request[...place] + (rest.first?.isLetter == true ? word : "") + rest
    }
    expectClean(try sandbox.run(["eval"], input: lines.joined(separator: "\n")), "eval")
  }
}
