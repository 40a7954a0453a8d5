/// Converts libyaml's positions, which count characters, to UTF-8 offsets.
///
/// It uses the character count rather than line and column, because the count does not depend on the definition of a line break.
struct CharacterOffsets {
  private static let stride = 64

  private let bytes: UnsafeBufferPointer<UInt8>
  /// The offset where libyaml's input starts, after a byte order mark.
  private let base: Int
  /// The offset of every 64th character; empty if all characters are ASCII.
  private var checkpoints: [UInt32] = []
  private var lastCharacter = 0
  private var lastOffset: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, base: Int, isASCII: Bool) {
    self.bytes = bytes
    self.base = base
    self.lastOffset = base
    if isASCII { return }
    checkpoints.reserveCapacity(bytes.count / Self.stride + 1)
    var character = 0
    for offset in base..<bytes.count where bytes[offset] & 0xC0 != 0x80 {
      if character % Self.stride == 0 { checkpoints.append(UInt32(offset)) }
      character += 1
    }
  }

  /// Returns the offset of a character. Positions mostly increase, so the search starts at the last result if possible.
  mutating func offset(ofCharacter character: Int) -> Int {
    if checkpoints.isEmpty { return min(base + character, bytes.count) }
    if character < lastCharacter || character >= lastCharacter + Self.stride {
      let checkpoint = min(character / Self.stride, checkpoints.count - 1)
      lastCharacter = checkpoint * Self.stride
      lastOffset = Int(checkpoints[checkpoint])
    }
    while lastCharacter < character, lastOffset < bytes.count {
      lastOffset += 1
      while lastOffset < bytes.count, bytes[lastOffset] & 0xC0 == 0x80 { lastOffset += 1 }
      lastCharacter += 1
    }
    return lastOffset
  }
}
