internal import Conditions
internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText

/// The comparison of a condition whose operator is probably wrong: with its opposite, or with its bound on the other side, and only there, an
/// invariant holds.
struct WrongOperator {
  let span: Span
  /// The operator with which the invariant holds.
  let right: BinaryOperator

  /// Nil if no comparison, or more than one, explains the contradiction.
  ///
  /// - Parameter isRight: Whether an expression in place of the condition satisfies the invariant.
  /// - Complexity: One call of `isRight` for each comparison.
  init?(in condition: RulePath, _ context: CheckContext, _ isRight: (TypedExpression) -> Bool) {
    guard let root = context.typed[condition]?.root, let source = context.places.expression(at: condition) else { return nil }
    let found = Self.variants(of: root).filter { isRight($0.whole) }
    guard found.count == 1, let range = ConditionCompiler.range(of: found[0].path, in: source) else { return nil }
    (span, right) = (source.span(range), found[0].right)
  }

  private typealias Variant = (path: [Int], right: BinaryOperator, whole: TypedExpression)

  /// The expression with one operator exchanged, for each comparison in it.
  private static func variants(of expression: TypedExpression) -> [Variant] {
    var variants: [Variant] = []
    if case .binary(let operation, let left, let right, let type) = expression, let other = operation.mistaken {
      variants.append(([], other, .binary(other, left, right, type: type)))
    }
    for (index, child) in expression.children.enumerated() {
      variants += Self.variants(of: child).map { ([index] + $0.path, $0.right, expression.replacing($0.whole, at: index)) }
    }
    return variants
  }
}

extension BinaryOperator {
  /// The operator that is most easily mistaken for it. Nil for a calculation.
  fileprivate var mistaken: BinaryOperator? {
    switch self {
    case .equal: .notEqual
    case .notEqual: .equal
    case .less: .lessOrEqual
    case .lessOrEqual: .less
    case .greater: .greaterOrEqual
    case .greaterOrEqual: .greater
    case .isIn, .add, .subtract, .multiply, .divide, .remainder: nil
    }
  }
}

extension TypedExpression {
  /// The expression with another child at a position.
  fileprivate func replacing(_ child: TypedExpression, at index: Int) -> TypedExpression {
    var children = children
    children[index] = child
    switch self {
    case .not: return .not(children[0])
    case .negate: return .negate(children[0])
    case .size: return .size(children[0])
    case .parseDuration: return .parseDuration(children[0])
    case .parseTimestamp: return .parseTimestamp(children[0])
    case .binary(let operation, _, _, let type): return .binary(operation, children[0], children[1], type: type)
    case .and: return .and(children)
    case .or: return .or(children)
    case .conditional(_, _, _, let type): return .conditional(children[0], then: children[1], else: children[2], type: type)
    case .list(_, let item): return .list(children, item: item)
    case .constant, .fact, .limit, .planCan, .condition: return self
    }
  }
}
