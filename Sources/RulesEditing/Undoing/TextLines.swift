internal import SourceText

/// The lines of a text with their line breaks.
enum TextLines {
  static func of(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] { LineIndex(bytes).lines(of: bytes) }

  /// The text of lines. Only the last one may be without a line break.
  static func joined(_ lines: [ArraySlice<UInt8>]) -> [UInt8] {
    var text: [UInt8] = []
    for line in lines {
      if let last = text.last, last != 0x0A, last != 0x0D { text.append(0x0A) }
      text += line
    }
    return text
  }
}
