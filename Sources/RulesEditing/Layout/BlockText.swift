import SourceText

/// A block scalar: `|` or `>`, its marks, and lines that are indented two further than what they belong to.
struct BlockText {
  private let header: String
  private let lines: [String]

  /// `outer`: the column that an indentation given as a number counts from.
  init(_ source: SourceFile, _ range: Range<Int>, outer: Int) {
    let first = source.lines.line(of: range.lowerBound)
    let last = source.lines.line(of: max(range.lowerBound, range.upperBound - 1))
    let head = source.lines.content(of: first, in: source.bytes)
    var header = source.text(range.lowerBound..<head.upperBound)
    let given = Self.marks(header).firstIndex { $0.isNumber }
    var indentation = given.flatMap { header[$0].wholeNumberValue }.map { $0 + outer }
    if let given { header.replaceSubrange(given...given, with: "2") }
    while header.last == " " { header.removeLast() }
    var lines: [String] = []
    for number in first + 1..<max(first + 1, last + 1) {
      let line = source.line(number)
      let blanks = line.utf8.prefix { $0 == 0x20 }.count
      if indentation == nil, blanks < line.utf8.count { indentation = blanks }
      lines.append(String(Substring(line.utf8.dropFirst(min(blanks, indentation ?? blanks)))))
    }
    self.header = header
    self.lines = lines
  }

  /// `text`: what the lines are read as.
  func written(_ text: String) -> ScalarText {
    let quoted = QuotedText.write(text)
    if text.allSatisfy(\.isWhitespace) { return ScalarText(quoted) }
    // The file ended before the last line did; now it does not.
    let header = text.hasSuffix("\n") ? header : Self.withoutEnd(header)
    var lines = [header] + lines
    let keepsBlanks = Self.marks(header).contains("+")
    if keepsBlanks {
      let feeds = text.reversed().prefix { $0 == "\n" }.count
      lines += [String](repeating: "", count: max(0, feeds - 1))
    }
    return ScalarText(lines: lines, inFlow: quoted, isBlock: true, keepsBlanks: keepsBlanks)
  }

  /// What stands before the comment, if there is one.
  private static func marks(_ header: String) -> Substring { header.prefix { "|>+-".contains($0) || $0.isNumber } }

  /// With the mark that says that the last line's end is no part of the text.
  private static func withoutEnd(_ header: String) -> String {
    let marks = marks(header)
    return marks.contains("-") ? header : marks.replacing("+", with: "") + "-" + header.dropFirst(marks.count)
  }
}
