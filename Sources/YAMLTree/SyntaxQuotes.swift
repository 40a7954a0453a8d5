import Diagnostics
import SourceText

// Recognizes quotes that end in the wrong place, which YAML detects one line or one entry too late.
extension ProblemContext {
  /// Recognizes a quote that is not closed on its line although the next line starts another entry. YAML continues to the next quote.
  func runawayQuote() -> Diagnostic? {
    let last = source.lines.line(of: problemOffset)
    for number in stride(from: last, to: max(0, last - 200), by: -1) {
      let line = LineParts(source, line: number)
      let whole = source.lines.content(of: number, in: source.bytes)
      guard !line.content.isEmpty, let start = openQuote(line.content.lowerBound..<whole.upperBound), startsBlock(after: number, line)
      else {
        continue
      }
      let mark = source.text(start..<start + 1)
      var end = whole.upperBound
      while end > start, isBlank(source.bytes[end - 1]) { end -= 1 }
      if let mismatch = otherQuote(from: start, at: end) { return mismatch }
      // Inside brackets, the intended end is unknown.
      let isAlone = start == line.value.lowerBound && !source.bytes[start..<end].contains(0x23)
      return diagnostic(
        "this quote is not closed", start..<start + 1, "opened here",
        helps: ["add the closing `\(mark)` at the end of the text"],
        fixes: isAlone ? [Fix("close it at the end of the line", .maybeIncorrect, [.init(span(end..<end), mark)])] : [])
    }
    return nil
  }

  /// Recognizes a value that ends with another quote than it begins with: `"text'` or `"text”`.
  private func otherQuote(from start: Int, at end: Int) -> Diagnostic? {
    let mark = source.text(start..<start + 1)
    var last = end - 1
    while last > start, source.bytes[last] & 0xC0 == 0x80 { last -= 1 }
    guard last > start, let scalar = scalar(at: last), scalar == "'" || scalar == "\"" || LookAlike.isCurlyQuote(scalar) else { return nil }
    return diagnostic(
      "this text begins with `\(mark)` and ends with `\(scalar)`", last..<end, "not the quote that opens the text",
      helps: ["close the text with the quote that opens it: `\(mark)`"],
      fixes: [Fix("write `\(mark)`", .machineApplicable, [.init(span(last..<end), mark)])])
  }

  /// Recognizes quotes that are doubled or slanted: `''text''` and `` `text` ``.
  func enclosedInQuotes() -> Diagnostic? {
    for line in suspectLines {
      let text = source.text(line.value)
      for mark in ["''", "\"\"", "``", "`"] where text.hasPrefix(mark) && text.hasSuffix(mark) && text.utf8.count > mark.utf8.count * 2 {
        let inner = String(text.dropFirst(mark.count).dropLast(mark.count))
        guard !inner.utf8.contains(where: { $0 == 0x27 && mark == "''" || $0 == 0x22 || $0 == 0x60 || $0 == 0x5C }) else { continue }
        return diagnostic(
          "text is quoted with `\"` or `'`, not with `\(mark)`", line.value, helps: ["write \(Quoting.sentence(inner))"],
          fixes: [Fix("write straight quotes", .maybeIncorrect, [.init(span(line.value), Quoting.sentence(inner))])])
      }
    }
    return nil
  }

  /// Recognizes an unescaped quote inside quoted text, as in `'The shop's closed.'`.
  func innerQuote() -> Diagnostic? {
    let bytes = source.bytes
    for line in suspectLines {
      guard let first = line.value.first, bytes[first] == 0x27 || bytes[first] == 0x22, line.value.count > 2,
        bytes[line.value.upperBound - 1] == bytes[first]
      else { continue }
      let inner = first + 1..<line.value.upperBound - 1
      guard let mark = inner.first(where: { bytes[$0] == bytes[first] }), mark + 1 < inner.upperBound, isText(bytes[mark + 1]),
        mark > inner.lowerBound, bytes[mark - 1] != 0x5C
      else { continue }
      let quoted = Quoting.sentence(source.text(inner))
      return diagnostic(
        "this `\(source.text(mark..<mark + 1))` ends the quoted text, but text follows it", mark..<mark + 1, "the quoted text ends here",
        helps: ["write \(quoted)"], fixes: [Fix("quote the whole text", .maybeIncorrect, [.init(span(line.value), quoted)])])
    }
    return nil
  }

  private func isText(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }

  /// Returns the offset of the quote that opens a value on a line and is not closed on that line.
  private func openQuote(_ line: Range<Int>) -> Int? {
    let bytes = source.bytes
    var open: Int?
    var canOpen = true
    var index = line.lowerBound
    while index < line.upperBound {
      let byte = bytes[index]
      if let start = open {
        if byte == 0x5C, bytes[start] == 0x22 {
          index += 1
        } else if byte == bytes[start] {
          open = nil
        }
      } else if byte == 0x23, index == line.lowerBound || isBlank(bytes[index - 1]) {
        return nil
      } else if canOpen, byte == 0x27 || byte == 0x22 {
        open = index
      }
      if !isBlank(byte) { canOpen = open == nil && (isFlowIndicator(byte) || byte == 0x3A || byte == 0x2D) }
      index += 1
    }
    return open
  }

  /// Whether the next line with text starts a key or an item that is not indented below this line.
  func startsBlock(after number: Int, _ line: LineParts) -> Bool {
    let indent = line.content.lowerBound - source.lines.content(of: number, in: source.bytes).lowerBound
    for next in number + 1..<number + 20 {
      let parts = LineParts(source, line: next)
      if parts.content.isEmpty { continue }
      let itsIndent = parts.content.lowerBound - source.lines.content(of: next, in: source.bytes).lowerBound
      let isItem = source.bytes[parts.content.lowerBound] == 0x2D
      return itsIndent <= indent && (parts.key != nil || isItem)
    }
    return false
  }
}
