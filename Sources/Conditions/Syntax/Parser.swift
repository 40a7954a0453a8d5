import Diagnostics

/// A recursive descent parser for CEL's grammar, with one function for each level of precedence.
///
/// A syntax error is reported where it occurs and becomes a broken node. Parsing continues at the next `&&`, `||`, comma, or closing
/// bracket, so that every independent error is reported exactly once.
struct Parser {
  let tokens: [Token]
  var report: ConditionReport
  var index = 0
  private var nesting = 0
  private var nodes = 0
  /// Whether the condition is too large. Parsing then stops, and nothing more is reported.
  private(set) var gaveUp = false
  /// Whether an unexpected end was already reported.
  var reportedEnd = false
  /// The index of the token where a value was missing. If the next token is not a value either, that is the same error.
  var missedOperandAt = -1

  init(_ lexer: Lexer) {
    tokens = lexer.tokens
    report = lexer.report
    // An unclosed string or another broken token may contain whatever seems to be missing at the end.
    if let last = lexer.tokens.dropLast().last, last.kind == .broken { reportedEnd = true }
  }

  mutating func run() -> SyntaxNode {
    if token.kind == .end {
      report.add(ConditionProblems.syntax, "the condition is empty", at: token.range, help: "write a condition, or `true`")
      return .broken(token.range)
    }
    var root = expression()
    while token.kind != .end, !gaveUp {
      reportUnexpected("expected the end of the condition")
      root = .broken(root.range)
      skipOperand()
      if token.kind != .end { advance() }
      // Whatever follows a stray closing bracket cannot be distinguished from the error.
      while token.kind != .end { advance() }
    }
    return root
  }

  // MARK: Tokens

  var token: Token { tokens[index] }
  var next: Token { tokens[min(index + 1, tokens.count - 1)] }

  func text(_ token: Token) -> String { report.source.string(token.range) }
  func isAt(_ symbol: Symbol) -> Bool { token.kind == .symbol(symbol) }
  func isAt(word: String) -> Bool { token.kind == .identifier && text(token) == word }

  mutating func advance() { if index < tokens.count - 1 { index += 1 } }

  mutating func take(_ symbol: Symbol) -> Bool {
    guard isAt(symbol) else { return false }
    advance()
    return true
  }

  // MARK: Size

  mutating func make(_ kind: SyntaxNode.Kind, _ range: Range<Int>, below depth: Int = 0) -> SyntaxNode {
    nodes += 1
    if nodes > ConditionLimits.nodes || depth >= ConditionLimits.depth { giveUp(at: range) }
    return gaveUp ? .broken(range) : SyntaxNode(kind: kind, range: range, depth: depth + 1)
  }

  mutating func nested(_ range: Range<Int>, by levels: Int = 1, _ body: (inout Parser) -> SyntaxNode) -> SyntaxNode {
    nesting += levels
    defer { nesting -= levels }
    if nesting > ConditionLimits.nesting {
      giveUp(at: range)
      return .broken(range)
    }
    return body(&self)
  }

  private mutating func giveUp(at range: Range<Int>) {
    if !gaveUp {
      report.add(
        ConditionProblems.tooLarge,
        "this condition is too large: it is nested deeper than \(ConditionLimits.nesting) levels or has too many parts", at: range,
        help: "move parts of it to named conditions and combine them")
    }
    gaveUp = true
    index = tokens.count - 1
  }

  // MARK: Levels

  mutating func expression() -> SyntaxNode {
    let test = disjunction()
    guard isAt(.question) else { return test }
    let mark = token.range
    advance()
    return nested(mark) { parser in
      var then = parser.disjunction()
      if parser.isAt(.question) {
        parser.reportUnexpected("a nested `? :` needs parentheses", help: "write `a ? (b ? c : d) : e`")
        parser.skipChoice()
        then = .broken(then.range)
      }
      guard parser.take(.colon) else {
        if parser.token.kind == .end {
          parser.reportMissing("`:` and a second value for this `?`", at: mark)
        } else {
          parser.reportUnexpected("expected `:` after the first value of `?`")
        }
        parser.skipOperand()
        return .broken(test.range.lowerBound..<then.range.upperBound)
      }
      let otherwise = parser.expression()
      return parser.make(
        .conditional(test, then, otherwise), test.range.lowerBound..<otherwise.range.upperBound,
        below: max(test.depth, then.depth, otherwise.depth))
    }
  }

