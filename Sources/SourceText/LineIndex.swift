/// A position for display.
public struct Position: Sendable, Hashable, Comparable {
  /// The 1-based line.
  public var line: Int
  /// The 1-based column in Unicode scalars.
  public var column: Int

  /// Creates a position from a 1-based line and a 1-based column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Returns whether the first position comes before the second in the same file.
  public static func < (a: Position, b: Position) -> Bool { (a.line, a.column) < (b.line, b.column) }
}

/// The offsets of the lines of a text, which convert between offsets and lines and columns.
public struct LineIndex: Sendable {
  /// The UTF-8 offset of the first byte of each line.
  public let starts: [UInt32]

  /// Finds the lines of a text. A line ends with LF, CRLF, or CR. Complexity: O(*n*), where *n* is the number of bytes.
  public init(_ bytes: [UInt8]) {
    var starts: [UInt32] = [0]
    bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      while index < buffer.count {
        let byte = buffer[index]
        index += 1
        if byte == 0x0A {
          starts.append(UInt32(index))
        } else if byte == 0x0D {
          if index < buffer.count, buffer[index] == 0x0A { index += 1 }
          starts.append(UInt32(index))
        }
      }
    }
    self.starts = starts
  }

  /// The number of lines.
  public var count: Int { starts.count }

  /// Returns the 1-based line that contains an offset.
  public func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Returns the line and the column of an offset.
  public func position(of offset: Int, in bytes: [UInt8]) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    let line = line(of: offset)
    return Position(line: line, column: scalars(in: Int(starts[line - 1])..<offset, of: bytes) + 1)
  }

  /// Returns the 1-based column in UTF-16 code units, as used by the Language Server Protocol.
  public func utf16Column(of offset: Int, in bytes: [UInt8]) -> Int {
    let start = Int(starts[line(of: offset) - 1])
    return bytes[start..<max(start, min(offset, bytes.count))].reduce(1) { column, byte in
      column + (byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1)
    }
  }

  /// Returns the offset of a 0-based line and a 0-based column in scalars, as reported by libyaml.
  public func offset(line: Int, column: Int, in bytes: [UInt8]) -> Int {
    guard line < starts.count else { return bytes.count }
    var offset = Int(starts[line])
    var left = column
    while left > 0, offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      left -= 1
    }
    return offset
  }

  /// Returns the byte range of a line (1-based) without its line break.
  public func content(of line: Int, in bytes: [UInt8]) -> Range<Int> {
    guard line >= 1, line <= starts.count else { return bytes.count..<bytes.count }
    let start = Int(starts[line - 1])
    var end = line < starts.count ? Int(starts[line]) : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// Returns the lines with their line breaks, without an empty last one.
  public func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    starts.indices.compactMap { index in
      let end = index + 1 < starts.count ? Int(starts[index + 1]) : bytes.count
      return Int(starts[index]) < end ? bytes[Int(starts[index])..<end] : nil
    }
  }

  private func scalars(in range: Range<Int>, of bytes: [UInt8]) -> Int {
    var count = 0
    for index in range where bytes[index] & 0xC0 != 0x80 { count += 1 }
    return count
  }
}
