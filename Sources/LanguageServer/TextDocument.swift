package import RulesJSON
package import SourceText

/// The text of a document that the client has open, or of a file, with conversions between offsets and positions.
package struct TextDocument: Sendable {
  package private(set) var bytes: [UInt8]
  package private(set) var lines: LineIndex
  /// The version from the client.
  package private(set) var version: Int64?

  package init(_ bytes: [UInt8], version: Int64? = nil) {
    self.bytes = bytes
    self.version = version
    lines = LineIndex(bytes)
  }

  /// Returns the offset of a position. A character after the end of the line is its end, and one inside a character is its start.
  package func offset(of position: TextPosition, _ encoding: PositionEncoding) -> Int {
    guard position.line < lines.count else { return bytes.count }
    let content = lines.content(of: position.line + 1, in: bytes)
    if encoding == .utf8 {
      return characterStart(min(content.lowerBound + min(position.character, bytes.count), content.upperBound), content)
    }
    var offset = content.lowerBound
    var left = position.character
    while offset < content.upperBound {
      let width = encoding.width(bytes[offset])
      if left < width { break }
      left -= width
      offset += 1
      while offset < content.upperBound, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return offset
  }

  private func characterStart(_ offset: Int, _ content: Range<Int>) -> Int {
    var offset = offset
    while offset > content.lowerBound, offset < content.upperBound, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  /// Returns the position of an offset.
  package func position(of offset: Int, _ encoding: PositionEncoding) -> TextPosition {
    let offset = min(max(0, offset), bytes.count)
    let line = lines.line(of: offset) - 1
    let start = Int(lines.starts[line])
    if encoding == .utf8 { return TextPosition(line: line, character: offset - start) }
    var character = 0
    for index in start..<offset where bytes[index] & 0xC0 != 0x80 { character += encoding.width(bytes[index]) }
    return TextPosition(line: line, character: character)
  }

  /// Returns the positions of a range of bytes.
  package func range(_ range: Range<Int>, _ encoding: PositionEncoding) -> TextRange {
    TextRange(position(of: range.lowerBound, encoding), position(of: range.upperBound, encoding))
  }

  /// Returns the bytes of a range of positions.
  package func bytes(of range: TextRange, _ encoding: PositionEncoding) -> Range<Int> {
    let start = offset(of: range.start, encoding)
    return start..<max(start, offset(of: range.end, encoding))
  }

  /// Applies the changes of a `textDocument/didChange`, each to the result of the ones before.
  package mutating func apply(_ changes: [JSON], version: Int64?, _ encoding: PositionEncoding) throws(RPCError) {
    for change in changes {
      guard let text = change["text"]?.stringValue else { throw RPCError(.invalidParams, "a change needs `text`") }
      if let given = change["range"], !given.isNull {
        guard let range = TextRange(given) else { throw RPCError(.invalidParams, "`range` needs two positions") }
        bytes.replaceSubrange(bytes(of: range, encoding), with: text.utf8)
      } else {
        bytes = Array(text.utf8)
      }
      lines = LineIndex(bytes)
    }
    self.version = version
  }
}
