internal import Conditions
internal import RuleKinds
internal import RulesCompiler

/// Asks about a value of an enumeration that an edited expression treats as others now: “`degraded` of `network.state` now goes with `offline`”.
enum GroupedValueQuestion {
  static func questions(about change: ValueChange, _ before: Side, _ after: Side) -> [AuthorQuestion] {
    guard change.form == .changed, let old = groups(before, change.oldPath), let new = groups(after, change.newPath) else { return [] }
    return Set(old.keys).intersection(new.keys).sorted { $0.name < $1.name }.flatMap { fact -> [AuthorQuestion] in
      // Another comparison of the fact can tell its values apart.
      guard let was = old[fact], let now = new[fact], was.count == 1, now.count == 1 else { return [] }
      return questions(about: change, fact, was[0], now[0])
    }
  }

  /// - Parameters:
  ///   - was: The values that the expression accepted.
  ///   - now: The values that it accepts.
  private static func questions(about change: ValueChange, _ fact: Compared, _ was: Set<String>, _ now: Set<String>) -> [AuthorQuestion] {
    fact.values.filter { was.contains($0) != now.contains($0) }.compactMap { value in
      let isIn = now.contains(value)
      // Only values that stay where they are tell what the moved one goes with.
      let stays = fact.values.filter { was.contains($0) == isIn && now.contains($0) == isIn }
      guard !stays.isEmpty else { return nil }
      return AuthorQuestion(
        path: change.path.plain,
        text: "In `\(change.path.parts[1])`, `\(value)` of `\(fact.name)` now goes with \(DiffWords.all(stays.map { "`\($0)`" })).")
    }
  }

  /// A fact that is compared, with its values.
  private struct Compared: Hashable {
    let name: String
    let values: [String]
  }

  /// The values that each comparison of a fact accepts, in the order of the expression.
  private static func groups(_ side: Side, _ path: RulePath) -> [Compared: [Set<String>]]? {
    guard let root = (side.rules.typed[path] ?? side.rules.typed[RulePath(path.parts.dropLast())])?.root else { return nil }
    var found: [Compared: [Set<String>]] = [:]
    collect(root, isNegated: false, &found)
    return found
  }

  private static func collect(_ expression: TypedExpression, isNegated: Bool, _ found: inout [Compared: [Set<String>]]) {
    if case .not(let operand) = expression { return collect(operand, isNegated: !isNegated, &found) }
    if case .binary(let comparison, let left, let right, _) = expression, let (fact, accepted) = accepted(comparison, left, right) {
      found[fact, default: []].append(isNegated ? Set(fact.values).subtracting(accepted) : accepted)
      return
    }
    for child in expression.children { collect(child, isNegated: isNegated, &found) }
  }

  /// The values that a comparison of an enumeration with constants accepts. Nil for other comparisons.
  private static func accepted(
    _ comparison: BinaryOperator, _ left: TypedExpression, _ right: TypedExpression
  ) -> (fact: Compared, values: Set<String>)? {
    guard case .fact(let name, _, let type) = left, let values = type.values, case .constant(let constant, _, _) = right else { return nil }
    let positions: [Constant] = if case .list(let items) = constant { items } else { [constant] }
    let named = Set(positions.compactMap { position in if case .enumeration(let index) = position { values[index] } else { nil } })
    switch comparison {
    case .equal, .isIn: return (Compared(name: name, values: values), named)
    case .notEqual: return (Compared(name: name, values: values), Set(values).subtracting(named))
    default: return nil
    }
  }
}

extension ConditionType {
  /// The values of an enumeration, or of one that can be null.
  fileprivate var values: [String]? {
    switch self {
    case .enumeration(let values): values
    case .nullable(let type): type.values
    default: nil
    }
  }
}
