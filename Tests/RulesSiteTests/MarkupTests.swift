import Foundation
import RulesJSON
import RulesSite
import Testing

/// The text of the rules in pages, and the formats that pages load.
@Suite struct MarkupTests {
  @Test(arguments: [
    ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"), ("a & b", "a &amp; b"), ("\"'", "&quot;&#39;"),
    ("&lt;", "&amp;lt;"), ("Grüße 🤝", "Grüße 🤝"), ("a\u{0}b\rc", "a\u{FFFD}b\u{FFFD}c"),
  ])
  func textIsEscaped(text: String, markup: String) {
    #expect(HTML(text).markup == markup)
    let interpolated: HTML = "\(text)"
    #expect(interpolated.markup == markup)
  }

  /// The test vectors of RFC 4648.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func base64(text: String, encoded: String) { #expect(Base64.text(Array(text.utf8)) == encoded) }

  @Test func base64EqualsFoundations() {
    for length in 0..<200 {
      let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 151 &+ length) }
      #expect(Base64.text(bytes) == Data(bytes).base64EncodedString())
    }
  }

  /// `gzip` decompresses what was compressed: nothing, one byte, every byte, repetitions of every length and distance, noise.
  @Test func gzipIsDecompressedByAnotherProgram() throws {
    var noise: UInt64 = 7
    let random = (0..<70_000).map { _ -> UInt8 in
      noise = noise &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: noise >> 40)
    }
    let everything = (0...255).map { UInt8($0) }
    let repeated = (1...400).flatMap { Array(repeating: UInt8(truncatingIfNeeded: $0), count: $0) }
    let distant = random + Array(random[37_300..<38_000]) + Array(random[..<9]) + Array(random.suffix(40_000).prefix(300))
    for bytes in [[], [0], everything, repeated, random, distant, Array(repeating: 65, count: 300_000)] {
      #expect(try decompressed(Gzip.compress(bytes)) == bytes)
    }
    #expect(Gzip.compress(Array(repeating: 65, count: 300_000)).count < 4000)
  }

  private func decompressed(_ bytes: [UInt8]) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-dc"]
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).gz")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    process.standardInput = try FileHandle(forReadingFrom: file)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let result = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return Array(result)
  }
}
