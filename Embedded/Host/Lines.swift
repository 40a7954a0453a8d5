import CHost
import RulesJSON

/// Reads the input line by line, like `rulebook eval`. A line ends at a line feed or at the end of the input.
struct Lines {
  /// One line without its line feed.
  struct Line {
    /// The bytes of the line. A line that is too long for a request is cut off after the first byte beyond the limit.
    var bytes: [UInt8] = []
    /// Whether the line contains only white space.
    var isBlank = true

    mutating func append(_ byte: UInt8) {
      if bytes.count <= JSON.defaultLimit { bytes.append(byte) }
      if byte != 0x20 && byte != 0x09 && byte != 0x0D { isBlank = false }
    }
  }

  private var buffer: [UInt8] = Array(repeating: 0, count: 1 << 16)
  private var position = 0
  private var count = 0
  private var isAtEnd = false

  /// Returns the next line, or nil after the last one.
  mutating func next() -> Line? {
    var line = Line()
    var hasAny = false
    while true {
      while position < count {
        let byte = buffer[position]
        position += 1
        if byte == 0x0A { return line }
        hasAny = true
        line.append(byte)
      }
      if isAtEnd || !refill() { return hasAny ? line : nil }
    }
  }

  private mutating func refill() -> Bool {
    position = 0
    count = buffer.withUnsafeMutableBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return 0 }
      return max(0, Int(host_read(start, bytes.count)))
    }
    isAtEnd = count == 0
    return !isAtEnd
  }
}
