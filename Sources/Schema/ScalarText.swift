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

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where turnsText(scalar.value) || scalar.properties.canonicalCombiningClass != .notReordered:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// What changes the order in which text is shown: readers of rules refuse it unless it is escaped, as they do accents after their letters.
  private static func turnsText(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C: true
    default: false
    }
  }
}
