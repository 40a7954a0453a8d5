import Diagnostics

extension Parser {
  /// Parses a value with its suffixes: `.size()`, and the suffixes of CEL that conditions do not support.
  mutating func member() -> SyntaxNode { suffixes(of: primary()) }

  mutating func suffixes(of node: SyntaxNode) -> SyntaxNode {
    var node = node
    while !gaveUp {
      if isAt(.dot) {
        node = afterDot(node)
      } else if isAt(.openBracket) {
        let opener = token
        skipBrackets()
        let range = node.range.lowerBound..<tokens[index - 1].range.upperBound
        if !node.isBroken {
          report.add(
            ConditionProblems.unsupported, "indexing is not supported in conditions",
            at: opener.range.lowerBound..<range.upperBound,
            help: "declare a fact for that item, or test with `in` whether the list contains a value")
        }
        node = .broken(range)
      } else if isAt(.openBrace) {
        let opener = token
        skipBrackets()
        let range = node.range.lowerBound..<tokens[index - 1].range.upperBound
        if !node.isBroken {
          report.add(
            ConditionProblems.unsupported, "message construction with `{...}` is not supported in conditions",
            at: opener.range.lowerBound..<range.upperBound,
            help: "compare the individual facts instead")
        }
        node = .broken(range)
      } else if isAt(.openParenthesis), case .path(let names, let ranges) = node.kind, !node.isParenthesised {
        node = call(names[0], nameRange: ranges[0], receiver: nil, from: node.range.lowerBound)
      } else {
        return node
      }
    }
    return node
  }

  private mutating func afterDot(_ node: SyntaxNode) -> SyntaxNode {
    let dot = token
    advance()
    if isAt(.question) {
      let range = dot.range.lowerBound..<token.range.upperBound
      advance()
      if token.kind == .identifier { advance() }
      report.add(
        ConditionProblems.unsupported, "optional fields (`.?`) are not supported in conditions", at: range,
        help: "compare the fact with null instead")
      return .broken(node.range.lowerBound..<tokens[index - 1].range.upperBound)
    }
    let name = token
    guard name.kind == .identifier, !Self.keywords.contains(text(name)) else {
      if name.kind == .end { reportMissing("a name after `.`", at: dot.range) } else { reportUnexpected("expected a name after `.`") }
      if name.kind == .identifier || name.kind == .broken { advance() }
      return .broken(node.range.lowerBound..<dot.range.upperBound)
    }
    advance()
    if isAt(.openParenthesis) { return call(text(name), nameRange: name.range, receiver: node, from: node.range.lowerBound) }
    let range = node.range.lowerBound..<name.range.upperBound
    switch node.kind {
    case .path(let names, let ranges) where !node.isParenthesised:
      return SyntaxNode(kind: .path(names + [text(name)], ranges: ranges + [name.range]), range: range)
    case .broken: return .broken(range)
    default:
      report.add(
        ConditionProblems.unsupported, "member access (`.\(text(name))`) on a value is not supported in conditions",
        at: dot.range.lowerBound..<range.upperBound,
        help: "write the full name of a fact, such as `usage.savedFlows`")
      return .broken(range)
    }
  }

  private mutating func call(_ name: String, nameRange: Range<Int>, receiver: SyntaxNode?, from start: Int) -> SyntaxNode {
    let opener = token
    advance()
    return nested(opener.range) { parser in
      let arguments = parser.items(until: .closeParenthesis, opener: opener, allowsTrailingComma: false)
      let range = start..<parser.tokens[parser.index - 1].range.upperBound
      let depth = max(receiver?.depth ?? 0, arguments.map(\.depth).max() ?? 0)
      return parser.make(.call(name, nameRange: nameRange, receiver: receiver, arguments: arguments), range, below: depth)
    }
  }

