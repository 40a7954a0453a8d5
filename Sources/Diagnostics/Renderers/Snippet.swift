import SourceText

/// A source line with the marks under it.
struct Snippet {
  /// A mark in display columns.
  struct Mark {
    var start: Int
    var end: Int
    var text: String
    var isPrimary: Bool
  }

  /// The maximum width. Longer lines are truncated around the primary mark.
  private static let widest = 100
  /// The number of bytes before and after the mark that are considered in very long lines.
  private static let reach = 2048

  let number: Int
  private(set) var text: String
  private(set) var marks: [Mark] = []

  init(_ file: SourceFile, line number: Int, labels: [(label: Diagnostic.Label, isPrimary: Bool)]) {
    self.number = number
    let line = file.lines.content(of: number, in: file.bytes)
    let content = Self.window(of: line, in: file.bytes, around: labels)
    let display = DisplayLine(file.bytes[content])
    text = display.text(0..<display.width)
    marks = labels.map { label, isPrimary in
      let start = display.column(ofByte: Int(label.span.start) - content.lowerBound)
      let end = display.column(ofByte: min(Int(label.span.end), content.upperBound) - content.lowerBound)
      return Mark(start: start, end: max(start + 1, end), text: PrintableText.of(label.text), isPrimary: isPrimary)
    }
    marks.sort { ($0.start, $0.end, $0.isPrimary ? 0 : 1) < ($1.start, $1.end, $1.isPrimary ? 0 : 1) }
    if display.width > Self.widest || content != line {
      cut(display, isCutBefore: content.lowerBound > line.lowerBound, isCutAfter: content.upperBound < line.upperBound)
    }
  }

  /// Returns the part of a line that is considered: the whole line, or the surroundings of the primary mark in a very long line.
  private static func window(
    of line: Range<Int>, in bytes: [UInt8], around labels: [(label: Diagnostic.Label, isPrimary: Bool)]
  ) -> Range<Int> {
    guard line.count > 2 * reach else { return line }
    let focus = (labels.first(where: \.isPrimary) ?? labels.first).map { Int($0.label.span.start) } ?? line.lowerBound
    var (start, end) = (max(line.lowerBound, focus - reach), min(line.upperBound, max(focus, line.lowerBound) + reach))
    while start < end, bytes[start] & 0xC0 == 0x80 { start += 1 }
    while end > start, end < line.upperBound, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return start..<max(start, end)
  }

  private mutating func cut(_ display: DisplayLine, isCutBefore: Bool, isCutAfter: Bool) {
    let focus = (marks.first(where: \.isPrimary) ?? marks.first)?.start ?? 0
    let from = max(0, min(focus - Self.widest / 3, display.width - Self.widest))
    let to = min(display.width, from + Self.widest)
    let (before, after) = (from > 0 || isCutBefore ? "..." : "", to < display.width || isCutAfter ? "..." : "")
    text = before + display.text(from..<to) + after
    marks = marks.filter { $0.isPrimary || $0.start < to && $0.end > from }.map { mark in
      var mark = mark
      mark.start = max(mark.start, from) - from + before.count
      mark.end = max(mark.start + 1, min(mark.end, to) - from + before.count)
      return mark
    }
  }

  /// Returns the rows under the line: all marks with the text of the rightmost label, and then the other texts from right to left.
  func rows(_ paint: Paint, _ style: Paint.Style) -> [String] {
    guard let last = marks.last else { return [] }
    var first = underline(paint, style)
    if !last.text.isEmpty { first += " " + paint(last.isPrimary ? style : .frame, last.text) }
    var rows = [first]
    var open = marks.dropLast().filter { !$0.text.isEmpty }
    if !open.isEmpty { rows.append(stems(open)) }
    while let mark = open.popLast() {
      let left = stems(open)
      rows.append(left + String(repeating: " ", count: max(0, mark.start - left.count)) + paint(mark.isPrimary ? style : .frame, mark.text))
    }
    return rows
  }

  private func underline(_ paint: Paint, _ style: Paint.Style) -> String {
    var cells: [Character] = []
    for mark in marks.sorted(by: { !$0.isPrimary && $1.isPrimary }) {
      if cells.count < mark.end { cells += repeatElement(" ", count: mark.end - cells.count) }
      for column in mark.start..<mark.end { cells[column] = mark.isPrimary ? "^" : "-" }
    }
    var text = ""
    var run: [Character] = []
    for cell in cells + [" "] {
      if let previous = run.last, previous != cell {
        text += previous == " " ? String(run) : paint(previous == "^" ? style : .frame, String(run))
        run = []
      }
      run.append(cell)
    }
    return text
  }

  private func stems(_ marks: [Mark]) -> String {
    var cells: [Character] = []
    for mark in marks {
      while cells.count < mark.start { cells.append(" ") }
      if cells.count == mark.start { cells.append("|") }
    }
    return String(cells)
  }
}
