internal import SourceText
internal import YAMLTree

/// Writes strings as YAML scalars that every YAML parser reads as the same string.
enum ScalarText {
  /// Returns a plain name without quotes and any other string in double quotes.
  static func write(_ text: String) -> String { isPlainName(text) ? text : quoted(text) }

  /// Whether the string starts with a letter, contains only letters, digits, `_`, `.`, `/`, and `-`, and is not a reserved word of YAML.
  private static func isPlainName(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first), text.utf8.count > 5 || !spoken.contains(text.lowercased()) else { return false }
    return text.utf8.allSatisfy { isLetter($0) || (0x2D...0x39).contains($0) || $0 == 0x5F }
  }

  /// Words that some YAML parsers do not read as strings.
  private static let spoken: Set = ["y", "yes", "on", "n", "no", "off", "true", "false", "null"]

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) }

  /// Whether YAML 1.2 reads the unquoted string as a number.
  static func isNumber(_ text: String) -> Bool {
    guard let first = text.utf8.first, first != 0x2B, Double(text) != nil else { return false }
    return text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E || $0 | 0x20 == 0x65 || $0 == 0x2B }
  }

  static func quoted(_ text: String) -> String {
    let isMixed = MixedWord.isIn(text)
    return QuotedText.of(text, short: "nt") { scalar in
      let isEscaped =
        isMixed && !scalar.isASCII && MixedWord.isLetter(scalar) || isHidden(scalar)
        || scalar.properties.canonicalCombiningClass != .notReordered
      return isEscaped ? escaped(scalar) : nil
    }
  }

  /// Whether the scalar is invisible or changes the display order of text. Rule files may contain such scalars, and combining accents, only
  /// escaped.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned: true
    default: false
    }
  }

  /// Returns an escape sequence with four digits, or with eight if four are not enough.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    scalar.value > 0xFFFF
      ? QuotedText.number(scalar, "\\U", digits: 8, uppercase: true) : QuotedText.number(scalar, "\\u", digits: 4, uppercase: true)
  }
}
