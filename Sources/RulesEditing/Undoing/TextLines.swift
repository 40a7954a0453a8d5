/// The lines of a text with their line feeds.
enum TextLines {
  static func of(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (offset, byte) in bytes.enumerated() where byte == 0x0A {
      lines.append(bytes[start...offset])
      start = offset + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  /// The text of lines. Only the last one may be without a line feed.
  static func joined(_ lines: [ArraySlice<UInt8>]) -> [UInt8] {
    var text: [UInt8] = []
    for line in lines {
      if let last = text.last, last != 0x0A { text.append(0x0A) }
      text += line
    }
    return text
  }
}
