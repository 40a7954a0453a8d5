import Diagnostics
import SourceText

// Recognizes values that must be quoted: conditions, and text that starts with or contains characters that YAML reserves.
extension ProblemContext {
  /// Recognizes `name: @handle`.
  func reservedCharacter() -> Diagnostic? {
    guard problem == "found character that cannot start any token", problemOffset < source.bytes.count else { return nil }
    let character = source.text(problemOffset..<problemOffset + 1)
    guard ["@", "`", "%"].contains(character) else { return nil }
    let line = LineParts(source, line: source.lines.line(of: problemOffset))
    let end = max(problemOffset + 1, line.content.upperBound)
    if let share = percentSignFirst(before: end) { return share }
    return quote(problemOffset..<end, "a value cannot start with `\(character)`", "YAML reserves this character", "value")
  }

  /// Recognizes `%40`, which is `40%` in other languages and to other hands.
  private func percentSignFirst(before end: Int) -> Diagnostic? {
    guard source.bytes[problemOffset] == 0x25 else { return nil }
    var first = problemOffset + 1
    while first < end, source.bytes[first] == 0x20 { first += 1 }
    var last = first
    while last < end, isDigit(source.bytes[last]) { last += 1 }
    guard last > first, last == end || ",]} ".utf8.contains(source.bytes[last]) else { return nil }
    let share = source.text(first..<last) + "%"
    return diagnostic(
      "the percent sign comes after the number", problemOffset..<last, helps: ["write `\(share)`"],
      fixes: [Fix("write `\(share)`", .machineApplicable, [.init(span(problemOffset..<last), share)])])
  }

  func unquotedValue() -> Diagnostic? {
    for line in suspectLines {
      if let found = unquotedValue(line) { return found }
    }
    return nil
  }

  private func unquotedValue(_ line: LineParts) -> Diagnostic? {
    let value = line.value
    guard let first = value.first else { return nil }
    let text = source.text(value)
    switch source.bytes[first] {
    case 0x27, 0x22:
      guard let after = rest(after: closingQuote(value), value), looksLikeCondition(after) else { return nil }
      let noun = noun(value)
      return quote(value, "text continues after the closing quote", "this \(noun) must be quoted as a whole", noun)
    case 0x5B, 0x7B:
      guard let after = rest(after: closingBracket(value), value), looksLikeCondition(after) else { return conditionInFlow(value) }
      let noun = noun(value)
      return quote(value, "text continues after the closing bracket", "this \(noun) must be quoted as a whole", noun)
    case 0x21, 0x26, 0x2A:
      guard value.contains(problemOffset) || contextOffset.map(value.contains) == true else { return nil }
      let character = source.text(first..<first + 1)
      let noun = value.count > 1 ? "condition" : "value"
      return quote(value, "a value that starts with `\(character)` must be quoted", "this \(noun) must be quoted", noun)
    default: break
    }
    guard problem.hasPrefix("mapping values are not allowed"), value.contains(problemOffset) else { return nil }
    if text.contains(" ? ") {
      return quote(value, "`? :` has a different meaning in YAML", "this condition must be quoted", "condition")
    }
    return quote(value, "a value that contains `: ` must be quoted", "this must be quoted", "value")
  }

  /// Recognizes a bracket inside an unquoted scalar, as in `{if: p in ['a'], then: x}`.
  private func conditionInFlow(_ value: Range<Int>) -> Diagnostic? {
    guard problem.hasPrefix("did not find expected ','"), value.contains(problemOffset) else { return nil }
    let bytes = source.bytes
    var start = problemOffset
    while start > value.lowerBound, !",{:".utf8.contains(bytes[start - 1]) { start -= 1 }
    while start < problemOffset, isBlank(bytes[start]) { start += 1 }
    guard start < problemOffset else { return nil }
    if let missing = missingComma(start..<value.upperBound) { return missing }
    var end = problemOffset
    var depth = 0
    while end < value.upperBound {
      let byte = bytes[end]
      if byte == 0x5B || byte == 0x7B { depth += 1 }
      if byte == 0x5D || byte == 0x7D { depth -= 1 }
      if depth < 0 || depth == 0 && byte == 0x2C { break }
      end += 1
    }
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    return quote(start..<end, "text inside brackets that contains quotes or brackets must be quoted", "this must be quoted", "condition")
  }

  /// Recognizes a key where a comma is expected, as in `{free: 3 pro: none}`.
  private func missingComma(_ value: Range<Int>) -> Diagnostic? {
    let bytes = source.bytes
    guard
      let colon = value.first(where: { bytes[$0] == 0x3A && $0 + 1 < value.upperBound && isBlank(bytes[$0 + 1]) })
    else { return nil }
    var name = colon
    while name > value.lowerBound, isWord(bytes[name - 1]) { name -= 1 }
    var end = name
    while end > value.lowerBound, isBlank(bytes[end - 1]) { end -= 1 }
    if let wrong = otherComma(in: value.lowerBound..<end, before: name..<colon) { return wrong }
    guard name < colon, end < name, end > value.lowerBound,
      !bytes[value.lowerBound..<end].contains(where: { "?,[]{}'\"".utf8.contains($0) })
    else { return nil }
    return diagnostic(
      "a comma is missing before `\(source.text(name..<colon))`", name..<colon, "another key starts here", helps: ["add a comma"],
      fixes: [Fix("add a comma", .maybeIncorrect, [.init(span(end..<end), ",")])])
  }

