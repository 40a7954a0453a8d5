/// Text as a YAML scalar that every reader takes for the same text.
enum ScalarText {
  /// Without quotes where it is a plain name, in double quotes otherwise.
  static func write(_ text: String) -> String { isPlainName(text) ? text : quoted(text) }

  /// Letters first, then letters, digits, `_`, `.`, `/` or `-`; no word that YAML takes for something else.
  private static func isPlainName(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first),
      !["y", "yes", "on", "n", "no", "off", "true", "false", "null"].contains(text.lowercased())
    else { return false }
    return text.utf8.allSatisfy { isLetter($0) || (0x2D...0x39).contains($0) || $0 == 0x5F }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
