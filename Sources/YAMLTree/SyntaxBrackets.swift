import Diagnostics
import SourceText

// Recognizes list markers and brackets that are almost right.
extension ProblemContext {
  /// Recognizes `-{if: a}`, and other signs where a list item begins: `• {if: a}`, `– a`, `* a`.
  func listMarker() -> Diagnostic? {
    for line in suspectLines {
      let bytes = source.bytes
      guard let first = line.content.first, let scalar = scalar(at: first) else { continue }
      let after = first + scalar.utf8.count
      guard after < line.content.upperBound else { continue }
      if bytes[first] == 0x2D, "{[\"'".utf8.contains(bytes[after]) || isLetter(bytes[after]) && isListItem(beside: line) {
        return diagnostic(
          "a space is missing after the dash", first..<after, "write `- `", helps: ["add a space between the dash and the item"],
          fixes: [Fix("add a space", .machineApplicable, [.init(span(after..<after), " ")])])
      }
      guard scalar != "-", scalar == "*" || scalar == "+" || LookAlike.ascii(scalar) == "-", bytes[after] == 0x20,
        isListItem(beside: line) || "{[".utf8.contains(bytes[min(after + 1, line.content.upperBound - 1)])
      else { continue }
      return diagnostic(
        "a list item begins with `-`, not with `\(scalar)`", first..<after, helps: ["write `-` followed by a space"],
        fixes: [Fix("write `-`", .machineApplicable, [.init(span(first..<after), "-")])])
    }
    return nil
  }

  /// Whether the line before or after another line, at the same indentation, is a list item.
  private func isListItem(beside line: LineParts) -> Bool {
    func indent(_ other: LineParts) -> Int {
      other.content.lowerBound - source.lines.content(of: other.number, in: source.bytes).lowerBound
    }
    func isItem(_ number: Int) -> Bool {
      guard number > 0, number <= source.lines.count else { return false }
      let other = LineParts(source, line: number)
      return other.content.count > 1 && indent(other) == indent(line) && source.bytes[other.content.lowerBound] == 0x2D
        && source.bytes[other.content.lowerBound + 1] == 0x20
    }
    return isItem(line.number - 1) || isItem(line.number + 1)
  }

  /// Recognizes a comment that begins between brackets on the line that would close them: `{free: 2 # two, pro: 3}`.
  func commentInBrackets() -> Diagnostic? {
    for line in suspectLines {
      guard let open = openBracket(of: line), closingBracket(open..<line.content.upperBound) == nil else { continue }
      let whole = source.lines.content(of: line.number, in: source.bytes)
      let comment = line.content.upperBound..<whole.upperBound
      guard let sign = comment.first(where: { source.bytes[$0] == 0x23 }), isEndedByBracket(sign..<whole.upperBound) else { continue }
      return Diagnostic(
        YAMLProblems.syntax, "the bracket is closed only in a comment", at: span(sign..<whole.upperBound), "`#` starts a comment",
        secondary: [.init(span(open..<open + 1), "opened here")],
        helps: ["move the comment to the end of the line, or quote the text if the `#` is part of it"])
    }
    return nil
  }

  /// Recognizes a bracket that is not closed at the end of its line, although the next line begins another entry or item.
  func missingBracket() -> Diagnostic? {
    for line in suspectLines.sorted(by: { $0.number < $1.number }) {
      guard let open = openBracket(of: line), closingBracket(open..<line.content.upperBound) == nil, startsBlock(after: line.number, line)
      else { continue }
      let range = open..<line.content.upperBound
      guard let innermost = innermostOpenBracket(in: range), let last = line.content.last else { continue }
      let isOnlyOne = openBrackets(in: range) == 1
      let close = source.bytes[innermost] == 0x7B ? "}" : "]"
      let isOther = ")>".utf8.contains(source.bytes[last]) || "}]".utf8.contains(source.bytes[last])
      let end = line.content.upperBound
      // A comma at the end says that the list goes on in the next line.
      guard isOnlyOne, source.bytes[last] != 0x2C else { continue }
      if isOther {
        return Diagnostic(
          YAMLProblems.syntax, "this bracket is closed with `\(source.text(last..<end))`", at: span(last..<end), "not `\(close)`",
          secondary: [.init(span(innermost..<innermost + 1), "opened here")], helps: ["write `\(close)`"],
          fixes: [Fix("write `\(close)`", .maybeIncorrect, [.init(span(last..<end), close)])])
      }
      return diagnostic(
        "this bracket is not closed", innermost..<innermost + 1, "opened here",
        helps: ["add the closing `\(close)` at the end of the line"],
        fixes: [Fix("add `\(close)`", .maybeIncorrect, [.init(span(end..<end), close)])])
    }
    return nil
  }

  /// The bracket that begins the value of a line.
  private func openBracket(of line: LineParts) -> Int? {
    guard let first = line.value.first ?? line.key?.first else { return nil }
    if isOpening(source.bytes[first]) { return first }
    // The first key of `- {if: a` is inside the bracket.
    guard let key = line.key?.first, isOpening(source.bytes[key]) else { return nil }
    return key
  }

  private func isEndedByBracket(_ range: Range<Int>) -> Bool {
    guard let last = range.last(where: { !isBlank(source.bytes[$0]) }) else { return false }
    return source.bytes[last] == 0x7D || source.bytes[last] == 0x5D
  }

  /// The number of brackets in a range that are not closed in it.
  private func openBrackets(in range: Range<Int>) -> Int { brackets(in: range).count }

  private func innermostOpenBracket(in range: Range<Int>) -> Int? { brackets(in: range).last }

  /// The brackets of a line that are not closed, outside quotes.
  private func brackets(in range: Range<Int>) -> [Int] {
    var open: [Int] = []
    var quote: UInt8?
    for index in range {
      let byte = source.bytes[index]
      if let mark = quote {
        if byte == mark { quote = nil }
      } else if byte == 0x22 || byte == 0x27, index > range.lowerBound, !isLetter(source.bytes[index - 1]) {
        quote = byte
      } else if isOpening(byte) {
        open.append(index)
      } else if byte == 0x7D || byte == 0x5D, let last = open.last, (source.bytes[last] == 0x7B) == (byte == 0x7D) {
        open.removeLast()
      }
    }
    return open
  }
}
