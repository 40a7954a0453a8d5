import Diagnostics
import SourceText

// Recognizes structural errors: indentation, missing colons, and unclosed quotes and brackets.
extension ProblemContext {
  func tab() -> Diagnostic? {
    let isTab = problemOffset < source.bytes.count && source.bytes[problemOffset] == 0x09
    guard isTab || problem.contains("tab character") else { return nil }
    let end = min(problemOffset + 1, source.bytes.count)
    return Diagnostic(
      YAMLProblems.tab, "a tab is used where YAML requires spaces", at: span(problemOffset..<end), "use spaces here",
      helps: ["indent and separate values with spaces"],
      fixes: isTab
        ? [Fix("write a space", .maybeIncorrect, [.init(span(problemOffset..<end), isBesideBlank(problemOffset..<end) ? "" : " ")])] : [])
  }

  /// Whether a space, or the end of the line, is next to a tab, so that no other space is needed.
  private func isBesideBlank(_ tab: Range<Int>) -> Bool {
    let bytes = source.bytes
    return tab.lowerBound > 0 && bytes[tab.lowerBound - 1] == 0x20 || tab.upperBound >= bytes.count || isBlank(bytes[tab.upperBound])
  }

  func escape() -> Diagnostic? {
    let isEscape = problem.contains("escape") || problem.contains("hexdecimal")
    guard isEscape, context.contains("quoted") || context.contains("double") else { return nil }
    var start = min(problemOffset, source.bytes.count - 1)
    while start > 0, source.bytes[start] != 0x5C, source.bytes[start] != 0x0A { start -= 1 }
    return diagnostic(
      "unknown escape sequence", start..<min(start + 2, source.bytes.count),
      helps: ["write `\\\\` for a backslash, or use single quotes, which have no escape sequences"])
  }

  /// Recognizes `key:value`.
  func missingSpace() -> Diagnostic? {
    for line in suspectLines where line.key == nil {
      let bytes = source.bytes
      guard let first = line.value.first, isLetter(bytes[first]) || bytes[first] == 0x5F else { continue }
      guard let colon = line.value.first(where: { bytes[$0] == 0x3A }), colon + 1 < line.value.upperBound else { continue }
      let isName = bytes[first..<colon].allSatisfy { isLetter($0) || isDigit($0) || $0 == 0x5F || $0 == 0x2D || $0 == 0x2E }
      guard isName, !isBlank(bytes[colon + 1]) else { continue }
      return diagnostic(
        "a space is missing after the colon", colon..<colon + 1, "write `: `", helps: ["add a space between the colon and the value"],
        fixes: [Fix("add a space", .maybeIncorrect, [.init(span(colon + 1..<colon + 1), " ")])])
    }
    return nil
  }

  func unclosedQuote() -> Diagnostic? {
    guard context == "while scanning a quoted scalar", let start = contextOffset, start < source.bytes.count else { return nil }
    let mark = source.text(start..<start + 1)
    return diagnostic(
      "this quote is not closed", start..<start + 1, "opened here",
      helps: ["add the closing `\(mark)`; write `''` for a single quote inside single quotes"])
  }

  func unclosedBracket() -> Diagnostic? {
    let isInside = context.hasPrefix("while parsing a flow") || problemOffset >= source.bytes.count
    guard isInside, let start = context == "while parsing a flow node" ? openBracket : contextOffset ?? openBracket else { return nil }
    guard start < source.bytes.count, isOpening(source.bytes[start]) else { return nil }
    let isMapping = source.bytes[start] == 0x7B
    let close = isMapping ? "}" : "]"
    guard let end = closingBracket(start..<source.bytes.count), problemOffset <= end else {
      return diagnostic(
        "this bracket is not closed", start..<start + 1, "opened here",
        helps: ["add the closing `\(close)`, and separate values with commas"])
    }
    if source.lines.line(of: problemOffset) != source.lines.line(of: start) {
      return Diagnostic(
        YAMLProblems.syntax, "unexpected content inside brackets", at: span(word(at: problemOffset)), "parsing stopped here",
        secondary: [.init(span(start..<start + 1), "the bracket is opened here")],
        helps: ["separate values with commas, write a key and its colon on one line, and quote text with brackets, quotes, or `: `"])
    }
    return Diagnostic(
      YAMLProblems.syntax, "a comma or `\(close)` is missing", at: span(word(at: problemOffset)), "expected before this",
      secondary: [.init(span(start..<start + 1), "the bracket is opened here")],
      helps: ["separate values with commas, and quote text that contains brackets"])
  }

