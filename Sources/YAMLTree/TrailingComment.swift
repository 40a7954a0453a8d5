public import SourceText

extension Node {
  /// The span of the comment after a value on the same line, from the `#` to the end of the line without trailing blanks.
  public var comment: Span? {
    let bytes = storage.bytes
    var start = Int(record.end)
    while start < bytes.count, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    guard start > Int(record.end), start < bytes.count, bytes[start] == 0x23 else { return nil }
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    return Span(storage.file, start, end)
  }

  /// Returns the source text at a span of the node's file. A span of another file is a programming error.
  public func source(of span: Span) -> String { String(decoding: storage.bytes[Int(span.start)..<Int(span.end)], as: UTF8.self) }
}
