/// The name of a computer on the internet, as addresses have it: labels of letters, digits and hyphens with dots between.
///
/// At least one dot, each label up to 63 bytes and without a hyphen at an end, 253 bytes together, and a last label of two or more that is
/// no number: so no `localhost` and no IP address. A name in another script is given as `xn--...`, the form that machines use.
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

/// What ASCII says of bytes.
enum ASCII {
  static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  static func isHex(_ byte: UInt8) -> Bool { isDigit(byte) || (0x61...0x66).contains(byte | 0x20) }
  static func lowered(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
}