  /// Recognizes text after the `...` that ends a document.
  func secondDocument() -> Diagnostic? {
    guard problem.contains("<document start>") else { return nil }
    var number = source.lines.line(of: min(problemOffset, source.bytes.count))
    while number > 0 {
      let text = source.text(LineParts(source, line: number).content)
      if text == "..." || text.hasPrefix("... ") {
        return Diagnostic(
          YAMLProblems.severalDocuments, "a second document starts after `...`", at: span(word(at: problemOffset)),
          "a rule file contains one document", helps: ["remove the line `...`, or move the content after it to another file"])
      }
      if number < source.lines.line(of: problemOffset), !text.isEmpty { return nil }
      number -= 1
    }
    return nil
  }

  /// Recognizes `a: }`.
  func strayBracket() -> Diagnostic? {
    guard openBracket == nil, problemOffset < source.bytes.count, [0x5D, 0x7D, 0x2C].contains(source.bytes[problemOffset]) else {
      return nil
    }
    let range = problemOffset..<problemOffset + 1
    return diagnostic(
      "unmatched closing bracket or comma", range, "no bracket is open here", helps: ["remove it, or quote the text that contains it"])
  }

  /// Recognizes `a: - b`.
  func itemOnKeyLine() -> Diagnostic? {
    guard problem.hasPrefix("block sequence entries are not allowed") else { return nil }
    let dash = problemOffset..<min(problemOffset + 1, source.bytes.count)
    return diagnostic(
      "a list cannot start on the line of its key", dash, "no list item is allowed here",
      helps: ["start the list on the next line, write `[a, b]`, or quote the text"])
  }

  /// Recognizes a key that is indented under a key with a value.
  func extraIndentation() -> Diagnostic? {
    guard problem.hasPrefix("mapping values are not allowed") else { return nil }
    let number = source.lines.line(of: problemOffset)
    let line = LineParts(source, line: number)
    guard let key = line.key, let before = suspectLines.first(where: { $0.number < number }), let parent = before.key else { return nil }
    guard !before.value.isEmpty else { return nil }
    let name = shown(source.text(key))
    return Diagnostic(
      YAMLProblems.syntax, "`\(name)` is indented under a key that already has a value", at: span(key),
      "indented too far, or a continuation of the line above",
      secondary: [.init(span(parent), "this key has a value on its line")], helps: ["align it with the key above"])
  }

  /// Recognizes `: value`.
  func emptyKey() -> Diagnostic? {
    guard problemOffset < source.bytes.count, source.bytes[problemOffset] == 0x3A else { return nil }
    let before = source.bytes[..<problemOffset].last { !isBlank($0) }
    guard problem == "did not find expected key" || before == 0x7B || before == 0x2C else { return nil }
    return Diagnostic(
      YAMLProblems.complexKey, "a key is missing before this colon", at: span(problemOffset..<problemOffset + 1), helps: ["add the key"])
  }

  /// Recognizes a line that is not aligned with any line above it.
  func misalignedLine() -> Diagnostic? {
    let isKey = problem == "did not find expected key"
    guard isKey || problem == "did not find expected '-' indicator" else { return nil }
    let line = LineParts(source, line: source.lines.line(of: problemOffset))
    let range = line.key ?? (line.content.isEmpty ? word(at: problemOffset) : line.content)
    var secondary: [Diagnostic.Label] = []
    if let start = contextOffset, start < range.lowerBound { secondary.append(.init(span(word(at: start)), "the block starts here")) }
    if let above = contentAbove(line), !secondary.contains(where: { $0.span.contains(span(above.content)) }) {
      secondary.append(.init(span(above.key ?? above.content), "the line above"))
    }
    return Diagnostic(
      YAMLProblems.syntax, "this line is not aligned with the lines above it", at: span(range),
      isKey ? "expected a key of the block above" : "expected another list item, `- `",
      secondary: secondary,
      helps: ["indent it like the other lines of its block; if it continues a value, quote the whole value"])
  }

