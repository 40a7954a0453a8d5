import SourceText

/// A block scalar: `|` or `>`, its indicators, and lines that are indented by two more than the parent.
struct BlockText {
  private let header: String
  private let lines: [String]

  /// Reads a block scalar.
  ///
  /// - Parameter outer: The column that a numeric indentation indicator is relative to.
  init(_ source: SourceFile, _ range: Range<Int>, outer: Int) {
    let first = source.lines.line(of: range.lowerBound)
    let last = source.lines.line(of: max(range.lowerBound, range.upperBound - 1))
    let head = source.lines.content(of: first, in: source.bytes)
    var header = source.text(range.lowerBound..<head.upperBound).prefix { "|>+-".contains($0) || $0.isNumber }
    let given = header.firstIndex { $0.isNumber }
    var indentation = given.flatMap { header[$0].wholeNumberValue }.map { $0 + outer }
    if let given { header.replaceSubrange(given...given, with: "2") }
    var lines: [String] = []
    for number in first + 1..<max(first + 1, last + 1) {
      let line = source.line(number)
      let blanks = line.utf8.prefix { $0 == 0x20 }.count
      if indentation == nil, blanks < line.utf8.count { indentation = blanks }
      lines.append(Self.without(min(blanks, indentation ?? blanks), line))
    }
    self.header = String(header)
    self.lines = lines + Self.blanks(of: source, below: last, indentation ?? 0)
  }

  /// Returns the blank lines below that are indented more than the text, which belong to the text.
  private static func blanks(of source: SourceFile, below last: Int, _ indentation: Int) -> [String] {
    var lines: [String] = []
    var count = 0
    for number in last + 1..<max(last + 1, source.lines.count + 1) {
      guard source.isBlank(line: number) else { break }
      let line = source.line(number)
      lines.append(without(min(indentation, line.utf8.count), line))
      if line.utf8.count > indentation { count = lines.count }
    }
    return Array(lines.prefix(count))
  }

  /// Returns the scalar as written by the formatter.
  ///
  /// - Parameter text: The decoded text of the scalar.
  func written(_ text: String) -> ScalarText {
    let quoted = QuotedScalar.write(text)
    if text.allSatisfy(\.isWhitespace) { return ScalarText(quoted) }
    // The last line of the file had no line feed, but the formatted file ends with one.
    let header = text.hasSuffix("\n") || header.contains("-") ? header : header.replacing("+", with: "") + "-"
    var lines = [header] + lines
    let keepsBlanks = header.contains("+")
    if keepsBlanks {
      let feeds = text.reversed().prefix { $0 == "\n" }.count
      lines += [String](repeating: "", count: max(0, feeds - 1))
    }
    return ScalarText(lines: lines, inFlow: quoted, isBlock: true, keepsBlanks: keepsBlanks)
  }

  private static func without(_ blanks: Int, _ line: String) -> String { String(Substring(line.utf8.dropFirst(blanks))) }
}
