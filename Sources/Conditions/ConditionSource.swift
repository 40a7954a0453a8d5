public import SourceText

/// The text of one condition and where it stands: YAML quotes and escapes may lie between the two.
public struct ConditionSource: Sendable {
  /// The expression as YAML decoded it, in UTF-8.
  public let text: [UInt8]
  private let locate: @Sendable (Range<Int>) -> Span

  /// `span` turns a range of `text` into the place in the file.
  public init(text: [UInt8], span: @escaping @Sendable (Range<Int>) -> Span) {
    self.text = text
    self.locate = span
  }

  /// A text that stands in the file just as it is, from `start` on.
  public init(text: [UInt8], file: FileID, start: Int) {
    self.init(text: text) { Span(file, start + $0.lowerBound, start + $0.upperBound) }
  }

  public func span(_ range: Range<Int>) -> Span { locate(range) }

  func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }
}
