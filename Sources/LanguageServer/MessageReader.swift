/// Splits a stream of bytes into messages: a header with `Content-Length`, an empty line, and a body.
///
/// Nothing ends the reader. After bytes that are not a header, it continues at the next header.
package struct MessageReader: Sendable {
  /// A message, or what the reader skipped.
  package enum Item: Sendable, Equatable {
    case message([UInt8])
    case problem(String)
  }

  /// The maximum size of a header. A longer one is skipped.
  private static let longestHeader = 4096
  private static let field = Array("content-length:".utf8)

  /// The maximum size of a body in bytes. The body of a longer message is skipped.
  private let limit: Int
  private var bytes: [UInt8] = []
  private var start = 0
  /// The size of the body that comes next; nil before the end of the header.
  private var expected: Int?
  /// The number of bytes of a long body that are still to be skipped.
  private var skipping = 0

  /// Creates a reader without bytes.
  package init(limit: Int = 64 << 20) { self.limit = limit }

  /// Adds bytes from the stream.
  package mutating func append(_ more: ArraySlice<UInt8>) {
    if start > 0, start == bytes.count || start > 1 << 16 {
      bytes.removeSubrange(..<start)
      start = 0
    }
    bytes += more
  }

  /// Returns the next message or problem; nil if more bytes are needed.
  package mutating func next() -> Item? {
    if skipping > 0 {
      let count = min(skipping, bytes.count - start)
      start += count
      skipping -= count
      guard skipping == 0 else { return nil }
    }
    guard let size = expected else { return header() }
    guard bytes.count - start >= size else { return nil }
    let body = Array(bytes[start..<start + size])
    start += size
    expected = nil
    return .message(body)
  }

  private mutating func header() -> Item? {
    guard let end = headerEnd() else {
      guard bytes.count - start > Self.longestHeader else { return nil }
      return resynchronize("a header of more than \(Self.longestHeader) bytes")
    }
    let lines = bytes[start..<end.content].split { $0 == 0x0A || $0 == 0x0D }
    guard let size = lines.lazy.compactMap(Self.length).first else {
      start = end.next
      return lines.isEmpty ? next() : .problem("a header without a valid Content-Length")
    }
    start = end.next
    guard size <= limit else {
      skipping = size
      return .problem("a message of \(size) bytes; at most \(limit) are accepted")
    }
    expected = size
    return next()
  }

  /// Finds the empty line after the header, whose lines end with CRLF or LF.
  private func headerEnd() -> (content: Int, next: Int)? {
    var index = start
    let last = min(bytes.count, start + Self.longestHeader)
    while index < last {
      if bytes[index] == 0x0A {
        if index + 1 < bytes.count, bytes[index + 1] == 0x0A { return (index, index + 2) }
        if index + 2 < bytes.count, bytes[index + 1] == 0x0D, bytes[index + 2] == 0x0A { return (index, index + 3) }
      }
      index += 1
    }
    return nil
  }

  /// The number in a line `Content-Length: 120`.
  private static func length(_ line: ArraySlice<UInt8>) -> Int? {
    // Bytes of an interrupted message may precede the field on its line.
    guard let from = find(field, in: line) else { return nil }
    let digits = line[(from + field.count)...].drop { $0 == 0x20 || $0 == 0x09 }.prefix { $0 >= 0x30 && $0 <= 0x39 }
    guard !digits.isEmpty, digits.count <= 12 else { return nil }
    return Int(String(decoding: digits, as: UTF8.self))
  }

  /// Skips to the next `Content-Length`.
  private mutating func resynchronize(_ problem: String) -> Item {
    let rest = bytes[(start + 1)...]
    start = Self.find(Self.field, in: rest) ?? max(start + 1, bytes.count - Self.field.count)
    return .problem(problem)
  }

  /// Finds a lowercase word, ignoring case.
  private static func find(_ word: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    guard text.count >= word.count else { return nil }
    for from in text.startIndex...(text.endIndex - word.count) where text[from] | 0x20 == word[0] {
      if (1..<word.count).allSatisfy({ offset in
        let byte = text[from + offset]
        return byte == word[offset] || byte | 0x20 == word[offset] && byte >= 0x41 && byte <= 0x5A
      }) {
        return from
      }
    }
    return nil
  }
}
