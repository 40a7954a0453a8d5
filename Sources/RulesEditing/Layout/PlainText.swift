import Schema

/// Determines which strings every YAML parser reads as the same string without quotes.
enum PlainText {
  /// Whether the quotes around a string can be removed. Quotes around names can be removed, and copy keeps its quotes.
  static func needsNoQuotes(_ text: String, _ shape: Shape?) -> Bool {
    switch shape {
    case .reference, .choice, .text(form: nil, pattern: nil, role: _): isName(text)
    default: false
    }
  }

  /// Whether the string starts with a letter, contains only letters, digits, `_`, `.`, `/`, and `-`, and is not a reserved word.
  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first), !isWordOfYAML(text) else { return false }
    return text.utf8.allSatisfy { isLetter($0) || (0x2D...0x39).contains($0) || $0 == 0x5F }
  }

  /// Whether the string starts with a letter and contains nothing that would end a plain scalar.
  static func isSentence(_ text: String, isFlow: Bool) -> Bool {
    guard let first = text.utf8.first, isLetter(first), !isWordOfYAML(text) else { return false }
    var last: UInt8 = 0
    for byte in text.utf8 {
      if byte < 0x20 || byte == 0x7F || byte == 0x23 && last == 0x20 || last == 0x3A && byte == 0x20 { return false }
      if isFlow, byte == 0x2C || byte == 0x3A || byte == 0x5B || byte == 0x5D || byte == 0x7B || byte == 0x7D { return false }
      last = byte
    }
    return last != 0x20 && last != 0x3A && !text.unicodeScalars.contains(where: QuotedScalar.isEscaped)
  }

  /// Whether no YAML parser reads the string as a number or a reserved word, so that its quotes are insignificant.
  static func isOnlyText(_ text: String) -> Bool {
    guard let first = text.utf8.first, !isWordOfYAML(text), text != "~" else { return false }
    if isLetter(first) || text.utf8.contains(where: { !isOfNumbers($0) }) { return true }
    // Signs without digits or letters do not form a number.
    return !text.utf8.contains { isLetter($0) || (0x30...0x39).contains($0) }
  }

  /// Whether a byte can occur in a number in any notation: `0x1F`, `1e-3`, `.inf`, `12:30`.
  private static func isOfNumbers(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x2B, 0x2D, 0x2E, 0x3A, 0x5F: true
    default: "abcdefinoxABCDEFINOX".utf8.contains(byte)
    }
  }

  /// Whether a YAML parser or a rule schema reads the word, in any letter case, as a value other than a string.
  static func isWordOfYAML(_ text: String) -> Bool {
    guard text.utf8.count <= 5 else { return false }
    return ["y", "yes", "on", "n", "no", "off", "true", "false", "null", "none"].contains(text.lowercased())
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }
}