  /// Recognizes `;`, `.`, or a full-width comma where a comma is meant.
  private func otherComma(in before: Range<Int>, before name: Range<Int>) -> Diagnostic? {
    guard !name.isEmpty, let last = before.last else { return nil }
    var first = last
    while first > before.lowerBound, source.bytes[first] & 0xC0 == 0x80 { first -= 1 }
    guard let scalar = scalar(at: first), [";", ".", "\u{FF0C}", "\u{3001}", "\u{FF1B}", "|"].contains(scalar) else { return nil }
    let hasBlank = name.lowerBound > before.upperBound
    return diagnostic(
      "a comma separates the entries, not `\(scalar)`", first..<before.upperBound, "before `\(source.text(name))`",
      helps: ["write a comma"],
      fixes: [Fix("write a comma", .machineApplicable, [.init(span(first..<before.upperBound), hasBlank ? "," : ", ")])])
  }

  private func isWord(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) || byte == 0x5F || byte == 0x2D || byte == 0x2E }

  /// Returns the likely kind of a value: a value that contains an operator is a condition.
  private func noun(_ value: Range<Int>) -> String {
    let text = " \(source.text(value)) "
    let operators = ["==", "!=", "<", ">", "&&", "||", " in ", " ? ", " + ", " * ", " / ", "."]
    let isCondition = operators.contains { text.firstRange(of: $0) != nil && ($0 != "." || isWord(after: ".", in: text)) }
    return isCondition ? "condition" : "text"
  }

  /// Whether a word follows the character, as in `user.name` but not in `The end. `.
  private func isWord(after mark: Character, in text: String) -> Bool {
    zip(text, text.dropFirst()).contains { $0 == mark && ($1.isLetter || $1 == "_") }
  }

  private func quote(_ range: Range<Int>, _ message: String, _ label: String, _ noun: String) -> Diagnostic {
    let quoted = noun == "text" ? Quoting.sentence(source.text(range)) : Quoting.quoted(source.text(range))
    return diagnostic(
      message, range, label, helps: ["quote this \(noun)"],
      fixes: [Fix("quote this \(noun)", .maybeIncorrect, [.init(span(range), quoted)])])
  }

  private func rest(after close: Int?, _ value: Range<Int>) -> String? {
    guard let close else { return nil }
    var start = close + 1
    while start < value.upperBound, isBlank(source.bytes[start]) { start += 1 }
    return start < value.upperBound ? source.text(start..<value.upperBound) : nil
  }

  private func closingQuote(_ value: Range<Int>) -> Int? {
    guard let first = value.first else { return nil }
    let mark = source.bytes[first]
    var index = first + 1
    while index < value.upperBound {
      if mark == 0x22, source.bytes[index] == 0x5C {
        index += 1
      } else if source.bytes[index] == mark {
        let isDoubled = mark == 0x27 && index + 1 < value.upperBound && source.bytes[index + 1] == mark
        guard isDoubled else { return index }
        index += 1
      }
      index += 1
    }
    return nil
  }

  /// Returns the offset of the bracket that closes the first one of a range. Quotes count only where a value can start and outside comments.
  func closingBracket(_ value: Range<Int>) -> Int? {
    let bytes = source.bytes
    var depth = 0
    var quote: UInt8?
    var isComment = false
    var canBegin = true
    for index in value {
      let byte = bytes[index]
      if isComment {
        isComment = byte != 0x0A
        continue
      }
      defer { if !isBlank(byte) { canBegin = quote == nil && (isFlowIndicator(byte) || byte == 0x3A) } }
      if let open = quote {
        let isEscaped = open == 0x22 && isEscape(before: index)
        if byte == open, !isEscaped { quote = nil }
      } else if byte == 0x23, index > value.lowerBound, isBlank(bytes[index - 1]) {
        isComment = true
      } else if canBegin, byte == 0x27 || byte == 0x22 {
        quote = byte
      } else if byte == 0x5B || byte == 0x7B {
        depth += 1
      } else if byte == 0x5D || byte == 0x7D {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  /// Whether an odd number of backslashes precedes an offset.
  private func isEscape(before index: Int) -> Bool {
    var start = index
    while start > 0, source.bytes[start - 1] == 0x5C { start -= 1 }
    return (index - start) % 2 == 1
  }

  /// Whether an operator or a word follows, which is never valid after a closing quote or bracket.
  private func looksLikeCondition(_ rest: String) -> Bool {
    guard let first = rest.utf8.first else { return false }
    return first != 0x2C && first != 0x5D && first != 0x7D && first != 0x3A
  }
}
