public import SourceText

extension Node {
  /// Returns the source span of a range of the decoded text. It is exact for plain and quoted scalars on one line, approximate otherwise,
  /// and never outside the node.
  public func sourceSpan(of range: Range<Int>) -> Span {
    let record = record
    guard !record.flags.isContainer else { return span }
    let length = Int(record.second)
    let lower = min(max(range.lowerBound, 0), length)
    let upper = min(max(range.upperBound, lower), length)
    guard record.flags.contains(.sideText) else {
      return Span(storage.file, Int(record.first) + lower, Int(record.first) + upper)
    }
    return storage.bytes.withUnsafeBufferPointer { source in
      storage.withText(index) { text in
        var walk = SourceWalk(source, record)
        while walk.decoded < lower { walk.step(text) }
        walk.settle(text)
        let start = walk.offset
        if upper == lower { return Span(storage.file, start, start) }
        // The span ends after the last byte of the range, not at the next byte, because a line break may separate the two.
        while walk.decoded < upper { walk.step(text) }
        return Span(storage.file, start, max(start, walk.offset))
      }
    }
  }
}

/// Iterates over the decoded text of a scalar and its source in parallel.
struct SourceWalk {
  private let source: UnsafeBufferPointer<UInt8>
  private let flags: NodeFlags
  private let end: Int
  private(set) var decoded = 0
  private(set) var offset: Int

  init(_ source: UnsafeBufferPointer<UInt8>, _ record: NodeRecord) {
    self.source = source
    flags = record.flags
    let isQuoted = flags.contains(.singleQuoted) || flags.contains(.doubleQuoted)
    end = max(Int(record.start), Int(record.end) - (isQuoted ? 1 : 0))
    offset = min(Int(record.start) + (isQuoted ? 1 : 0), end)
    if flags.contains(.literal) || flags.contains(.folded) { skipHeader() }
  }

  /// Advances by one decoded byte, or by all bytes of an escape sequence.
  mutating func step(_ text: UnsafeBufferPointer<UInt8>) {
    settle(text)
    guard decoded < text.count else { return decoded += 1 }
    let wanted = text[decoded]
    if offset >= end {
      decoded += 1
    } else if flags.contains(.doubleQuoted), source[offset] == 0x5C {
      takeEscape(text)
    } else if flags.contains(.singleQuoted), source[offset] == 0x27 {
      offset = min(offset + 2, end)
      decoded += 1
    } else if isBreak(source[offset]) {
      decoded += 1
      takeBreak()
    } else {
      decoded += 1
      if source[offset] == wanted || !isBlank(wanted) { offset += 1 } else { skipToBreak() }
    }
  }

  /// Skips source that does not produce text: indentation, folded line breaks, and escaped line breaks.
  mutating func settle(_ text: UnsafeBufferPointer<UInt8>) {
    if flags.contains(.doubleQuoted) {
      while offset + 1 < end, source[offset] == 0x5C, isBreak(source[offset + 1]) {
        offset += 1
        takeBreak()
      }
    }
    guard decoded < text.count, !isBlank(text[decoded]) else { return }
    while offset < end, isBlank(source[offset]) { offset += 1 }
  }

  /// Skips a header such as `|2-  # comment`, up to the first line of text.
  private mutating func skipHeader() {
    skipToBreak()
    takeBreak()
  }

  private mutating func skipToBreak() {
    while offset < end, !isBreak(source[offset]) { offset += 1 }
  }

  /// Skips one line break and the indentation after it.
  private mutating func takeBreak() {
    guard offset < end else { return }
    offset += source[offset] == 0x0D && offset + 1 < end && source[offset + 1] == 0x0A ? 2 : 1
    if flags.contains(.literal) || flags.contains(.folded) { return }
    while offset < end, source[offset] == 0x20 || source[offset] == 0x09 { offset += 1 }
  }

  private mutating func takeEscape(_ text: UnsafeBufferPointer<UInt8>) {
    guard offset + 1 < end else {
      offset = end
      return decoded += 1
    }
    let digits = source[offset + 1] == 0x78 ? 2 : source[offset + 1] == 0x75 ? 4 : source[offset + 1] == 0x55 ? 8 : 0
    offset = min(offset + 2 + digits, end)
    // An escape sequence for a character above U+007F decodes to several bytes, and so do `\N`, `\_`, `\L`, and `\P`.
    decoded += 1
    while decoded < text.count, text[decoded] & 0xC0 == 0x80 { decoded += 1 }
  }

  private func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
