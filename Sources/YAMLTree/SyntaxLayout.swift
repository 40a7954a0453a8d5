import Diagnostics
import SourceText

/// Mistakes of layout: indentation, colons, quotes and brackets that are never closed.
extension Situation {
  func tab() -> Diagnostic? {
    let isTab = problemOffset < source.bytes.count && source.bytes[problemOffset] == 0x09
    guard isTab || problem.contains("tab character") else { return nil }
    let end = min(problemOffset + 1, source.bytes.count)
    return Diagnostic(
      YAMLProblems.tab, "a tab stands where YAML wants spaces", at: span(problemOffset..<end), "use spaces here",
      helps: ["indent and separate with spaces"],
      fixes: isTab ? [Fix("write a space", .maybeIncorrect, [.init(span(problemOffset..<end), " ")])] : [])
  }

  func escape() -> Diagnostic? {
    let isEscape = problem.contains("escape") || problem.contains("hexdecimal")
    guard isEscape, context.contains("quoted") || context.contains("double") else { return nil }
    var start = min(problemOffset, source.bytes.count - 1)
    while start > 0, source.bytes[start] != 0x5C, source.bytes[start] != 0x0A { start -= 1 }
    return diagnostic(
      "this escape does not exist", start..<min(start + 2, source.bytes.count),
      helps: ["write `\\\\` for a backslash, or use single quotes, in which nothing is escaped"])
  }

  /// `key:value`.
  func missingSpace() -> Diagnostic? {
    for line in suspectLines where line.key == nil {
      let bytes = source.bytes
      guard let first = line.value.first, isLetter(bytes[first]) || bytes[first] == 0x5F else { continue }
      guard let colon = line.value.first(where: { bytes[$0] == 0x3A }), colon + 1 < line.value.upperBound else { continue }
      let isName = bytes[first..<colon].allSatisfy { isLetter($0) || isDigit($0) || $0 == 0x5F || $0 == 0x2D || $0 == 0x2E }
      guard isName, !isBlank(bytes[colon + 1]) else { continue }
      return diagnostic(
        "a space is missing after the colon", colon..<colon + 1, "write `: `", helps: ["put a space between the colon and the value"],
        fixes: [Fix("add a space", .maybeIncorrect, [.init(span(colon + 1..<colon + 1), " ")])])
    }
    return nil
  }

  func unclosedQuote() -> Diagnostic? {
    guard context == "while scanning a quoted scalar", let start = contextOffset, start < source.bytes.count else { return nil }
    let mark = source.text(start..<start + 1)
    return diagnostic(
      "this quote is never closed", start..<start + 1, "it opens here",
      helps: ["add the closing `\(mark)`; inside single quotes write `''`"])
  }

  func unclosedBracket() -> Diagnostic? {
    let isInside = context.hasPrefix("while parsing a flow") || problemOffset >= source.bytes.count
    guard isInside, let start = context == "while parsing a flow node" ? openBracket : contextOffset ?? openBracket else { return nil }
    guard start < source.bytes.count, isOpening(source.bytes[start]) else { return nil }
    let isMapping = source.bytes[start] == 0x7B
    let close = isMapping ? "}" : "]"
    guard let end = closingBracket(start..<source.bytes.count), problemOffset <= end else {
      return diagnostic(
        "this bracket is never closed", start..<start + 1, "it opens here",
        helps: ["add the closing `\(close)`, and put a comma between values"])
    }
    if source.lines.line(of: problemOffset) != source.lines.line(of: start) {
      return Diagnostic(
        YAMLProblems.syntax, "this does not fit between the brackets", at: span(word(at: problemOffset)), "reading stopped here",
        secondary: [.init(span(start..<start + 1), "the bracket opens here")],
        helps: ["separate values with commas, write a key and its colon on one line, and quote text that holds brackets, quotes or `: `"])
    }
    return Diagnostic(
      YAMLProblems.syntax, "a comma or `\(close)` is missing", at: span(word(at: problemOffset)), "expected before this",
      secondary: [.init(span(start..<start + 1), "the bracket opens here")],
      helps: ["separate values with commas; quote text that holds brackets"])
  }

