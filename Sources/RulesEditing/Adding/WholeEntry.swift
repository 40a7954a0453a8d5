internal import Diagnostics
internal import SourceText

extension Fix.Edit {
  /// A removal of whole lines, with the comments directly above them, which are about these lines. Other edits stay as they are.
  ///
  /// It is for the text of a copy, because comments of the original must stay.
  ///
  /// - Parameter start: The offset before which nothing is removed.
  func withCommentsAbove(from start: Int, in source: SourceFile) -> Fix.Edit {
    let range = span.range
    guard text.isEmpty, range.upperBound > range.lowerBound, source.bytes[range.upperBound - 1] == 0x0A,
      source.lineStart(of: span) == range.lowerBound
    else { return self }
    var first = range.lowerBound
    while first > start {
      let line = source.lines.line(of: first - 1)
      let content = source.bytes[source.lines.content(of: line, in: source.bytes)]
      guard content.first(where: { $0 != 0x20 }) == UInt8(ascii: "#"), Int(source.lines.starts[line - 1]) >= start else { break }
      first = Int(source.lines.starts[line - 1])
    }
    return Fix.Edit(Span(span.file, first, range.upperBound), "")
  }
}
