import SourceText

/// A line of YAML taken apart by eye: indentation, dashes, key, value. Good enough to say what is wrong with it, no more.
struct LineParts {
  let number: Int
  /// Without indentation, trailing blanks and comment.
  let content: Range<Int>
  /// Before the first `: ` outside quotes; nil when there is none.
  let key: Range<Int>?
  /// After it, or after the dashes.
  let value: Range<Int>

  init(_ source: SourceFile, line number: Int) {
    self.number = number
    let bytes = source.bytes
    let whole = source.lines.content(of: number, in: bytes)
    var start = whole.lowerBound
    while start < whole.upperBound, isBlank(bytes[start]) { start += 1 }
    var end = Self.comment(bytes, start..<whole.upperBound) ?? whole.upperBound
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    content = start..<end
    var first = start
    while first + 1 < end, bytes[first] == 0x2D, bytes[first + 1] == 0x20 {
      first += 1
      while first < end, bytes[first] == 0x20 { first += 1 }
    }
    if let colon = Self.colon(bytes, first..<end) {
      key = first..<colon
      first = colon + 1
      while first < end, isBlank(bytes[first]) { first += 1 }
    } else {
      key = nil
    }
    value = first..<end
  }

  /// A `#` at the start or after a blank.
  private static func comment(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
    range.first { bytes[$0] == 0x23 && ($0 == range.lowerBound || isBlank(bytes[$0 - 1])) }
  }

  /// The `:` that ends the key: followed by a blank or the end, and with a key of one word or one quoted text before it.
  private static func colon(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
    guard let first = range.first else { return nil }
    var index = first
    if bytes[first] == 0x27 || bytes[first] == 0x22 {
      index += 1
      while index < range.upperBound, bytes[index] != bytes[first] { index += 1 }
    } else if isFlowIndicator(bytes[first]) {
      return nil
    }
    while index < range.upperBound {
      if bytes[index] == 0x3A, index + 1 == range.upperBound || isBlank(bytes[index + 1]) { return index }
      if index > first, bytes[first] == 0x27 || bytes[first] == 0x22, bytes[index] != bytes[first], !isBlank(bytes[index]) { return nil }
      index += 1
    }
    return nil
  }
}
