import Diagnostics
import SourceText
import Testing

/// Nothing that rules or a command line can contain controls the terminal.
@Suite struct TerminalTextTests {
  /// C0, U+007F, C1, the separators, and the embeddings, overrides and isolates of bidirectional text.
  static let controls: [Unicode.Scalar] = {
    let values = Array(0x00...0x1F) + Array(0x7F...0x9F) + Array(0x2028...0x202E) + [0x2066, 0x2067]
    return values.filter { $0 != 0x09 && $0 != 0x0A }.compactMap { Unicode.Scalar($0) }
  }()

  @Test func controlsAreReplaced() {
    for scalar in Self.controls {
      let code = String(scalar.value, radix: 16)
      #expect(TerminalText.isControl(scalar) && TerminalText.of("a\(scalar)b") == "a\u{FFFD}b", "U+\(code)")
    }
    #expect(TerminalText.of("\u{1B}[31mred\u{1B}[0m") == "\u{FFFD}[31mred\u{FFFD}[0m")
    #expect(TerminalText.of("a\rb\r\nc\r") == "a\u{FFFD}b\r\nc\u{FFFD}")
  }

  @Test func isolatesEndOnTheirLine() {
    for text in ["to \u{2068}Guard\u{2069}.", "\u{2068}a\u{2068}b\u{2069}c\u{2069}", "a\u{2069}b"] {
      #expect(TerminalText.of(text) == text)
    }
    #expect(TerminalText.of("a\u{2068}b\n\u{2069}c") == "a\u{FFFD}b\n\u{2069}c")
    #expect(TerminalText.of("\u{2068}\u{2068}a\u{2069}") == "\u{FFFD}\u{2068}a\u{2069}")
  }

  @Test func everythingElseStays() {
    let values = Array(0x20...0x7E) + Array(0xA0...0x2027) + Array(0x202F...0x2065) + Array(0x206A...0xD7FF)
    let text = String(String.UnicodeScalarView(values.compactMap { Unicode.Scalar($0) })) + "\t\n\u{1F469}\u{200D}\u{1F680}\u{10FFFF}"
    #expect(TerminalText.of(text) == text)
    #expect(TerminalText.ofJSON(Array(text.utf8)) == Array(text.utf8))
  }

  @Test func jsonIsEscaped() {
    let hostile = Array("{\"a\":\"x\u{7F}\u{9B}31m\u{202E}y\"}\n".utf8)
    #expect(TerminalText.ofJSON(hostile) == Array(#"{"a":"x\u007f\u009b31m\u202ey"}"#.utf8) + [0x0A])
    for scalar in Self.controls where scalar.value >= 0x7F {
      let shown = String(decoding: TerminalText.ofJSON(Array("\"\(scalar)\"".utf8)), as: UTF8.self)
      #expect(!shown.unicodeScalars.contains(where: TerminalText.isControl) && shown.count == 8, "\(shown)")
    }
  }

  /// File names can contain such characters, too.
  @Test func renderersPrintNone() throws {
    let rule = Explanation("name.unknown", .error, finds: "f", why: "w", example: "e", instead: "i")
    for scalar in Self.controls {
      var set = SourceSet()
      let file = set.add(SourceFile(path: "rules/a\(scalar)b.yaml", bytes: Array("key\(scalar): word\(scalar)\n".utf8)))
      let span = Span(file, 0, 3)
      let diagnostic = Diagnostic(
        rule, "no `\(scalar)`", at: span, "here \(scalar)", secondary: [.init(span, "there \(scalar)")], notes: ["note \(scalar)"],
        helps: ["write `\(scalar)`"], fixes: [Fix("write `\(scalar)`", .maybeIncorrect, [.init(span, "a\(scalar)")])])
      for text in [TextRenderer().render([diagnostic], in: set), GitHubRenderer().render([diagnostic], in: set)] {
        let code = String(scalar.value, radix: 16)
        #expect(!text.unicodeScalars.contains(where: TerminalText.isControl), "U+\(code): \(text.debugDescription)")
      }
    }
  }
}
