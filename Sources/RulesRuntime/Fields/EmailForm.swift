/// An address for email, in the form that people have: `name@example.org`.
///
/// Of RFC 5321 the part that mail servers take everywhere: a dot-atom of up to 64 bytes, an at sign, a domain; 254 bytes together. No quoted
/// names, no IP addresses, no comments; ASCII throughout.
enum EmailForm {
  static let longest = 254
  static let longestName = 64

  /// Whether a scalar can stand in an address at all.
  static func allows(_ scalar: UInt32) -> Bool {
    guard let byte = UInt8(exactly: scalar) else { return false }
    return byte == UInt8(ascii: "@") || byte == UInt8(ascii: ".") || isAtom(byte)
  }

  /// Whether some allowed bytes are an address. The domain is put into lower case; the name stays, since servers may tell capitals apart.
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
