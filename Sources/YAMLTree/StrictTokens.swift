import Diagnostics
import SourceText

/// Rejects input that libyaml accepts but YAML 1.2 or other parsers reject, in one pass over the tree and the bytes between its scalars.
///
/// A file must have the same meaning for every parser (PyYAML, ruamel.yaml, the reference parser), so anything that one of them rejects is
/// rejected here. The pass runs only on files without other problems.
struct StrictTokens {
  private(set) var problems: [Diagnostic] = []
  private let storage: TreeStorage
  private let source: SourceFile
  private let bytes: [UInt8]

  init(_ storage: TreeStorage, _ source: SourceFile, base: Int) {
    self.storage = storage
    self.source = source
    bytes = source.bytes
    var last = base
    var open: [Open] = []
    for index in 0..<storage.count {
      while let top = open.last, top.end <= index { open.removeLast() }
      let record = storage[index]
      let (start, end) = (Int(record.start), Int(record.end))
      let isInFlow = open.last?.isFlow ?? false
      let indent = open.last { !$0.isFlow }?.column ?? -1
      if record.flags.isContainer {
        let isFlow = start < bytes.count && isOpening(bytes[start])
        if isFlow, !isInFlow { checkLines(of: start..<end, deeperThan: indent, isText: false) }
        // Only indentation and dashes precede a block on its line, but any content may precede a bracket.
        open.append(Open(end: Int(record.second), isFlow: isFlow, column: isFlow ? 0 : column(of: start)))
        continue
      }
      checkGap(last..<max(last, start))
      last = max(last, end)
      if record.flags.contains(.plain) {
        checkPlain(start..<end, isInFlow: isInFlow)
      } else if record.flags.contains(.literal) || record.flags.contains(.folded) {
        checkHeader(from: start)
        // Blank lines after a block scalar belong to it.
        while last < bytes.count, isBlank(bytes[last]) { last += 1 }
      } else {
        checkLines(of: start..<end, deeperThan: indent, isText: true)
      }
    }
    checkGap(last..<bytes.count)
  }

  private struct Open {
    let end: Int
    let isFlow: Bool
    let column: Int
  }

  private func column(of offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    return offset - start
  }

  // MARK: Between scalars

  /// Checks a gap between scalars, which contains only blanks, indicators, and comments. A comment starts after a space, and tabs are not
  /// separators.
  private mutating func checkGap(_ gap: Range<Int>) {
    var index = gap.lowerBound
    while index < gap.upperBound {
      if bytes[index] == 0x09 {
        index = refuseTabs(from: index, in: gap)
      } else if bytes[index] == 0x23 {
        if index > 0, !isBlank(bytes[index - 1]), !isAfterMark(index) { refuseComment(at: index) }
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      } else {
        index += 1
      }
    }
  }

