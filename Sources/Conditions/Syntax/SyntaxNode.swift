/// A node of the syntax tree. Its names are not bound, and its types are not checked.
struct SyntaxNode {
  indirect enum Kind {
    /// A syntax error that was already reported.
    case broken
    case null
    case bool(Bool)
    case integer(Int64)
    case string([UInt8])
    /// Names joined by dots, with the range of each name.
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
  /// The range of bytes, including the parentheses around the node.
  var range: Range<Int>
  /// The height of the tree below this node, including the node itself, which bounds the depth of recursion.
  var depth = 1
  /// Whether the node is enclosed in parentheses.
  var isParenthesised = false

  static func broken(_ range: Range<Int>) -> SyntaxNode { SyntaxNode(kind: .broken, range: range) }
}

/// Limits on the size of a condition: far above any readable condition, and far below any that could exhaust the stack.
enum ConditionLimits {
  static let bytes = 4096
  static let nodes = 2000
  /// The maximum nesting of parentheses, brackets, calls, signs, and `?:`. CEL requires 32.
  static let nesting = 32
  /// The maximum height of the tree, counting each operator of a chain such as `a + b + c`.
  static let depth = 128
  /// The maximum number of values on the evaluator's stack. Bundles that need more are rejected when they are loaded.
  static let stack = 64
}
