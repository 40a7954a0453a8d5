/// An email address in its usual form, `name@example.org`.
///
/// The form is the part of RFC 5321 that mail servers accept everywhere: a dot-atom of up to 64 bytes, an at sign, and a domain; at most
/// 254 bytes in total. Quoted names, IP addresses, comments, and non-ASCII characters are rejected.
enum EmailForm {
  static let longest = 254
  static let longestName = 64

  /// Whether a scalar can occur in an address.
  static func allows(_ scalar: UInt32) -> Bool {
    guard let byte = UInt8(exactly: scalar) else { return false }
    return byte == UInt8(ascii: "@") || byte == UInt8(ascii: ".") || isAtom(byte)
  }

  /// Returns whether the allowed bytes are an address, and converts the domain to lowercase. The name is unchanged, because servers can
  /// distinguish its case.
  static func normalise(_ bytes: inout [UInt8]) -> Bool {
    guard let at = bytes.firstIndex(of: UInt8(ascii: "@")), at > 0, at <= longestName else { return false }
    var previous = UInt8(ascii: ".")
    for index in 0..<at {
      let byte = bytes[index]
      if byte == UInt8(ascii: "."), previous == byte { return false }
      previous = byte
    }
    guard previous != UInt8(ascii: "."), DomainForm.matches(bytes[(at + 1)...]) else { return false }
    for index in at..<bytes.count { bytes[index] = ASCII.lowered(bytes[index]) }
    return true
  }

  /// RFC 5322, atext.
  private static func isAtom(_ byte: UInt8) -> Bool {
    if ASCII.isLetter(byte) || ASCII.isDigit(byte) { return true }
    switch byte {
    case UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "'"),
      UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "?"),
      UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"), UInt8(ascii: "~"):
      return true
    default: return false
    }
  }
}
