/// A piece of a condition as it was written: nothing is known yet about names and types.
struct SyntaxNode {
  indirect enum Kind {
    /// Already reported.
    case broken
    case null
    case bool(Bool)
    case integer(Int64)
    case string([UInt8])
    /// Names joined by dots; the ranges are those of the single names.
    case path([String], ranges: [Range<Int>])
    case call(String, nameRange: Range<Int>, receiver: SyntaxNode?, arguments: [SyntaxNode])
    case not(SyntaxNode)
    case negate(SyntaxNode)
    case binary(BinaryOperator, SyntaxNode, SyntaxNode)
    case and([SyntaxNode])
    case or([SyntaxNode])
    case conditional(SyntaxNode, SyntaxNode, SyntaxNode)
    case list([SyntaxNode])
  }

  var kind: Kind
  /// From the first byte to behind the last, with the parentheses round it.
  var range: Range<Int>
  /// How many nodes lie one below the other, this one included: what recursion over the tree costs.
  var depth = 1
  /// Whether it stands in parentheses of its own.
  var isParenthesised = false

  static func broken(_ range: Range<Int>) -> SyntaxNode { SyntaxNode(kind: .broken, range: range) }
}

/// How large a condition may be; far above anything readable, far below anything that could exhaust a stack.
enum ConditionLimits {
  static let bytes = 4096
  static let nodes = 2000
  /// Parentheses, brackets, calls, signs and `?:` inside one another. CEL asks for 32.
  static let nesting = 32
  /// Levels of the tree, counting each operator of a chain such as `a + b + c`.
  static let depth = 128
  /// Values that lie on the evaluator's stack at once; the reader of bundles refuses more.
  static let stack = 64
}
