import Foundation
import Testing

/// Mistakes in app code do not compile, and the corrected version of each compiles: each file in `Mistakes` has both.
///
/// The module of the test product represents that of an app, so that a rule of the real product cannot break a test.
@Suite struct MistakeTests {
  private static let files: [URL] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Mistakes")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0) }
  }()

  private static let module = Result { () -> SwiftCompiler in
    let compiler = try SwiftCompiler()
    let run = try compiler.emitModule("FerryRules", prefix: "Ferry", of: try Ferry.compiled.get())
    try #require(run.status == 0 && run.output.isEmpty, "\(run.output)")
    return compiler
  }

  /// A message and its location.
  private struct Message: Hashable, CustomStringConvertible {
    var file: String
    var line: Int
    var text: String
    var description: String { "\(file):\(line): \(text)" }
  }

  /// The errors that the files expect: `// error: ...` at the end of the line.
  private static func expected() throws -> [Message] {
    try files.flatMap { file in
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
      return lines.enumerated().compactMap { number, line in
        line.firstRange(of: "// error: ").map {
          Message(file: file.lastPathComponent, line: number + 1, text: String(line[$0.upperBound...]))
        }
      }
    }
  }

  @Test func correctCodeCompiles() throws {
    let run = try Self.module.get().typecheck(Self.files, importing: "FerryRules")
    #expect(run.status == 0 && run.output.isEmpty, "\(run.output)")
    #expect(Self.files.count >= 10)
  }

  @Test func everyMistakeIsFoundOnItsLine() throws {
    let run = try Self.module.get().typecheck(Self.files, importing: "FerryRules", ["-D", "MISTAKE"])
    #expect(run.status != 0)
    let found = run.output.split(separator: "\n").compactMap { line -> Message? in
      guard let match = line.firstMatch(of: #/^(.+):(\d+):\d+: (?:error|warning): (.+)$/#), let number = Int(match.output.2) else {
        return nil
      }
      return Message(file: URL(fileURLWithPath: String(match.output.1)).lastPathComponent, line: number, text: String(match.output.3))
    }
    let expected = try Self.expected()
    #expect(Set(expected.map(\.file)).count == Self.files.count, "a file has no mistake")
    for one in expected {
      let isFound = found.contains { $0.file == one.file && $0.line == one.line && $0.text.contains(one.text) }
      #expect(isFound, "\(one); found: \(found.filter { $0.file == one.file })")
    }
    for one in found {
      #expect(expected.contains { $0.file == one.file && $0.line == one.line && one.text.contains($0.text) }, "unexpected: \(one)")
    }
  }
}
