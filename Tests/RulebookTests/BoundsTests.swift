import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reading any folder ends soon, prints little, and states how to continue. `make bench` measures how long it takes.
@Suite struct BoundsTests {
  private static func sandbox(_ name: String, _ bytes: [UInt8]) throws -> Sandbox {
    let sandbox = try Sandbox(of: "Tests/EmittersTests/Ferry")
    try sandbox.write("rules/\(name)", bytes)
    return sandbox
  }

  private static func filled(_ pattern: String, _ count: Int = 1 << 20) -> [UInt8] {
    let pattern = Array(pattern.utf8)
    return Array(repeatElement(pattern, count: count / pattern.count + 1).joined().prefix(count))
  }

  @Test(arguments: [
    "\0", "[", "{a: ", "- ", "? ", ": ", "\t", "---\n", "!!x ", "\u{202E}", "\u{301}", "a: 1\n", "&a *a ", "[x, y]: {z: 1}\n",
  ])
  func aMegabyteOfOneThing(_ pattern: String) throws {
    let run = try Self.sandbox("conditions/large.yaml", Self.filled(pattern)).run("check")
    #expect(run.status == 1 && run.output.contains("rules/conditions/large.yaml:"), "\(run.output.prefix(300)) \(run.errors)")
    #expect(run.output.utf8.count < 1 << 20, "\(run.output.utf8.count) bytes")
    #expect(run.output.split(separator: "\n").allSatisfy { $0.utf8.count < 1500 })
  }

  /// After a thousand mistakes in one file, the next one is not printed.
  @Test func manyMistakes() throws {
    let text = (0..<3000).map { "name_\($0): {abuot: one of many}\n" }.joined()
    let sandbox = try Self.sandbox("conditions/large.yaml", Array(text.utf8))
    let run = try sandbox.run("check")
    #expect(run.status == 1 && run.output.contains("more errors than the 1000 that are reported"), "\(run.output.prefix(600))")
    #expect(run.errors.contains("1001 errors"), "\(run.errors)")
    let more = try sandbox.run("check", "--bound", "mistakes=100000")
    #expect(more.status == 1 && !more.output.contains("more errors than"), "\(more.errors)")
  }

  /// Warnings are all printed, and do not become an error.
  @Test func manyWarnings() throws {
    let text = (0..<1500).map { "unused_\($0): {about: One of many., when: \"plan == 'walker'\"}\n" }.joined()
    let run = try Self.sandbox("conditions/large.yaml", Array(text.utf8)).run("check")
    #expect(run.status == 0 && run.errors.contains("warnings"), "\(run.errors)")
    #expect(run.output.matches(of: /warning\[/).count >= 1500, "\(run.output.prefix(300))")
  }

  @Test func aliasesWithoutEnd() throws {
    let text = (1..<3000).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }.joined()
    let run = try Self.sandbox("conditions/large.yaml", Array(text.utf8)).run("check")
    #expect(run.status == 1 && run.output.contains("this file has 1000 or more errors"), "\(run.output.suffix(600))")
  }

  @Test func boundsAreRaisedAndLowered() throws {
    let sandbox = try Self.sandbox("conditions/more.yaml", Array("many_more: {about: One of many., when: bags.used > 2}\n".utf8))
    #expect(try sandbox.run("check", "--quiet").status == 0)
    for (bound, said) in [
      ("file-bytes=40", "--bound file-bytes="), ("depth=1", "--bound depth="), ("value-bytes=3", "--bound value-bytes="),
      ("values=5", "--bound values="),
    ] {
      let run = try sandbox.run("check", "--bound", bound)
      #expect(run.status == 1 && run.output.contains(said), "\(bound): \(run.output.prefix(300))")
    }
    for (bound, said) in [("files=3", "has more than 3 files"), ("total-bytes=1000", "have more than 1000 bytes in total")] {
      let run = try sandbox.run("check", "--bound", bound)
      #expect(run.status == 1 && run.errors.contains(said), "\(bound): \(run.errors)")
    }
    let large = Self.filled("# a file that is mostly comments\n", 2 << 20)
    try sandbox.write("rules/conditions/large.yaml", large)
    #expect(try sandbox.run("check").status == 1)
    #expect(try sandbox.run("check", "--bound", "file-bytes=4000000", "--bound", "depth=64", "--quiet").status == 0)
  }

  @Test(arguments: ["depth", "depth=", "depth=0", "depth=-1", "depth=1001", "depht=40", "=4", "files=1e3"])
  func oddBounds(_ bound: String) throws {
    let run = try Self.sandbox("x.txt", []).run("check", "--bound", bound)
    #expect(run.status == 64 && run.errors.contains("file-bytes (now 1048576, at most 1073741824)"), "\(run.errors)")
  }

  /// Reading a pipe without a writer would never end.
  @Test func pipes() throws {
    let sandbox = try Self.sandbox("x.txt", [])
    #expect(mkfifo(sandbox.path("rules/pipe.yaml"), 0o600) == 0)
    let run = try sandbox.run("check")
    #expect(run.status == 66 && run.errors.contains("cannot read rules/pipe.yaml"), "\(run.errors)")
  }
}
