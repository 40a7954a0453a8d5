extension ConditionCompiler {
  /// Returns the range of a part of a condition in its text, or nil if the text has no such part.
  ///
  /// - Parameter path: The position among the children at each level of the typed expression, from the root down.
  package static func range(of path: [Int], in source: ConditionSource) -> Range<Int>? {
    var lexer = Lexer(source)
    lexer.run()
    var parser = Parser(lexer)
    var node = parser.run()
    for position in path {
      guard node.operands.indices.contains(position) else { return nil }
      node = node.operands[position]
    }
    return node.range
  }
}

extension SyntaxNode {
  /// The operands, in the order of the children of the typed expression.
  fileprivate var operands: [SyntaxNode] {
    switch kind {
    case .not(let operand), .negate(let operand): [operand]
    case .binary(_, let left, let right): [left, right]
    case .and(let sides), .or(let sides): sides
    case .conditional(let test, let then, let otherwise): [test, then, otherwise]
    case .broken, .null, .bool, .integer, .string, .path, .call, .list: []
    }
  }
}
