package import Conditions

/// A Boolean part of an expression: a side of `&&` or `||`, a test of `?:`, or the whole expression.
package struct ExpressionPart {
  /// An expression and the result that it has wherever the part matters.
  package struct Assumption {
    package var expression: TypedExpression
    package var holds: Bool
    /// The position of the expression, like that of a part.
    package var path: [Int]
  }

  package var expression: TypedExpression
  /// The position among the children at each level, from the root down.
  package var path: [Int]
  /// What comes before the part: earlier sides, and the tests around it.
  package var before: [Assumption]
  /// The sides that come after the part, which may rely on it.
  package var after: [Assumption]
  /// Whether the part is a result of a choice, where `true` and `false` are usual.
  package var isBranch = false

  /// Returns the parts of an expression. A part comes after the parts inside it.
  package static func all(of root: TypedExpression) -> [ExpressionPart] {
    var parts: [ExpressionPart] = []
    collect(ExpressionPart(expression: root, path: [], before: [], after: []), &parts)
    return parts
  }

  private static func collect(_ part: ExpressionPart, _ parts: inout [ExpressionPart]) {
    switch part.expression {
    case .and(let sides): collect(sides, part, areTrue: true, &parts)
    case .or(let sides): collect(sides, part, areTrue: false, &parts)
    case .conditional(let test, let then, let otherwise, _):
      collect(part.child(0, test), &parts)
      collect(part.branch(1, then, after: Assumption(expression: test, holds: true, path: part.path + [0])), &parts)
      collect(part.branch(2, otherwise, after: Assumption(expression: test, holds: false, path: part.path + [0])), &parts)
    case .not(let operand):
      // The operand says the same, so it is the part.
      return collect(part.child(0, operand), &parts)
    case .binary, .negate:
      for (index, child) in part.expression.children.enumerated() { collect(part.child(index, child), &parts) }
    default: break
    }
    if part.expression.type == .bool { parts.append(part) }
  }

  private static func collect(_ sides: [TypedExpression], _ part: ExpressionPart, areTrue: Bool, _ parts: inout [ExpressionPart]) {
    let assumptions = sides.enumerated().map { Assumption(expression: $0.element, holds: areTrue, path: part.path + [$0.offset]) }
    for (index, side) in sides.enumerated() {
      var child = part.child(index, side)
      child.before += assumptions[..<index]
      child.after += assumptions[(index + 1)...]
      collect(child, &parts)
    }
  }

  private func child(_ index: Int, _ expression: TypedExpression, after test: Assumption? = nil) -> ExpressionPart {
    var child = self
    child.expression = expression
    child.path.append(index)
    child.isBranch = false
    if let test { child.before.append(test) }
    return child
  }

  private func branch(_ index: Int, _ expression: TypedExpression, after test: Assumption) -> ExpressionPart {
    var branch = child(index, expression, after: test)
    branch.isBranch = true
    return branch
  }

  /// The other parts that may exclude a result of this part. A later side that relies on this part, because it calculates with the same
  /// facts or needs a value that is not null, does not make it superfluous.
  package var others: [Assumption] {
    let uses = NameUses(of: expression)
    if expression.canBeNull { return before }
    return before + after.filter { !$0.expression.calculates(with: uses.facts) }
  }
}

extension TypedExpression {
  fileprivate var canBeNull: Bool {
    switch self {
    case .fact(_, _, let type): type.isNullable
    case .limit: true
    default: children.contains(where: \.canBeNull)
    }
  }

  fileprivate func calculates(with facts: [String]) -> Bool {
    switch self {
    case .binary(.subtract, _, _, _), .binary(.divide, _, _, _), .binary(.remainder, _, _, _):
      !NameUses(of: self).facts.filter(facts.contains).isEmpty
    default: children.contains { $0.calculates(with: facts) }
    }
  }
}
