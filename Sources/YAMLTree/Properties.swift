/// The anchor and the tag before a value. They are located in the source text because libyaml does not report their positions.
struct Properties {
  private(set) var anchor: Range<Int>?
  private(set) var tag: Range<Int>?
  /// The offset where the value starts.
  private(set) var content: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to bound: Int) {
    content = start
    while let property = next(bytes, bound) {
      if bytes[property.lowerBound] == 0x26 { anchor = anchor ?? property } else { tag = tag ?? property }
      content = property.upperBound
    }
  }

  /// Skips blanks, line breaks, and comments, and returns the range of a following `&` or `!` property.
  private mutating func next(_ bytes: UnsafeBufferPointer<UInt8>, _ bound: Int) -> Range<Int>? {
    var index = content
    while index < bound {
      if isBlank(bytes[index]) {
        index += 1
      } else if lengthOfBreak(bytes, index, bound) > 0 {
        index += lengthOfBreak(bytes, index, bound)
      } else if bytes[index] == 0x23, index > content {
        while index < bound, lengthOfBreak(bytes, index, bound) == 0 { index += 1 }
      } else {
        break
      }
    }
    content = min(index, bound)
    guard index < bound, bytes[index] == 0x26 || bytes[index] == 0x21 else { return nil }
    let start = index
    let isVerbatim = index + 1 < bound && bytes[index + 1] == 0x3C
    while index < bound, !isBlank(bytes[index]), lengthOfBreak(bytes, index, bound) == 0 {
      if !isVerbatim, bytes[start] == 0x26, isFlowIndicator(bytes[index]) { break }
      if !isVerbatim, index > start, bytes[index] == 0x2C || bytes[index] == 0x5D || bytes[index] == 0x7D { break }
      index += 1
    }
    return start..<index
  }
}

func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

/// Returns the length of the line break at an index as libyaml defines it, or 0. A single carriage return, U+0085, U+2028, and U+2029 are
/// also line breaks, but they are not allowed in rule files.
private func lengthOfBreak(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ bound: Int) -> Int {
  switch bytes[index] {
  case 0x0A, 0x0D: 1
  case 0xC2: index + 1 < bound && bytes[index + 1] == 0x85 ? 2 : 0
  case 0xE2: index + 2 < bound && bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8 ? 3 : 0
  default: 0
  }
}

/// Whether the byte is one of `,[]{}`.
func isFlowIndicator(_ byte: UInt8) -> Bool { byte == 0x2C || byte == 0x5B || byte == 0x5D || byte == 0x7B || byte == 0x7D }
