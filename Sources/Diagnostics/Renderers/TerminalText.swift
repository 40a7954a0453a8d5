internal import SourceText

/// Makes output safe for a terminal. Rules, arguments, and file names can contain any character, but output must not move the cursor, hide
/// other output, or change the direction of a line.
public enum TerminalText {
  /// Returns the text with each terminal control character replaced by U+FFFD. Line feeds, tabs, carriage returns at the end of a line, and
  /// bidirectional isolates that are closed on their line are kept.
  public static func of(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.contains(where: { isControl($0) || $0 == isolate }) else { return text }
    var result = String.UnicodeScalarView()
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let (scalar, next) = (scalars[index], scalars.index(after: index))
      let endsLine = scalar == "\r" && next < scalars.endIndex && scalars[next] == "\n"
      let isOpen = scalar == isolate && !isClosed(scalars[next...])
      result.append(isControl(scalar) && !endsLine || isOpen ? "\u{FFFD}" : scalar)
      index = next
    }
    return String(result)
  }

  /// The first strong isolate, which encloses values in sentences, and its terminator.
  private static let isolate: Unicode.Scalar = "\u{2068}"
  private static let isolateEnd: Unicode.Scalar = "\u{2069}"

  private static func isClosed(_ rest: Substring.UnicodeScalarView) -> Bool {
    var depth = 1
    for scalar in rest {
      if scalar == "\n" { return false }
      if scalar == isolate { depth += 1 }
      if scalar == isolateEnd { depth -= 1 }
      if depth == 0 { return true }
    }
    return false
  }

  /// Returns the JSON with terminal control characters, which occur only in strings, escaped as `\u001b`.
  public static func ofJSON(_ bytes: [UInt8]) -> [UInt8] {
    // U+007F, and the first UTF-8 bytes of U+0080 to U+009F, U+2028 to U+202E, and U+2066 to U+2069.
    guard bytes.contains(where: { $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }) else { return bytes }
    var result: [UInt8] = []
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if scalar != "\r", isControl(scalar) {
        result += Array(QuotedText.number(scalar, "\\u", digits: 4).utf8)
      } else {
        result += Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    return result
  }

  /// Whether a character controls the terminal: C0 except line feed and tab, U+007F, C1, line and paragraph separators, and bidirectional
  /// embeddings, overrides, and isolates except the first strong isolate.
  public static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066, 0x2067: true
    default: false
    }
  }
}
