import Diagnostics

// Error recovery and the wording of syntax errors.
extension Parser {
  mutating func reportUnexpected(_ expectation: String, help: String? = nil) {
    guard !gaveUp else { return }
    if token.kind == .end { return reportMissing("more", at: token.range) }
    if token.kind == .broken { return }
    let message =
      switch token.kind {
      case .symbol(.closeParenthesis), .symbol(.closeBracket), .symbol(.closeBrace):
        "this `\(text(token))` has no matching opening bracket"
      default: "unexpected `\(shortText(token))`: \(expectation)"
      }
    report.add(ConditionProblems.syntax, message, at: token.range, help: help)
  }

  /// Reports something that is missing at the end. Reported once, at the token that requires it.
  mutating func reportMissing(_ what: String, at range: Range<Int>) {
    guard !reportedEnd, !gaveUp else { return }
    reportedEnd = true
    report.add(ConditionProblems.syntax, "the condition ends too early: expected \(what)", at: range)
  }

  /// Reports an operator, a comma, or a bracket where a value is expected.
  mutating func missingOperand() {
    guard !gaveUp else { return }
    let before = index > 0 ? tokens[index - 1] : nil
    let after = before.map { " after `\(shortText($0))`" } ?? ""
    if token.kind == .end { return reportMissing("a value\(after)", at: before?.range ?? token.range) }
    if let before, before.kind == .broken { return }
    let isSameMistake = missedOperandAt == index - 1 && index > 0
    missedOperandAt = index
    if isSameMistake { return }
    let isCloser = isAt(.closeParenthesis) || isAt(.closeBracket) || isAt(.closeBrace)
    if before == nil, isCloser {
      reportUnexpected("")
    } else {
      report.add(
        ConditionProblems.syntax, "expected a value\(before == nil ? "" : after), found `\(shortText(token))`", at: token.range)
    }
  }

  /// Reports two adjacent values and skips the second.
  mutating func recoverFromMissingOperator(after left: SyntaxNode) -> SyntaxNode {
    guard !gaveUp, isAtOperand else { return left }
    if isAt(word: "and") || isAt(word: "or") { return left }
    let previous = tokens[max(index - 1, 0)]
    if previous.kind != .broken, token.kind != .broken {
      let help =
        switch text(token) {
        case "is", "equals": "compare with `==`"
        case "then", "else": "write a conditional expression as `test ? one : other`"
        default: "join two conditions with `&&` or `||`"
        }
      report.add(
        ConditionProblems.syntax,
        "expected an operator between `\(shortText(previous))` and `\(shortText(token))`", at: token.range, help: help)
    }
    skipOperand()
    return .broken(left.range)
  }

  private var isAtOperand: Bool {
    switch token.kind {
    case .identifier, .integer, .string, .broken, .symbol(.not), .symbol(.openParenthesis): true
    case .symbol(.openBrace), .symbol(.openBracket), .symbol(.dot): true
    default: false
    }
  }

  /// Skips to the next token that ends an operand, passing over matched brackets.
  mutating func skipOperand() {
    while token.kind != .end {
      if case .symbol(let symbol) = token.kind {
        if symbol.endsOperand { return }
        if symbol.closer != nil {
          skipBrackets()
          continue
        }
      }
      if isAt(word: "and") || isAt(word: "or") { return }
      advance()
    }
  }

  /// Skips from an opening bracket to after its closing bracket, or to the end.
  mutating func skipBrackets() {
    var depth = 0
    repeat {
      if case .symbol(let symbol) = token.kind {
        if symbol.closer != nil { depth += 1 }
        if symbol == .closeParenthesis || symbol == .closeBracket || symbol == .closeBrace { depth -= 1 }
      }
      advance()
    } while depth > 0 && token.kind != .end
  }

  /// Skips `? b : c` of a conditional expression that needs parentheses.
  mutating func skipChoice() {
    while isAt(.question) {
      advance()
      skipOperandChain()
      if take(.colon) { skipOperandChain() }
    }
    if token.kind == .end { reportedEnd = true }
  }

  private mutating func skipOperandChain() {
    skipOperand()
    while take(.and) || take(.or) { skipOperand() }
  }

  /// Consumes the closing bracket. If another token is found, reports it and skips to the bracket, if there is one.
  mutating func close(_ closer: Symbol, opener: Token) {
    if gaveUp || take(closer) { return }
    if token.kind == .end {
      if !reportedEnd {
        reportedEnd = true
        report.add(
          ConditionProblems.syntax, "this `\(text(opener))` is not closed", at: opener.range, help: "add `\(closer.rawValue)`",
          fixes: report.closings(closer.rawValue, after: opener.range.upperBound))
      }
      return
    }
    if case .symbol(let symbol) = token.kind, symbol == .closeParenthesis || symbol == .closeBracket || symbol == .closeBrace {
      report.add(
        ConditionProblems.syntax, "`\(text(opener))` is closed by `\(symbol.rawValue)`", at: token.range,
        secondary: [(opener.range, "opened here")], help: "write `\(closer.rawValue)`")
      advance()
      return
    }
    reportUnexpected("expected `\(closer.rawValue)`")
    while token.kind != .end, !isAt(closer) {
      if case .symbol(let symbol) = token.kind, symbol.closer != nil { skipBrackets() } else { advance() }
    }
    if !take(closer) { reportedEnd = true }
  }

  private func shortText(_ token: Token) -> String {
    let text = text(token)
    return text.utf8.count <= 30 && !text.contains("`") ? text : String(text.prefix(20).filter { $0 != "`" }) + "..."
  }
}