  private mutating func disjunction() -> SyntaxNode {
    chain(.or, word: "or", { $0.conjunction() }) { .or($0) }
  }

  private mutating func conjunction() -> SyntaxNode {
    chain(.and, word: "and", { $0.relation() }) { .and($0) }
  }

  /// Parses `a && b && c` as one node. Such chains may be long, and a tree of pairs would be equally deep.
  private mutating func chain(
    _ symbol: Symbol, word: String, _ side: (inout Parser) -> SyntaxNode, _ kind: ([SyntaxNode]) -> SyntaxNode.Kind
  ) -> SyntaxNode {
    var sides = [side(&self)]
    while true {
      if isAt(word: word) {
        report.add(
          ConditionProblems.syntax, "conditions use `\(symbol.rawValue)` instead of `\(word)`", at: token.range,
          fixes: [ConditionFix(replace: token.range, by: symbol.rawValue, .machineApplicable)])
        advance()
      } else if !take(symbol) {
        break
      }
      sides.append(side(&self))
    }
    guard sides.count > 1, let first = sides.first, let last = sides.last else { return sides[0] }
    return make(kind(sides), first.range.lowerBound..<last.range.upperBound, below: sides.map(\.depth).max() ?? 0)
  }

  private mutating func relation() -> SyntaxNode {
    var left = sum()
    while let operation = relationalOperator() {
      let right = sum()
      left = pair(operation, left, right)
    }
    return recoverFromMissingOperator(after: left)
  }

  private mutating func relationalOperator() -> BinaryOperator? {
    switch token.kind {
    case .symbol(.equal): advance(); return .equal
    case .symbol(.notEqual): advance(); return .notEqual
    case .symbol(.less): advance(); return .less
    case .symbol(.lessOrEqual): advance(); return .lessOrEqual
    case .symbol(.greater): advance(); return .greater
    case .symbol(.greaterOrEqual): advance(); return .greaterOrEqual
    case .identifier where text(token) == "in": advance(); return .isIn
    case .identifier where text(token) == "not" && next.kind == .identifier && text(next) == "in":
      report.add(
        ConditionProblems.syntax, "`not in` is not an operator", at: token.range.lowerBound..<next.range.upperBound,
        help: "write `!(value in [...])`")
      advance()
      advance()
      return .isIn
    default: return nil
    }
  }

  private mutating func sum() -> SyntaxNode {
    var left = product()
    while isAt(.plus) || isAt(.minus) {
      let operation: BinaryOperator = isAt(.plus) ? .add : .subtract
      advance()
      left = pair(operation, left, product())
    }
    return left
  }

  private mutating func product() -> SyntaxNode {
    var left = signed()
    while true {
      let operation: BinaryOperator
      switch token.kind {
      case .symbol(.star): operation = .multiply
      case .symbol(.slash): operation = .divide
      case .symbol(.percent): operation = .remainder
      default: return left
      }
      advance()
      left = pair(operation, left, signed())
    }
  }

  private mutating func pair(_ operation: BinaryOperator, _ left: SyntaxNode, _ right: SyntaxNode) -> SyntaxNode {
    make(.binary(operation, left, right), left.range.lowerBound..<right.range.upperBound, below: max(left.depth, right.depth))
  }

  /// Parses the signs before an operand, which apply from the innermost outward. A minus and a number form one literal, so that -2^63 is valid.
  private mutating func signed() -> SyntaxNode {
    var signs: [Token] = []
    while isAt(.not) || isAt(.minus) || isAt(word: "not") {
      signs.append(token)
      advance()
    }
    if signs.isEmpty { return member() }
    return nested(signs[0].range, by: signs.count) { parser in
      var node: SyntaxNode
      if signs.last?.kind == .symbol(.minus), case .integer(let magnitude) = parser.token.kind, let minus = signs.popLast() {
        node = parser.negative(magnitude, from: minus.range.lowerBound)
      } else {
        node = parser.member()
      }
      for sign in signs.reversed() {
        let range = sign.range.lowerBound..<node.range.upperBound
        node = parser.make(sign.kind == .symbol(.minus) ? .negate(node) : .not(node), range, below: node.depth)
      }
      return node
    }
  }

  private mutating func negative(_ magnitude: UInt64, from start: Int) -> SyntaxNode {
    let range = start..<token.range.upperBound
    advance()
    let value = magnitude == 1 << 63 ? Int64.min : -Int64(magnitude)
    return suffixes(of: make(.integer(value), range))
  }
}
