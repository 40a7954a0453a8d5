/// A token of a condition, for tools such as editors.
package struct ConditionToken: Sendable, Hashable {
  /// What a token is, without knowing which names exist.
  package enum Kind: Sendable, Hashable {
    /// Names joined by dots: a fact, a condition, `limits.saved_flows`, or `settings.grace_window`.
    case name
    /// The name of a function.
    case function
    /// The name of a capability, in the quotes of `plan_can('flow.save')`.
    case capability
    /// Another string.
    case string
    case number
    /// `true`, `false`, `null`, or `in`.
    case keyword
    /// An operator.
    case symbol
    /// A bracket, a comma, or a colon.
    case punctuation
    /// An invalid token.
    case invalid
  }

  package var kind: Kind
  /// The range of bytes in the text of the condition. A string includes its quotes; the name of a capability does not.
  package var range: Range<Int>
  /// The text of the range.
  package var text: String
}

extension ConditionCompiler {
  /// Returns the tokens of a condition, which may be incomplete or invalid.
  package static func tokens(in source: ConditionSource) -> [ConditionToken] {
    guard source.text.count <= ConditionLimits.bytes else { return [] }
    var lexer = Lexer(source)
    lexer.run()
    let tokens = lexer.tokens
    var result: [ConditionToken] = []
    var index = 0
    func add(_ kind: ConditionToken.Kind, _ range: Range<Int>) {
      result.append(ConditionToken(kind: kind, range: range, text: source.string(range)))
    }
    func isSymbol(_ symbol: Symbol, at index: Int) -> Bool {
      index < tokens.count && tokens[index].kind == .symbol(symbol)
    }
    while index < tokens.count {
      let token = tokens[index]
      switch token.kind {
      case .end: break
      case .integer: add(.number, token.range)
      case .broken: add(.invalid, token.range)
      case .symbol(let symbol): add(symbol.isPunctuation ? .punctuation : .symbol, token.range)
      case .string:
        let isCapability = index >= 2 && isSymbol(.openParenthesis, at: index - 1) && source.string(tokens[index - 2].range) == "plan_can"
        let inner = token.range.lowerBound + 1..<max(token.range.lowerBound + 1, token.range.upperBound - 1)
        add(isCapability ? .capability : .string, isCapability ? inner : token.range)
      case .identifier:
        let word = source.string(token.range)
        if ["true", "false", "null", "in"].contains(word) {
          add(.keyword, token.range)
        } else if isSymbol(.openParenthesis, at: index + 1) {
          add(.function, token.range)
        } else {
          var end = token.range.upperBound
          while isSymbol(.dot, at: index + 1), index + 2 < tokens.count, tokens[index + 2].kind == .identifier,
            !isSymbol(.openParenthesis, at: index + 3)
          {
            index += 2
            end = tokens[index].range.upperBound
          }
          add(.name, token.range.lowerBound..<end)
        }
      }
      index += 1
    }
    return result
  }
}

extension Symbol {
  fileprivate var isPunctuation: Bool {
    switch self {
    case .comma, .colon, .dot, .openParenthesis, .closeParenthesis, .openBracket, .closeBracket, .openBrace, .closeBrace: true
    default: false
    }
  }
}