  func missingColon() -> Diagnostic? {
    let isScanned = problem == "could not find expected ':'"
    guard isScanned || problem.contains("document start") || problem.contains("mapping values") else { return nil }
    let line = LineParts(source, line: source.lines.line(of: isScanned ? contextOffset ?? problemOffset : problemOffset))
    guard !line.content.isEmpty else { return nil }
    if let other = otherColon(line) { return other }
    let above = contentAbove(line)
    let isItem = source.bytes[line.content].starts(with: [0x2D, 0x20])
    if isItem, let above, let key = above.key, !above.value.isEmpty {
      return Diagnostic(
        YAMLProblems.syntax, "this list item is below `\(shown(source.text(key)))`, which already has a value", at: span(line.content),
        "belongs to no list", secondary: [.init(span(key), "this key has a value on its line")],
        helps: ["move the item below the key of its list"])
    }
    return Diagnostic(
      YAMLProblems.syntax, "this line is neither `key: value` nor a continuation of the value above", at: span(line.content),
      "a colon is expected", secondary: above.map { [.init(span($0.content), "the line above")] } ?? [],
      helps: ["write `key: value`, or quote the value if it spans several lines"])
  }

  /// The nearest line above another one that is neither empty nor a comment.
  private func contentAbove(_ line: LineParts) -> LineParts? {
    var number = line.number - 1
    while number > 0 {
      let parts = LineParts(source, line: number)
      if !parts.content.isEmpty { return parts }
      number -= 1
    }
    return nil
  }

  /// Recognizes another sign, or none, where a colon is expected: `unit = count`, `unit；count`, `unit count`.
  private func otherColon(_ line: LineParts) -> Diagnostic? {
    let bytes = source.bytes
    var first = line.content.lowerBound
    while first + 1 < line.content.upperBound, bytes[first] == 0x2D, bytes[first + 1] == 0x20 { first += 2 }
    var end = first
    while end < line.content.upperBound, isLetter(bytes[end]) || isDigit(bytes[end]) || bytes[end] == 0x5F || bytes[end] == 0x2E {
      end += 1
    }
    guard end > first, end < line.content.upperBound, isLetter(bytes[first]) || bytes[first] == 0x5F else { return nil }
    let name = source.text(first..<end)
    var sign = end
    while sign < line.content.upperBound, bytes[sign] == 0x20 { sign += 1 }
    let signs = ["=>", "->", "\u{FF1A}", "\u{2236}", "=", ";", "\u{FF1B}", ":", "-"]
    let rest = source.text(sign..<line.content.upperBound)
    if let written = signs.first(where: { rest.hasPrefix($0) }) {
      var value = sign + written.utf8.count
      while value < line.content.upperBound, bytes[value] == 0x20 { value += 1 }
      guard value < line.content.upperBound else { return nil }
      let isColon = written == ":"
      return diagnostic(
        isColon ? "a space is missing after the colon" : "a colon separates a key from its value, not `\(written)`",
        end..<value, isColon ? "write `: `" : "", helps: ["write `\(name): \(shown(source.text(value..<line.content.upperBound)))`"],
        fixes: [Fix("write a colon and a space", .maybeIncorrect, [.init(span(end..<value), ": ")])])
    }
    // A word and a value: the colon is missing. A sentence that continues the line above has more words.
    guard sign > end, !rest.contains(" ") || "[{\"'".utf8.contains(bytes[sign]) else { return nil }
    return diagnostic(
      "a colon is missing after `\(name)`", line.content, "no colon", helps: ["write `\(name): \(shown(rest))`"],
      fixes: [Fix("add a colon", .maybeIncorrect, [.init(span(end..<end), ":")])])
  }

  func undeclaredTag() -> Diagnostic? {
    let isHandle = problem == "found undefined tag handle"
    guard isHandle || context.contains("tag") else { return nil }
    let start = isHandle ? problemOffset : contextOffset ?? problemOffset
    return Diagnostic(
      YAMLProblems.tag, "tags are not allowed in rule files", at: span(word(at: min(start, problemOffset))),
      helps: ["quote this condition, or remove the tag"])
  }
}
