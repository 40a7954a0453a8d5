/// Writes strings in double quotes.
enum QuotedText {
  static func write(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where isEscaped(scalar):
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += (digits.count > 4 ? "\\U" : "\\u") + String(repeating: "0", count: (digits.count > 4 ? 8 : 4) - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Whether the scalar is invisible or changes the display order of text. Rule files may contain such scalars only escaped.
  static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0x061C, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
