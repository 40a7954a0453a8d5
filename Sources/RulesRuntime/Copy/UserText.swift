/// Text from a user. It is escaped, and cut to the length that its place allows.
package enum UserText {
  /// The maximum number of scalars per character, because one character can hold a thousand accents.
  private static let scalarsPerCharacter = 4

  /// Wraps the text in FSI and PDI, as MessageFormat 2 does, and removes controls, line breaks, and bidirectional overrides.
  ///
  /// - Parameter bound: The maximum number of characters, as users count them; 0 for any number. A longer text ends with an ellipsis after
  ///   the last whole character that leaves room for it.
  package static func append(_ utf8: some Collection<UInt8>, atMost bound: Int = 0, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: "\u{2068}".utf8)
    let start = bytes.count
    // The end of the text if it turns out to be too long.
    var cut = start
    var characters = Characters()
    var (count, scalars) = (0, 0)
    for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars where !isRefused(scalar.value) {
      if bound > 0 {
        scalars += 1
        if characters.begins(scalar.value) {
          if count <= bound - 1, scalars <= scalarsPerCharacter * (bound - 1) + 1 { cut = bytes.count }
          count += 1
        }
        if count > bound || scalars > scalarsPerCharacter * bound {
          bytes.removeLast(bytes.count - cut)
          bytes.append(contentsOf: "…".utf8)
          break
        }
      }
      append(scalar, to: &bytes)
    }
    bytes.append(contentsOf: "\u{2069}".utf8)
  }

  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { bytes.append(byte) }
  }

  private static func isRefused(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x061C, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x206F: true
    default: false
    }
  }
}
