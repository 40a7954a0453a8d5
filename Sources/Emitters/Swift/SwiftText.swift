internal import SourceText

/// A writer for lines of Swift.
struct SwiftText {
  private(set) var lines: [String] = []
  private var depth = 0

  mutating func line(_ text: String = "") { lines.append(text.isEmpty ? "" : String(repeating: "  ", count: depth) + text) }

  mutating func block(_ head: String, _ body: (inout SwiftText) -> Void) {
    line(head + " {")
    depth += 1
    body(&self)
    depth -= 1
    line("}")
  }

  /// Writes a computed property with a value for each case.
  mutating func table(_ head: String, _ cases: [(pattern: String, value: String)]) {
    block(head) { text in
      text.line("switch self {")
      for (pattern, value) in cases { text.line("case \(pattern): \(value)") }
      text.line("}")
    }
  }

  /// Writes a doc comment with a description and its sources.
  mutating func doc(_ about: String, _ sources: [String] = []) {
    let text = about.split(whereSeparator: \.isNewline).joined(separator: " ")
    if !text.isEmpty { line("/// \(text)") }
    if !sources.isEmpty {
      line("///\(text.isEmpty ? "" : "\n" + String(repeating: "  ", count: depth) + "///") Source: \(sources.joined(separator: "; "))")
    }
  }

  var bytes: [UInt8] { Array((lines.joined(separator: "\n") + "\n").utf8) }

  /// Returns a string literal.
  static func literal(_ text: String) -> String { QuotedText.of(text, short: "n") }
}
