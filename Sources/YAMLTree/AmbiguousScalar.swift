/// Detects plain scalars that YAML 1.1 and YAML 1.2 read differently, or that some parsers read as a number and others as text.
enum AmbiguousScalar {
  /// Returns a description of the ambiguity for a label, or nil if every YAML parser reads the text in the same way.
  static func reading(of text: UnsafeBufferPointer<UInt8>) -> String? {
    guard let first = text.first else { return nil }
    switch first {
    case 0x30...0x39, 0x2B, 0x2D, 0x2E: return number(text)
    case 0x3D: return text.count == 1 ? "YAML 1.1 reads `=` as a default value" : nil
    case 0x7E: return text.count == 1 ? "YAML reads `~` as null" : nil
    case 0x59, 0x79, 0x4E, 0x6E, 0x4F, 0x6F, 0x54, 0x74, 0x46, 0x66: return word(text)
    default: return nil
    }
  }

  private static func word(_ text: UnsafeBufferPointer<UInt8>) -> String? {
    guard text.count <= 5 else { return nil }
    let lower = String(decoding: text.lazy.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }, as: UTF8.self)
    switch lower {
    case "y", "yes", "on": return "YAML 1.1 reads this as `true`, YAML 1.2 as text"
    case "n", "no", "off": return "YAML 1.1 reads this as `false`, YAML 1.2 as text"
    case "true", "false": return isLower(text) ? nil : "only lowercase `\(lower)` is a Boolean for every YAML parser"
    case "null": return isLower(text) ? nil : "only lowercase `null` is null for every YAML parser"
    default: return nil
    }
  }

  private static func isLower(_ text: UnsafeBufferPointer<UInt8>) -> Bool { text.allSatisfy { $0 >= 0x61 } }

  private static func number(_ text: UnsafeBufferPointer<UInt8>) -> String? {
    if text.count > 64 { return nil }
    let signed = text[0] == 0x2B || text[0] == 0x2D
    let digits = UnsafeBufferPointer(rebasing: text.dropFirst(signed ? 1 : 0))
    guard let first = digits.first else { return nil }
    if first == 0x2E { return afterDot(digits) }
    guard isDigit(first) else { return nil }
    if !signed, isDate(digits) { return "YAML 1.1 reads this as a date" }
    if let reading = prefixed(digits) { return reading }
    var seen = Shape()
    for byte in digits where !seen.take(byte) { return nil }
    return seen.reading(hasPlus: text[0] == 0x2B, leadingZero: first == 0x30 && digits.count > 1 && isDigit(digits[1]))
  }

  /// Classifies numbers with a prefix: `0x1F`, `0o17`, `0b1`.
  private static func prefixed(_ text: UnsafeBufferPointer<UInt8>) -> String? {
    guard text.count > 2, text[0] == 0x30 else { return nil }
    let rest = text.dropFirst(2)
    switch text[1] | 0x20 {
    case 0x78:
      let isHex = rest.allSatisfy { isDigit($0) || ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x66) || $0 == 0x5F }
      return isHex ? "some YAML parsers read this as a hexadecimal number" : nil
    case 0x6F: return rest.allSatisfy { $0 >= 0x30 && $0 <= 0x37 || $0 == 0x5F } ? "YAML 1.2 reads this as an octal number" : nil
    case 0x62: return rest.allSatisfy { $0 == 0x30 || $0 == 0x31 || $0 == 0x5F } ? "YAML 1.1 reads this as a binary number" : nil
    default: return nil
    }
  }

  /// Classifies scalars that start with a dot: `.5`, `.inf`, `.nan`.
  private static func afterDot(_ text: UnsafeBufferPointer<UInt8>) -> String? {
    let rest = text.dropFirst()
    guard let first = rest.first else { return nil }
    if isDigit(first) {
      let isNumber = rest.allSatisfy { isDigit($0) || $0 == 0x5F || $0 | 0x20 == 0x65 || $0 == 0x2B || $0 == 0x2D }
      return isNumber ? "some YAML parsers read this as a number without a leading zero" : nil
    }
    let lower = String(decoding: rest.lazy.map { $0 | 0x20 }, as: UTF8.self)
    return lower == "inf" || lower == "nan" ? "YAML reads this as infinity or NaN" : nil
  }

  /// Whether the text is a date such as `2026-1-5`, alone or followed by a time after `T` or a space.
  private static func isDate(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count >= 8, text.prefix(4).allSatisfy(isDigit), text[4] == 0x2D else { return false }
    var index = 5
    for part in 0..<2 {
      let start = index
      while index < text.count, index - start < 2, isDigit(text[index]) { index += 1 }
      guard index > start else { return false }
      if part == 0 {
        guard index < text.count, text[index] == 0x2D else { return false }
        index += 1
      }
    }
    return index == text.count || text[index] | 0x20 == 0x74 || text[index] == 0x20
  }

  /// Classifies a run of digits, underscores, colons, dots, and exponents.
  private struct Shape {
    private var underscores = 0
    private var colons = 0
    private var dots = 0
    private var exponents = 0
    private var group = 0
    private var last: UInt8 = 0x30

    mutating func take(_ byte: UInt8) -> Bool {
      defer { last = byte }
      switch byte {
      case 0x30...0x39:
        group += 1
        return colons == 0 || dots > 0 || group <= 2
      case 0x5F: underscores += 1
      case 0x3A:
        guard dots == 0, exponents == 0, last != 0x3A else { return false }
        colons += 1
        group = 0
      case 0x2E: dots += 1
      case 0x45, 0x65: exponents += 1
      case 0x2B, 0x2D: return last | 0x20 == 0x65
      default: return false
      }
      return dots <= 1 && exponents <= 1
    }

    func reading(hasPlus: Bool, leadingZero: Bool) -> String? {
      let endsInDigit = last >= 0x30 && last <= 0x39
      if colons > 0 { return endsInDigit ? "YAML 1.1 reads this as a base 60 number, YAML 1.2 as text" : nil }
      if exponents > 0 { return endsInDigit ? "some YAML parsers read this as a number with an exponent, others as text" : nil }
      if underscores > 0 { return "YAML 1.1 reads this as a number, YAML 1.2 as text" }
      if leadingZero, dots == 0 { return "YAML 1.1 reads this as an octal number, YAML 1.2 as a decimal number" }
      return hasPlus ? "some YAML parsers drop the `+`, others keep it as text" : nil
    }
  }
}

func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
