import SourceText

/// A line of YAML split heuristically into indentation, dashes, key, and value. Used only to describe syntax errors.
struct LineParts {
  let number: Int
  /// The line without indentation, trailing blanks, and comment.
  let content: Range<Int>
  /// The part before the first `: ` outside quotes; nil if the line has no `: `.
  let key: Range<Int>?
  /// The part after the key, or after the dashes.
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

  /// Returns the offset of a `#` at the start or after a blank.
  private static func comment(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
    range.first { bytes[$0] == 0x23 && ($0 == range.lowerBound || isBlank(bytes[$0 - 1])) }
  }

  /// Returns the offset of the `:` that ends the key. It is followed by a blank or the end, and preceded by a word or a quoted string.
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
