internal import SourceText

/// Text as a YAML scalar that every reader takes for the same text.
enum ScalarText {
  /// Without quotes where it is a plain name, in double quotes otherwise.
  static func write(_ text: String) -> String { isPlainName(text) ? text : quoted(text) }

  /// Letters first, then letters, digits, `_`, `.`, `/` or `-`; no word that YAML takes for something else.
  private static func isPlainName(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first), text.utf8.count > 5 || !spoken.contains(text.lowercased()) else { return false }
    return text.utf8.allSatisfy { isLetter($0) || (0x2D...0x39).contains($0) || $0 == 0x5F }
  }

  /// What some reader of YAML takes for something else than text.
  private static let spoken: Set = ["y", "yes", "on", "n", "no", "off", "true", "false", "null"]

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) }

  /// Whether YAML 1.2 takes an unquoted text for a number.
  static func isNumber(_ text: String) -> Bool {
    guard let first = text.utf8.first, first != 0x2B, Double(text) != nil else { return false }
    return text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E || $0 | 0x20 == 0x65 || $0 == 0x2B }
  }

  static func quoted(_ text: String) -> String {
    QuotedText.of(text, short: "nt") { scalar in
      isHidden(scalar) || scalar.properties.canonicalCombiningClass != .notReordered ? escaped(scalar) : nil
    }
  }

  /// What people cannot see, or what changes the order in which they see text: readers of rules refuse it unless it is escaped, as they do
  /// accents after their letters.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned: true
    default: false
    }
  }

  /// With four digits, or with eight where four are too few.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    scalar.value > 0xFFFF
      ? QuotedText.number(scalar, "\\U", digits: 8, uppercase: true) : QuotedText.number(scalar, "\\u", digits: 4, uppercase: true)
  }
}
