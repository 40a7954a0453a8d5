/// Base64 with its padding, and in one way only: what decodes to the same bytes and is written otherwise is refused.
package enum Base64 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let padding = UInt8(ascii: "=")

  package static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var group: UInt32 = 0
      for index in 0..<3 { group = group << 8 | (index < count ? UInt32(bytes[start + index]) : 0) }
      for index in 0..<4 { text.append(index <= count ? digits[Int(group >> (18 - 6 * UInt32(index)) & 63)] : padding) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  package static func bytes(_ text: String) -> [UInt8]? {
    let text = Array(text.utf8)
    guard text.count.isMultiple(of: 4) else { return nil }
    let padded = text.reversed().prefix { $0 == padding }.count
    guard padded <= 2 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    var (group, bits): (UInt32, UInt32) = (0, 0)
    for character in text.dropLast(padded) {
      guard let value = value(character) else { return nil }
      group = (group << 6 | value) & 0xFFFF
      bits += 6
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: group >> bits))
      }
    }
    // Bits that no byte has would be a second way to write the same.
    guard group & (1 << bits - 1) == 0 else { return nil }
    return bytes
  }

  private static func value(_ character: UInt8) -> UInt32? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(character) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(character) - 97 + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character) - 48 + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
