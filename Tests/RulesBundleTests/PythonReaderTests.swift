import Foundation
import RulesBundle
import RulesJSON
import RulesRequests
import RulesRuntime
import TestSupport
import Testing

/// A reader in another language, written from docs/contribute/bundle.md, finds the same answers: the page is complete.
@Suite struct PythonReaderTests {
  /// Runs the reader with python3. Returns nil if python3 is missing.
  private func run(_ arguments: [String], input: String) throws -> (status: Int32, output: String, errors: String)? {
    let folder = FileManager.default.temporaryDirectory.appending(path: "bundle-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundle = folder.appending(path: "rulebook.bundle")
    try Data(RealRules.file).write(to: bundle)
    let requests = folder.appending(path: "requests.ndjson")
    try Data(input.utf8).write(to: requests)
    let errors = folder.appending(path: "errors")
    try Data().write(to: errors)

    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-B", Repository.folder.appending(path: "Tests/Tools/read_bundle.py").path, bundle.path] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["PYTHONIOENCODING": "utf-8"]) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: requests)
    process.standardError = try FileHandle(forWritingTo: errors)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    // `env` exits with 127 if it finds no such program.
    if process.terminationStatus == 127 { return nil }
    return (process.terminationStatus, String(decoding: data, as: UTF8.self), String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }

  /// The part of the answer that needs no copy.
  private func brief(_ line: String, _ rules: Rules, _ frame: Frame) throws -> String {
    var writer = JSONWriter()
    #expect(rules.answer(Array(line.utf8), frame, into: &writer), "\(line)")
    let whole = try JSON.parse(writer.bytes)
    let keys = ["action", "allowed", "plan", "gateType", "reasonCode", "spends", "undecided"]
    return String(decoding: JSON.object(keys.compactMap { key in whole[key].map { .init(key: key, value: $0) } }).compact(), as: UTF8.self)
  }

  @Test func answersAsWeDo() throws {
    let rules = Rules(try RulesBundle.RuleBundle(RealRules.file))
    let facts = RandomFacts(rules)
    var random = Numbers(seed: 3)
    var lines: [String] = []
    for action in 0..<rules.bundle.count(.actions) {
      for number in 0..<60 {
        let given = facts.next(&random, missing: [1_000_000, 8, 3][number % 3])
        lines.append("{\"ask\":\"entitlement\",\"action\":\"\(rules.bundle.name(.actions, action))\",\"facts\":\(given)}")
      }
    }
    guard let result = try run([], input: lines.joined(separator: "\n") + "\n") else {
      return print("python3 is missing: the reader in another language was not tested")
    }
    try #require(result.status == 0, "\(result.errors)")
    let frame = rules.makeFrame()
    let answers = result.output.split(separator: "\n").map(String.init)
    try #require(answers.count == lines.count)
    for (line, answer) in zip(lines, answers) { #expect(answer == (try brief(line, rules, frame)), "\(line)") }
    #expect(Set(answers).count > 100, "the requests differ")
  }

  @Test func namesAreTheTwins() throws {
    guard let result = try run(["--names"], input: "") else { return print("python3 is missing: the reader was not tested") }
    try #require(result.status == 0, "\(result.errors)")
    let bundle = try RulesBundle.RuleBundle(RealRules.file)
    let expected = JSON.object(
      BundleSchema.sections.filter(BundleSchema.isNamed).map { layout in
        .init(key: layout.name, value: .array((0..<bundle.count(layout.section)).map { .string(bundle.name(layout.section, $0)) }))
      })
    #expect(try JSON.parse(Array(result.output.utf8)) == expected)
  }
}
