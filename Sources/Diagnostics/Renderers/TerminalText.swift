internal import SourceText

/// Output that is safe in a terminal. Rules, arguments and file names can hold any character, and none of them may move the cursor, hide what
/// stands before it or change the direction of the line.
public enum TerminalText {
  /// The same text with the replacement character, U+FFFD, for each character that controls the terminal. Line feeds and tabs stay, and so
  /// do carriage returns at the end of a line and isolates that end on their line: what stands between them turns nothing outside.
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

  /// The first strong isolate, which surrounds values in sentences, and what ends it.
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

  /// The same JSON, in which such characters, which stand only in strings, are escaped as `\u001b`.
  public static func ofJSON(_ bytes: [UInt8]) -> [UInt8] {
    // U+007F, and what U+0080 to U+009F, U+2028 to U+202E and U+2066 to U+2069 begin with in UTF-8.
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

  /// Whether a character controls the terminal: C0 but line feed and tab, U+007F, C1, line and paragraph separators, and the embeddings,
  /// overrides and isolates of bidirectional text but the first strong isolate.
  public static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066, 0x2067: true
    default: false
    }
  }
}
