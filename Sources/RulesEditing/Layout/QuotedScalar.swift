internal import SourceText

/// Writes strings of YAML in double quotes.
enum QuotedScalar {
  static func write(_ text: String) -> String {
    QuotedText.of(text, short: "nt") { scalar in
      guard isEscaped(scalar) else { return nil }
      let (prefix, digits) = scalar.value > 0xFFFF ? ("\\U", 8) : ("\\u", 4)
      return QuotedText.number(scalar, prefix, digits: digits, uppercase: true)
    }
  }

  /// Whether the scalar is invisible or changes the display order of text. Rule files may contain such scalars only escaped.
  static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0x061C, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
