/// A domain name in an address: labels of letters, digits, and hyphens, separated by dots.
///
/// A name has at least one dot and at most 253 bytes. A label has 1 to 63 bytes and no hyphen at either end. The last label has at least
/// two bytes and a letter, which excludes `localhost` and IP addresses. A name in another script is written as `xn--...`.
enum DomainForm {
  static let longest = 253
  static let longestLabel = 63

  static func matches(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count <= longest else { return false }
    var (labels, length, hasLetter) = (0, 0, false)
    var previous = UInt8(ascii: ".")
    for byte in bytes {
      if byte == UInt8(ascii: ".") {
        guard length > 0, previous != UInt8(ascii: "-") else { return false }
        labels += 1
        (length, hasLetter) = (0, false)
      } else {
        let isHyphen = byte == UInt8(ascii: "-")
        guard isHyphen ? length > 0 : ASCII.isLetter(byte) || ASCII.isDigit(byte) else { return false }
        length += 1
        guard length <= longestLabel else { return false }
        if ASCII.isLetter(byte) { hasLetter = true }
      }
      previous = byte
    }
    return labels > 0 && length >= 2 && previous != UInt8(ascii: "-") && hasLetter
  }
}

/// Classes of ASCII bytes.
enum ASCII {
  static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  static func isHex(_ byte: UInt8) -> Bool { isDigit(byte) || (0x61...0x66).contains(byte | 0x20) }
  static func lowered(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
}
