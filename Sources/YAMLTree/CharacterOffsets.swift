/// Turns libyaml's marks, which count characters, into UTF-8 offsets.
///
/// The character count is trusted rather than line and column: it does not depend on what either side takes for a line break.
struct CharacterOffsets {
  private static let stride = 64

  private let bytes: UnsafeBufferPointer<UInt8>
  /// Where libyaml's input begins, after a byte order mark.
  private let base: Int
  /// The offset of every 64th character; empty when all characters are one byte.
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

  /// Marks mostly move forward, so the walk starts at the last answer when it can.
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
