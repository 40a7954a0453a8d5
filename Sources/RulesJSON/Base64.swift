/// Base64 (RFC 4648) with padding. Decoding accepts only the canonical form of each byte sequence.
package enum Base64 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let padding = UInt8(ascii: "=")

  /// Returns the text of bytes.
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

  /// Returns the bytes of a text; nil if it is not their canonical form.
  package static func bytes(_ text: String) -> [UInt8]? {
    var text = text
    return text.withUTF8 { bytes($0) }
  }

  private static func bytes(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard text.count.isMultiple(of: 4) else { return nil }
    let padded = text.reversed().prefix { $0 == padding }.count
    guard padded <= 2 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    var (group, bits): (UInt32, UInt32) = (0, 0)
    // An invalid character sets the two high bits, which no digit uses.
    var seen: UInt8 = 0
    values.withUnsafeBufferPointer { values in
      for index in 0..<(text.count - padded) {
        let value = values[Int(text[index])]
        seen |= value
        group = (group << 6 | UInt32(value)) & 0xFFFF
        bits += 6
        if bits >= 8 {
          bits -= 8
          bytes.append(UInt8(truncatingIfNeeded: group >> bits))
        }
      }
    }
    // Unused bits must be zero. Otherwise, the same bytes would have a second form.
    guard seen < 64, group & (1 << bits - 1) == 0 else { return nil }
    return bytes
  }

  /// The value of each byte as a base64 digit; 255 for bytes that are not digits.
  private static let values: [UInt8] = {
    var values = Array(repeating: UInt8.max, count: 256)
    for (value, digit) in digits.enumerated() { values[Int(digit)] = UInt8(value) }
    return values
  }()
}
