internal import RulesBundle

/// A web address, as a browser shares it: `https://example.org/path?name=value#part`.
///
/// The form is a scheme that the field allows, a domain, and optionally a port; then all characters that RFC 3986 allows, and brackets.
/// Only ASCII is accepted: browsers write other characters as `%..`. A user name before an at sign is rejected, because it can make one
/// domain look like another.
enum WebAddressForm {
  static let longest = 2048

  /// Whether a scalar can occur in an address.
  static func allows(_ scalar: UInt32) -> Bool {
    guard let byte = UInt8(exactly: scalar), byte > 0x20, byte < 0x7F else { return false }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"), UInt8(ascii: "^"), UInt8(ascii: "`"),
      UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"):
      return false
    default: return true
    }
  }

  /// Returns whether the allowed bytes are an address, and converts the scheme and the domain to lowercase. The rest is unchanged.
  static func normalise(_ bytes: inout [UInt8], schemes: Range<Int>, _ bundle: RuleBundle) -> Bool {
    guard let start = afterScheme(bytes, schemes, bundle) else { return false }
    var end = start
    while end < bytes.count, !isEndOfHost(bytes[end]) { end += 1 }
    guard DomainForm.matches(bytes[start..<end]) else { return false }
    var rest = end
    if rest < bytes.count, bytes[rest] == UInt8(ascii: ":") {
      guard let after = afterPort(bytes, rest + 1) else { return false }
      rest = after
    }
    guard rest == bytes.count || isEndOfAuthority(bytes[rest]), areEscaped(bytes[rest...]) else { return false }
    for index in 0..<end { bytes[index] = ASCII.lowered(bytes[index]) }
    return true
  }

  private static func afterScheme(_ bytes: [UInt8], _ schemes: Range<Int>, _ bundle: RuleBundle) -> Int? {
    for row in schemes {
      let scheme = bundle.utf8(bundle.fieldSchemes[row].scheme)
      guard bytes.count > scheme.count + 3 else { continue }
      var isSame = true
      for (index, byte) in scheme.enumerated() where ASCII.lowered(bytes[index]) != byte { isSame = false }
      let (colon, slash) = (UInt8(ascii: ":"), UInt8(ascii: "/"))
      if isSame, bytes[scheme.count] == colon, bytes[scheme.count + 1] == slash, bytes[scheme.count + 2] == slash {
        return scheme.count + 3
      }
    }
    return nil
  }

  /// Returns the offset after a port of 1 to 65535, in at most five digits; nil for any other port.
  private static func afterPort(_ bytes: [UInt8], _ start: Int) -> Int? {
    var (index, number) = (start, 0)
    while index < bytes.count, ASCII.isDigit(bytes[index]), index - start < 5 {
      number = number * 10 + Int(bytes[index] - 0x30)
      index += 1
    }
    return (1...65_535).contains(number) ? index : nil
  }

  /// Whether every percent sign begins an escaped byte.
  private static func areEscaped(_ bytes: ArraySlice<UInt8>) -> Bool {
    var digits = 0
    for byte in bytes {
      if digits > 0 {
        guard ASCII.isHex(byte) else { return false }
        digits -= 1
      } else if byte == UInt8(ascii: "%") {
        digits = 2
      }
    }
    return digits == 0
  }

  private static func isEndOfHost(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ":") || isEndOfAuthority(byte) }

  private static func isEndOfAuthority(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }
}
