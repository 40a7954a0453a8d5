internal import SourceText

/// A writer for lines of Swift.
struct SwiftText: CodeText {
  var lines: [String] = []
  var depth = 0

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

  /// Returns a string literal.
  static func literal(_ text: String) -> String { QuotedText.of(text, short: "n") }
}