  /// Text after the `...` that ends a document.
  func secondDocument() -> Diagnostic? {
    guard problem.contains("<document start>") else { return nil }
    var number = source.lines.line(of: min(problemOffset, source.bytes.count))
    while number > 0 {
      let text = source.text(LineParts(source, line: number).content)
      if text == "..." || text.hasPrefix("... ") {
        return Diagnostic(
          YAMLProblems.severalDocuments, "a second document begins after `...`", at: span(word(at: problemOffset)),
          "a rule file holds one document", helps: ["remove the line `...`, or move what follows to a file of its own"])
      }
      if number < source.lines.line(of: problemOffset), !text.isEmpty { return nil }
      number -= 1
    }
    return nil
  }

  /// `a: }`.
  func strayBracket() -> Diagnostic? {
    guard openBracket == nil, problemOffset < source.bytes.count, [0x5D, 0x7D, 0x2C].contains(source.bytes[problemOffset]) else {
      return nil
    }
    let range = problemOffset..<problemOffset + 1
    return diagnostic("no bracket is open here", range, "nothing opened this", helps: ["remove it, or quote the text it belongs to"])
  }

  /// `a: - b`.
  func itemOnKeyLine() -> Diagnostic? {
    guard problem.hasPrefix("block sequence entries are not allowed") else { return nil }
    let dash = problemOffset..<min(problemOffset + 1, source.bytes.count)
    return diagnostic(
      "a list cannot begin on the line of its key", dash, "no item is expected here",
      helps: ["begin the list on the next line, or write `[a, b]`, or quote the text"])
  }

  /// A key indented under a key that already has a value.
  func extraIndentation() -> Diagnostic? {
    guard problem.hasPrefix("mapping values are not allowed") else { return nil }
    let number = source.lines.line(of: problemOffset)
    let line = LineParts(source, line: number)
    guard let key = line.key, let before = suspectLines.first(where: { $0.number < number }), let parent = before.key else { return nil }
    guard !before.value.isEmpty else { return nil }
    let name = shown(source.text(key))
    return Diagnostic(
      YAMLProblems.syntax, "`\(name)` is indented under a key that already has a value", at: span(key),
      "indented too far, or the line above goes on here",
      secondary: [.init(span(parent), "this key has a value on its own line")], helps: ["line it up with the key above"])
  }

  /// `: value`.
  func emptyKey() -> Diagnostic? {
    guard problemOffset < source.bytes.count, source.bytes[problemOffset] == 0x3A else { return nil }
    let before = source.bytes[..<problemOffset].last { !isBlank($0) }
    guard problem == "did not find expected key" || before == 0x7B || before == 0x2C else { return nil }
    return Diagnostic(
      YAMLProblems.complexKey, "a key is missing before this colon", at: span(problemOffset..<problemOffset + 1), helps: ["name the key"])
  }

  /// A line that lines up with nothing above it.
  func misalignedLine() -> Diagnostic? {
    let isKey = problem == "did not find expected key"
    guard isKey || problem == "did not find expected '-' indicator" else { return nil }
    let line = LineParts(source, line: source.lines.line(of: problemOffset))
    let range = line.key ?? (line.content.isEmpty ? word(at: problemOffset) : line.content)
    var secondary: [Diagnostic.Label] = []
    if let start = contextOffset, start < range.lowerBound { secondary.append(.init(span(word(at: start)), "the block begins here")) }
    return Diagnostic(
      YAMLProblems.syntax, "this line does not line up with the lines above it", at: span(range),
      isKey ? "expected a key of the block above" : "expected another item, `- `",
      secondary: secondary,
      helps: ["indent it like the other lines of its block; if it continues a text, quote the text"])
  }

  func missingColon() -> Diagnostic? {
    let isScanned = problem == "could not find expected ':'"
    guard isScanned || problem.contains("document start") || problem.contains("mapping values") else { return nil }
    let line = LineParts(source, line: source.lines.line(of: isScanned ? contextOffset ?? problemOffset : problemOffset))
    guard !line.content.isEmpty else { return nil }
    return diagnostic(
      "this line is neither `key: value` nor part of the text above", line.content, "a colon is expected",
      helps: ["write `key: value`, or quote the text if it goes over several lines"])
  }

  func undeclaredTag() -> Diagnostic? {
    let isHandle = problem == "found undefined tag handle"
    guard isHandle || context.contains("tag") else { return nil }
    let start = isHandle ? problemOffset : contextOffset ?? problemOffset
    return Diagnostic(
      YAMLProblems.tag, "tags are not used in rule files", at: span(word(at: min(start, problemOffset))),
      helps: ["quote this condition, or remove the tag"])
  }
}
