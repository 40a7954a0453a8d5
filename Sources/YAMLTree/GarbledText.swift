/// A character whose bytes in UTF-8 were read as characters of Windows-1252 and saved again: `â€™` instead of `’`.
struct GarbledText {
  /// The intended character.
  let text: String
  /// The offset after the garbled characters.
  let end: Int

  /// Finds a garbled character at an offset, which must be the start of a character from U+00C2 to U+00F4.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
    var original: [UInt8] = []
    var index = start
    var length = 1
    while original.count < length {
      guard let (scalar, count) = GarbledText.scalar(in: bytes, at: index), let byte = GarbledText.byte(of: scalar) else { return nil }
      if original.isEmpty {
        length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
      } else if byte & 0xC0 != 0x80 {
        return nil
      }
      original.append(byte)
      index += count
    }
    let text = String(decoding: original, as: UTF8.self)
    guard text.unicodeScalars.count == 1, text.unicodeScalars.first != "\u{FFFD}" else { return nil }
    self.text = text
    end = index
  }

  /// Returns the character of two or three bytes at an offset; nil for other characters.
  private static func scalar(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> (UInt32, Int)? {
    guard index + 1 < bytes.count, bytes[index] >= 0xC2, bytes[index + 1] & 0xC0 == 0x80 else { return nil }
    if bytes[index] < 0xE0 { return (UInt32(bytes[index] & 0x1F) << 6 | UInt32(bytes[index + 1] & 0x3F), 2) }
    guard bytes[index] < 0xF0, index + 2 < bytes.count, bytes[index + 2] & 0xC0 == 0x80 else { return nil }
    return (UInt32(bytes[index] & 0x0F) << 12 | UInt32(bytes[index + 1] & 0x3F) << 6 | UInt32(bytes[index + 2] & 0x3F), 3)
  }

  /// Returns the byte of a character in Windows-1252 or in Latin-1, for bytes from 0x80.
  private static func byte(of scalar: UInt32) -> UInt8? {
    if (0x80...0xFF).contains(scalar) { return UInt8(scalar) }
    return SingleByteTable.windows.firstIndex(of: scalar).map { UInt8($0 + 0x80) }
  }
}
