import Diagnostics
import SourceText

// Describes libyaml's errors. Recognizers inspect the line, the most specific ones first, and the last one accepts any error.
extension TreeBuilder {
  mutating func syntaxProblem(_ failure: EventStream.Failure) -> Diagnostic {
    let situation = ProblemContext(
      source: source, file: file, context: failure.context, problem: failure.problem,
      contextOffset: failure.contextCharacter.map { min(offsets.offset(ofCharacter: $0), bytes.count) },
      problemOffset: min(offsets.offset(ofCharacter: failure.problemCharacter), bytes.count),
      openBracket: frames.last.map { Int(storage[$0.node].start) }.flatMap { $0 < bytes.count && isOpening(bytes[$0]) ? $0 : nil })
    for recognise in ProblemContext.recognisers {
      if let diagnostic = recognise(situation) { return diagnostic }
    }
    return situation.anythingElse()
  }
}

/// The position and the description of a libyaml error.
struct ProblemContext {
  let source: SourceFile
  let file: FileID
  let context: String
  let problem: String
  let contextOffset: Int?
  let problemOffset: Int
  /// The offset of the innermost open bracket.
  let openBracket: Int?

  static let recognisers: [@Sendable (ProblemContext) -> Diagnostic?] = [
    { $0.strangeBlank() }, { $0.tab() }, { $0.secondDocument() }, { $0.escape() }, { $0.runawayQuote() }, { $0.enclosedInQuotes() },
    { $0.innerQuote() }, { $0.reservedCharacter() }, { $0.listMarker() }, { $0.commentInBrackets() }, { $0.missingBracket() },
    { $0.unquotedValue() },
    { $0.missingSpace() }, { $0.unclosedQuote() },
    { $0.emptyKey() }, { $0.unclosedBracket() }, { $0.strayBracket() }, { $0.itemOnKeyLine() }, { $0.extraIndentation() },
    { $0.misalignedLine() }, { $0.missingColon() }, { $0.undeclaredTag() },
  ]

  /// The line of the error, the line of its context, and the last line with text before it, because the cause is often on an earlier line.
  var suspectLines: [LineParts] {
    let at = source.lines.line(of: problemOffset)
    var numbers = [at]
    if let contextOffset { numbers.append(source.lines.line(of: contextOffset)) }
    var before = at - 1
    while before > 0, LineParts(source, line: before).content.isEmpty { before -= 1 }
    if before > 0 { numbers.append(before) }
    var seen: Set<Int> = []
    return numbers.filter { seen.insert($0).inserted }.map { LineParts(source, line: $0) }
  }

  func diagnostic(_ message: String, _ range: Range<Int>, _ label: String = "", helps: [String], fixes: [Fix] = []) -> Diagnostic {
    Diagnostic(YAMLProblems.syntax, message, at: span(range), label, helps: helps, fixes: fixes)
  }

  func span(_ range: Range<Int>) -> Span { Span(file, range.lowerBound, range.upperBound) }

  /// Returns the range of the word at an offset.
  func word(at offset: Int) -> Range<Int> {
    let bytes = source.bytes
    var end = offset
    while end < bytes.count, !isBlank(bytes[end]), !isFlowIndicator(bytes[end]) { end += 1 }
    if end == offset, end < bytes.count, !isBlank(bytes[end]) { end += 1 }
    return offset..<end
  }

  func anythingElse() -> Diagnostic {
    diagnostic(
      "this is not valid YAML", word(at: problemOffset), "parsing stopped here",
      helps: ["if this is text or a condition, quote it; otherwise write `key: value` or `- item` on its own line"])
  }
}

func isOpening(_ byte: UInt8) -> Bool { byte == 0x5B || byte == 0x7B }
