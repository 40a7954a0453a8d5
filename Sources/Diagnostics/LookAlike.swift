/// Characters that look like ASCII characters, or that are invisible. They come from text processors and chat programs.
public enum LookAlike {
  /// Returns the ASCII text that a character stands for: a space for another blank, nothing for an invisible character, and a sign for a
  /// sign that looks like it. Nil for any other character.
  public static func ascii(_ scalar: Unicode.Scalar) -> String? {
    if isBlank(scalar) { return " " }
    if isInvisible(scalar) { return "" }
    switch scalar.value {
    case 0xFF01...0xFF5E: return Unicode.Scalar(scalar.value - 0xFEE0).map { String($0) }
    case 0x2018, 0x2019, 0x201A, 0x201B, 0x2032, 0x00B4, 0x02BC: return "'"
    case 0x201C, 0x201D, 0x201E, 0x201F, 0x2033, 0x00AB, 0x00BB: return "\""
    case 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63: return "-"
    case 0x2022, 0x00B7, 0x2219: return "-"
    case 0x2236, 0xFE55: return ":"
    case 0x2260: return "!="
    case 0x2264: return "<="
    case 0x2265: return ">="
    case 0x00D7, 0x2217: return "*"
    case 0x00F7, 0x2215, 0x2044: return "/"
    case 0x2026: return "..."
    default: return letters[scalar].map { String($0) }
    }
  }

  /// Returns the text with each look-alike replaced by its ASCII character; nil if the text has no look-alike.
  public static func plain(_ text: String) -> String? {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
    var result = ""
    var isChanged = false
    for scalar in text.unicodeScalars {
      let replacement = scalar.isASCII ? nil : ascii(scalar)
      isChanged = isChanged || replacement != nil
      if let replacement { result += replacement } else { result.unicodeScalars.append(scalar) }
    }
    return isChanged ? result : nil
  }

  /// Returns what a character is called in messages: `a non-breaking space (U+00A0)`.
  public static func name(_ scalar: Unicode.Scalar) -> String {
    let kind =
      switch scalar.value {
      case 0xA0, 0x202F: "a non-breaking space"
      case 0x3000: "a full-width space"
      case 0x200B: "a zero-width space"
      case 0xAD: "a soft hyphen"
      case _ where isBlank(scalar): "a special space"
      case _ where isInvisible(scalar): "an invisible character"
      default: "the character `\(scalar)`"
      }
    return "\(kind) (\(codePoint(scalar)))"
  }

  /// Whether the scalar is a blank other than a space, a tab, or a line break.
  public static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether the scalar takes no room and changes nothing in Latin text.
  public static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x034F, 0x180E, 0x200B...0x200F, 0x2060...0x2064, 0xFEFF: true
    default: false
    }
  }

  /// Whether the scalar can stand where a line is indented, and YAML does not read it as indentation.
  public static func isIndent(_ scalar: Unicode.Scalar) -> Bool { isBlank(scalar) || scalar.value == 0x200B || scalar.value == 0x2060 }

  /// Returns the spaces that are as wide as such a scalar.
  public static func indent(_ scalar: Unicode.Scalar) -> String { scalar.value == 0x3000 ? "  " : isBlank(scalar) ? " " : "" }

  /// Whether text can begin or end with this quotation mark of text processors.
  public static func isCurlyQuote(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2018...0x201F, 0xAB, 0xBB, 0xFF02, 0xFF07: true
    default: false
    }
  }

  /// Returns the text between two quotation marks of text processors. Nil if it is not enclosed, or contains more of them.
  public static func unquoted(_ text: String) -> (text: String, quote: Character)? {
    let scalars = text.unicodeScalars
    guard scalars.count > 2, let first = scalars.first, let last = scalars.last, isCurlyQuote(first), isCurlyQuote(last) else { return nil }
    let inner = scalars.dropFirst().dropLast()
    guard !inner.contains(where: { isCurlyQuote($0) && $0.value != 0x2019 }) else { return nil }
    return (String(inner), ascii(first) == "'" ? "'" : "\"")
  }

  /// The Latin letter that looks like a Cyrillic or Greek letter; nil for letters without one.
  public static func latin(_ scalar: Unicode.Scalar) -> Unicode.Scalar? { letters[scalar] }

  /// The Cyrillic letter that looks like a Latin letter; nil for letters without one.
  public static func cyrillic(_ scalar: Unicode.Scalar) -> Unicode.Scalar? { cyrillicLetters[scalar] }

  private static let cyrillicPairs: [(Unicode.Scalar, Unicode.Scalar)] = [
    ("А", "A"), ("В", "B"), ("Е", "E"), ("К", "K"), ("М", "M"), ("Н", "H"), ("О", "O"), ("Р", "P"), ("С", "C"), ("Т", "T"), ("У", "Y"),
    ("Х", "X"), ("а", "a"), ("е", "e"), ("о", "o"), ("р", "p"), ("с", "c"), ("у", "y"), ("х", "x"), ("І", "I"), ("і", "i"), ("Ј", "J"),
    ("ј", "j"), ("Ѕ", "S"), ("ѕ", "s"), ("һ", "h"), ("ԁ", "d"),
  ]
  private static let greekPairs: [(Unicode.Scalar, Unicode.Scalar)] = [
    ("Α", "A"), ("Β", "B"), ("Ε", "E"), ("Ζ", "Z"), ("Η", "H"), ("Ι", "I"), ("Κ", "K"), ("Μ", "M"), ("Ν", "N"), ("Ο", "O"), ("Ρ", "P"),
    ("Τ", "T"), ("Υ", "Y"), ("Χ", "X"), ("ο", "o"),
  ]
  private static let letters = Dictionary(cyrillicPairs + greekPairs, uniquingKeysWith: { first, _ in first })
  private static let cyrillicLetters = Dictionary(cyrillicPairs.map { ($0.1, $0.0) }, uniquingKeysWith: { first, _ in first })

  private static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