  /// Whether only a byte order mark precedes the offset, which is reported separately.
  private func isAfterMark(_ index: Int) -> Bool { index == 3 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) }

  private mutating func refuseTabs(from start: Int, in gap: Range<Int>) -> Int {
    var end = start
    while end < gap.upperBound, bytes[end] == 0x09 { end += 1 }
    let isAtEnd = end == bytes.count || bytes[end] == 0x0A || bytes[end] == 0x0D
    let isNeeded = !isAtEnd && !isBlank(bytes[end]) && (start == 0 || !isBlank(bytes[start - 1]))
    problems.append(
      Diagnostic(
        YAMLProblems.tab, isAtEnd ? "a tab is at the end of a line" : "a tab is used where YAML requires spaces", at: span(start..<end),
        isAtEnd ? "" : "use spaces here",
        helps: [isAtEnd ? "remove it, because some YAML parsers reject it" : "indent and separate values with spaces"],
        fixes: [Fix(isNeeded ? "write a space" : "remove it", .machineApplicable, [.init(span(start..<end), isNeeded ? " " : "")])]))
    return end
  }

  private mutating func refuseComment(at index: Int) {
    var end = index
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    problems.append(
      Diagnostic(
        YAMLProblems.syntax, "a space is missing before `#`", at: span(index..<end), "not every YAML parser reads this as a comment",
        helps: ["add a space before the `#`, or quote the text if the `#` is part of it"],
        fixes: [Fix("add a space", .maybeIncorrect, [.init(span(index..<index), " ")])]))
  }

  // MARK: Scalars

  /// Checks the rest of the line after `|` or `>`.
  private mutating func checkHeader(from start: Int) {
    var index = start + 1
    while index < bytes.count, isDigit(bytes[index]) || bytes[index] == 0x2B || bytes[index] == 0x2D { index += 1 }
    var end = index
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    checkGap(index..<end)
  }

  private mutating func checkPlain(_ range: Range<Int>, isInFlow: Bool) {
    if let tab = range.first(where: { bytes[$0] == 0x09 }) { _ = refuseTabs(from: tab, in: range) }
    if !isInFlow { checkItem(in: range) }
    guard isInFlow, let first = range.first else { return }
    let mark = bytes[first] == 0x3A ? first : range.first { bytes[$0] == 0x3F }
    guard let mark else { return }
    let character = source.text(mark..<mark + 1)
    let text = source.text(range)
    // A text that lost its opening quote is not the text with the closing one.
    let lone = Quoting.loneMark(text)
    problems.append(
      Diagnostic(
        YAMLProblems.ambiguousScalar, "text with `\(character)` inside brackets must be quoted", at: span(range),
        "some YAML parsers read the `\(character)` as a key indicator",
        helps: ["quote this text"],
        fixes: [
          lone.map { Fix("add the missing `\($0)`", .maybeIncorrect, [.init(span(range.lowerBound..<range.lowerBound), $0)]) }
            ?? Fix("quote this text", .machineApplicable, [.init(span(range), Quoting.sentence(text))])
        ]))
  }

  /// Rejects a list item that is indented too far, so that it continues the text of the item above: `- a` and, below it, `  - b`.
  private mutating func checkItem(in range: Range<Int>) {
    var start = range.lowerBound
    while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
    guard start > 0, bytes[start - 1] == 0x2D, let feed = bytes[range].firstIndex(of: 0x0A) else { return }
    let column = column(of: start - 1)
    var first = feed + 1
    while first < range.upperBound, bytes[first] == 0x20 { first += 1 }
    guard first + 1 < range.upperBound, bytes[first] == 0x2D, bytes[first + 1] == 0x20 else { return }
    var end = first
    while end < range.upperBound, bytes[end] != 0x0A { end += 1 }
    problems.append(
      Diagnostic(
        YAMLProblems.syntax, "this list item continues the text of the item above, because it is indented further", at: span(first..<end),
        "indented too far", secondary: [.init(span(range.lowerBound..<feed), "the text that it continues")],
        helps: ["align it with the item above, or quote the text"],
        fixes: [
          Fix("align it with the item above", .maybeIncorrect, [.init(span(feed + 1..<first), String(repeating: " ", count: column))])
        ]))
  }

  // MARK: Lines

  /// Checks that every line after the first of a quoted scalar or a flow collection is indented more than its block. A closing bracket may be
  /// aligned with the key, because every parser accepts that.
  private mutating func checkLines(of range: Range<Int>, deeperThan indent: Int, isText: Bool) {
    var index = range.lowerBound
    while indent >= 0, let feed = bytes[index..<range.upperBound].firstIndex(of: 0x0A) {
      var first = feed + 1
      while first < range.upperBound, bytes[first] == 0x20 { first += 1 }
      index = first
      guard first < range.upperBound, bytes[first] != 0x0A, bytes[first] != 0x0D else { continue }
      let isClosing = bytes[first] == 0x5D || bytes[first] == 0x7D
      if !isText, bytes[first] == 0x23 || isClosing && first - feed - 1 == indent { continue }
      guard first - feed - 1 <= indent else { continue }
      var end = first
      while end < range.upperBound, !isBlank(bytes[end]) { end += 1 }
      let blanks = String(repeating: " ", count: indent + 2)
      problems.append(
        Diagnostic(
          YAMLProblems.syntax, "this line continues a value but is not indented below its key", at: span(first..<end), "indent this",
          secondary: [.init(span(range.lowerBound..<range.lowerBound + 1), "the value starts here")],
          helps: ["indent this line by at least \(indent + 2) spaces"],
          fixes: [Fix("indent it", .machineApplicable, [.init(span(feed + 1..<first), blanks)])]))
      return
    }
  }

  private func span(_ range: Range<Int>) -> Span { Span(storage.file, range.lowerBound, range.upperBound) }
}
