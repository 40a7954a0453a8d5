/// A name, literal, or symbol of a condition.
struct Token {
  enum Kind: Equatable {
    case identifier
    /// A number without its sign, up to 2^63. The value 2^63 is valid only after a minus.
    case integer(UInt64)
    case string([UInt8])
    case symbol(Symbol)
    /// An invalid token that was already reported.
    case broken
    case end
  }

  var kind: Kind
  /// The range of bytes in the text of the condition.
  var range: Range<Int>
}

enum Symbol: String, CaseIterable {
  case and = "&&", or = "||", equal = "==", notEqual = "!=", lessOrEqual = "<=", greaterOrEqual = ">="
  case less = "<", greater = ">", plus = "+", minus = "-", star = "*", slash = "/", percent = "%", not = "!"
  case question = "?", colon = ":", comma = ",", dot = "."
  case openParenthesis = "(", closeParenthesis = ")", openBracket = "[", closeBracket = "]", openBrace = "{", closeBrace = "}"

  /// Whether the symbol ends an operand, so that parsing can continue here after an error.
  var endsOperand: Bool {
    switch self {
    case .and, .or, .question, .colon, .comma, .closeParenthesis, .closeBracket, .closeBrace: true
    default: false
    }
  }

  /// The bracket that closes this one.
  var closer: Symbol? {
    switch self {
    case .openParenthesis: .closeParenthesis
    case .openBracket: .closeBracket
    case .openBrace: .closeBrace
    default: nil
    }
  }
}

extension UInt8 {
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  var isNameStart: Bool { self == 0x5F || (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }
  var isNamePart: Bool { isNameStart || isDigit }

  /// The value of a hexadecimal digit.
  var hexValue: UInt32? {
    switch self {
    case 0x30...0x39: UInt32(self) - 0x30
    case 0x41...0x46: UInt32(self) - 0x37
    case 0x61...0x66: UInt32(self) - 0x57
    default: nil
    }
  }
}
