import Foundation
import Testing

/// Mistakes of app code do not compile, and the correct twin of each does: each file below `Mistakes` has both.
///
/// The invented product's module stands for an app's: no rule of a real product can move a test.
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

  /// A message, and where it is.
  private struct Message: Hashable, CustomStringConvertible {
    var file: String
    var line: Int
    var text: String
    var description: String { "\(file):\(line): \(text)" }
  }

  /// What the files say that the compiler will say: `// error: ...` at the end of the line.
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
    #expect(Set(expected.map(\.file)).count == Self.files.count, "each file has its mistake")
    for one in expected {
      let isFound = found.contains { $0.file == one.file && $0.line == one.line && $0.text.contains(one.text) }
      #expect(isFound, "\(one); found: \(found.filter { $0.file == one.file })")
    }
    for one in found {
      #expect(expected.contains { $0.file == one.file && $0.line == one.line && one.text.contains($0.text) }, "not expected: \(one)")
    }
  }
}