  /// Parses comma-separated expressions, up to and including the closing bracket.
  private mutating func items(until closer: Symbol, opener: Token, allowsTrailingComma: Bool) -> [SyntaxNode] {
    var items: [SyntaxNode] = []
    if take(closer) { return items }
    while !gaveUp {
      items.append(expression())
      guard take(.comma) else { break }
      if allowsTrailingComma, isAt(closer) { break }
    }
    close(closer, opener: opener)
    return items
  }

  private mutating func primary() -> SyntaxNode {
    let token = token
    switch token.kind {
    case .integer(let magnitude):
      advance()
      guard magnitude <= UInt64(Int64.max) else {
        report.add(
          ConditionProblems.invalidLiteral, "`\(text(token))` does not fit in 64 bits", at: token.range,
          help: "use a number from -9223372036854775808 to 9223372036854775807")
        return .broken(token.range)
      }
      return make(.integer(Int64(magnitude)), token.range)
    case .string(let bytes):
      advance()
      return make(.string(bytes), token.range)
    case .broken:
      advance()
      return .broken(token.range)
    case .identifier: return name()
    case .symbol(.openParenthesis): return parenthesised()
    case .symbol(.openBracket):
      advance()
      return nested(token.range) { parser in
        let items = parser.items(until: .closeBracket, opener: token, allowsTrailingComma: true)
        let range = token.range.lowerBound..<parser.tokens[parser.index - 1].range.upperBound
        return parser.make(.list(items), range, below: items.map(\.depth).max() ?? 0)
      }
    case .symbol(.openBrace):
      skipBrackets()
      let range = token.range.lowerBound..<tokens[index - 1].range.upperBound
      report.add(
        ConditionProblems.unsupported, "maps (`{...}`) are not supported in conditions", at: range,
        help: "use a list in square brackets, or one comparison for each case")
      return .broken(range)
    case .symbol(.dot) where next.kind == .identifier:
      advance()
      report.add(
        ConditionProblems.unsupported, "a leading dot is not supported in conditions", at: token.range, help: "remove the dot",
        fixes: [ConditionFix(replace: token.range, by: "")])
      return .broken(member().range)
    default:
      missingOperand()
      return .broken(token.range.lowerBound..<token.range.lowerBound)
    }
  }

  private mutating func name() -> SyntaxNode {
    let token = token
    let word = text(token)
    switch word {
    case "true", "false":
      advance()
      return make(.bool(word == "true"), token.range)
    case "null":
      advance()
      return make(.null, token.range)
    case "in", "and", "or":
      // An operator without a left side. The caller handles the operator.
      missingOperand()
      return .broken(token.range.lowerBound..<token.range.lowerBound)
    default:
      advance()
      if Self.reserved.contains(word) {
        report.add(
          ConditionProblems.syntax, "`\(word)` is a reserved word and cannot be a name", at: token.range,
          help: word == "if" ? "write a conditional expression as `test ? one : other`" : nil)
        return .broken(token.range)
      }
      return make(.path([word], ranges: [token.range]), token.range)
    }
  }

  private mutating func parenthesised() -> SyntaxNode {
    let opener = token
    advance()
    return nested(opener.range) { parser in
      if parser.isAt(.closeParenthesis) {
        parser.report.add(
          ConditionProblems.syntax, "these parentheses are empty",
          at: opener.range.lowerBound..<parser.token.range.upperBound)
        parser.advance()
        return .broken(opener.range.lowerBound..<parser.tokens[parser.index - 1].range.upperBound)
      }
      var node = parser.expression()
      parser.close(.closeParenthesis, opener: opener)
      node.range = opener.range.lowerBound..<max(node.range.upperBound, parser.tokens[parser.index - 1].range.upperBound)
      node.isParenthesised = true
      return node
    }
  }

  static let keywords: Set<String> = ["true", "false", "null", "in"]
  static let reserved: Set<String> = [
    "as", "break", "const", "continue", "else", "for", "function", "if", "import", "let", "loop", "package", "namespace", "return", "var",
    "void", "while",
  ]
}

extension SyntaxNode {
  var isBroken: Bool { if case .broken = kind { true } else { false } }
}
