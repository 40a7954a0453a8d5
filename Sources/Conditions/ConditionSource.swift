package import SourceText

/// The text of a condition and its location in the file, which may differ from the text by YAML quotes and escapes.
package struct ConditionSource: Sendable {
  /// The expression as decoded by YAML, in UTF-8.
  package let text: [UInt8]
  private let locate: @Sendable (Range<Int>) -> Span

  /// Creates a source whose text may differ from the bytes of the file.
  ///
  /// - Parameter span: Maps a range of `text` to its span in the file.
  package init(text: [UInt8], span: @escaping @Sendable (Range<Int>) -> Span) {
    self.text = text
    self.locate = span
  }

  /// Creates a source whose text is stored verbatim in the file, beginning at offset `start`.
  package init(text: [UInt8], file: FileID, start: Int) {
    self.init(text: text) { Span(file, start + $0.lowerBound, start + $0.upperBound) }
  }

  /// Returns the span in the file of a range of the text.
  package func span(_ range: Range<Int>) -> Span { locate(range) }

  func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }
}
