import Diagnostics
import SourceText

/// What libyaml reads and YAML 1.2 or other readers do not: one pass over the finished tree and the bytes between its scalars.
///
/// The same file must mean the same to every reader (PyYAML, ruamel.yaml, the reference parser), so what one of them refuses is refused here.
/// It runs only over files in which nothing else was found.
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
        // Only indentation and dashes stand before a block, but a whole file before a bracket.
        open.append(Open(end: Int(record.second), isFlow: isFlow, column: isFlow ? 0 : column(of: start)))
        continue
      }
      checkGap(last..<max(last, start))
      last = max(last, end)
      if record.flags.contains(.plain) {
        checkPlain(start..<end, isInFlow: isInFlow)
      } else if record.flags.contains(.literal) || record.flags.contains(.folded) {
        checkHeader(from: start)
        // Blank lines after it are its own.
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

  // MARK: between scalars

  /// Only blanks, indicators and comments stand here. A comment begins behind a space, and tabs separate nothing.
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

  /// Whether only a byte order mark stands before, which is refused as what it is.
  private func isAfterMark(_ index: Int) -> Bool { index == 3 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) }

  private mutating func refuseTabs(from start: Int, in gap: Range<Int>) -> Int {
    var end = start
    while end < gap.upperBound, bytes[end] == 0x09 { end += 1 }
    let isAtEnd = end == bytes.count || bytes[end] == 0x0A || bytes[end] == 0x0D
    problems.append(
      Diagnostic(
        YAMLProblems.tab, isAtEnd ? "a tab stands at the end of a line" : "a tab stands where YAML wants spaces", at: span(start..<end),
        isAtEnd ? "" : "use spaces here", helps: [isAtEnd ? "remove it: some readers refuse it" : "indent and separate with spaces"],
        fixes: [Fix(isAtEnd ? "remove it" : "write a space", .machineApplicable, [.init(span(start..<end), isAtEnd ? "" : " ")])]))
    return end
  }

  private mutating func refuseComment(at index: Int) {
    var end = index
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    problems.append(
      Diagnostic(
        YAMLProblems.syntax, "a comment needs a space before its `#`", at: span(index..<end), "not a comment to every reader",
        helps: ["put a space before the `#`, or quote the text that it belongs to"],
        fixes: [Fix("add a space", .maybeIncorrect, [.init(span(index..<index), " ")])]))
  }

  // MARK: scalars

  /// The rest of the line on which `|` or `>` stands.
  private mutating func checkHeader(from start: Int) {
    var index = start + 1
    while index < bytes.count, isDigit(bytes[index]) || bytes[index] == 0x2B || bytes[index] == 0x2D { index += 1 }
    var end = index
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    checkGap(index..<end)
  }

  private mutating func checkPlain(_ range: Range<Int>, isInFlow: Bool) {
    if let tab = range.first(where: { bytes[$0] == 0x09 }) { _ = refuseTabs(from: tab, in: range) }
    guard isInFlow, let first = range.first else { return }
    let mark = bytes[first] == 0x3A ? first : range.first { bytes[$0] == 0x3F }
    guard let mark else { return }
    let character = source.text(mark..<mark + 1)
    problems.append(
      Diagnostic(
        YAMLProblems.ambiguousScalar, "text with `\(character)` between brackets must be quoted", at: span(range),
        "some readers take the `\(character)` for a key",
        helps: ["quote this text"],
        fixes: [Fix("quote this text", .machineApplicable, [.init(span(range), Quoting.sentence(source.text(range)))])]))
  }

  // MARK: lines

  /// Each line of a quoted text or between brackets, after the first, is indented more than the block that it belongs to. A closing bracket
  /// may stand below the key: every reader takes it there.
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
          YAMLProblems.syntax, "this line goes on with a value and is not indented below its key", at: span(first..<end), "indent this",
          secondary: [.init(span(range.lowerBound..<range.lowerBound + 1), "the value begins here")],
          helps: ["indent it with \(indent + 2) spaces, or more"],
          fixes: [Fix("indent it", .machineApplicable, [.init(span(feed + 1..<first), blanks)])]))
      return
    }
  }

  private func span(_ range: Range<Int>) -> Span { Span(storage.file, range.lowerBound, range.upperBound) }
}
