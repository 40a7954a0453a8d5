/// Base64 (RFC 4648), for bytes in scripts and for the hashes of a content security policy.
package enum Base64 {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns the text of bytes, with padding.
  package static func text(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let left = bytes.count - index
      let group =
        UInt32(bytes[index]) << 16 | (left > 1 ? UInt32(bytes[index + 1]) << 8 : 0) | (left > 2 ? UInt32(bytes[index + 2]) : 0)
      result.append(letters[Int(group >> 18)])
      result.append(letters[Int(group >> 12 & 63)])
      result.append(left > 1 ? letters[Int(group >> 6 & 63)] : UInt8(ascii: "="))
      result.append(left > 2 ? letters[Int(group & 63)] : UInt8(ascii: "="))
      index += 3
    }
    return result
  }
}
