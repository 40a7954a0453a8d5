public import SourceText

/// The text of a condition and its location in the file, which may differ from the text by YAML quotes and escapes.
public struct ConditionSource: Sendable {
  /// The expression as decoded by YAML, in UTF-8.
  public let text: [UInt8]
  private let locate: @Sendable (Range<Int>) -> Span

  /// - Parameter span: Maps a range of `text` to its span in the file.
  public init(text: [UInt8], span: @escaping @Sendable (Range<Int>) -> Span) {
    self.text = text
    self.locate = span
  }

  /// Creates a source whose text is stored verbatim in the file, beginning at offset `start`.
  public init(text: [UInt8], file: FileID, start: Int) {
    self.init(text: text) { Span(file, start + $0.lowerBound, start + $0.upperBound) }
  }

  /// Returns the span in the file of a range of the text.
  public func span(_ range: Range<Int>) -> Span { locate(range) }

  func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }
}
