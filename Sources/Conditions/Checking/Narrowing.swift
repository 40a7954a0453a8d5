// Determines which names cannot be null, given the outcome of a test.
extension Checker {
  /// Returns the names that cannot be null when `node` evaluates to `outcome`.
  func notNull(when node: SyntaxNode, is outcome: Bool) -> Set<String> { narrowing(node, outcome) ?? [] }

  /// Returns nil when the test never has this outcome, so that any name may be assumed to be non-null.
  private func narrowing(_ node: SyntaxNode, _ outcome: Bool) -> Set<String>? {
    switch node.kind {
    case .bool(let value): return value == outcome ? [] : nil
    case .not(let operand): return narrowing(operand, !outcome)
    case .and(let sides): return outcome ? every(sides, true) : any(sides, false)
    case .or(let sides): return outcome ? any(sides, true) : every(sides, false)
    case .conditional(let test, let then, let otherwise):
      let whenTrue = both(narrowing(test, true), narrowing(then, outcome))
      let whenFalse = both(narrowing(test, false), narrowing(otherwise, outcome))
      return either(whenTrue, whenFalse)
    case .binary(.equal, let left, let right): return outcome ? equal(left, right) : unequal(left, right)
    case .binary(.notEqual, let left, let right): return outcome ? unequal(left, right) : equal(left, right)
    case .binary(.isIn, let item, let list): return outcome && hasNoNull(list) ? names(item) : []
    default: return []
    }
  }

  private func every(_ sides: [SyntaxNode], _ outcome: Bool) -> Set<String>? {
    var result: Set<String>? = []
    for side in sides { result = both(result, narrowing(side, outcome)) }
    return result
  }

  private func any(_ sides: [SyntaxNode], _ outcome: Bool) -> Set<String>? {
    var result: Set<String>?
    for side in sides { result = either(result, narrowing(side, outcome)) }
    return result
  }

  private func both(_ a: Set<String>?, _ b: Set<String>?) -> Set<String>? {
    guard let a, let b else { return nil }
    return a.union(b)
  }

  private func either(_ a: Set<String>?, _ b: Set<String>?) -> Set<String>? {
    guard let a else { return b }
    guard let b else { return a }
    return a.intersection(b)
  }

  /// `x == 3` implies that x is not null.
  private func equal(_ left: SyntaxNode, _ right: SyntaxNode) -> Set<String> {
    var result: Set<String> = []
    if isNeverNull(left) { result.formUnion(names(right)) }
    if isNeverNull(right) { result.formUnion(names(left)) }
    return result
  }

  private func unequal(_ left: SyntaxNode, _ right: SyntaxNode) -> Set<String> {
    if case .null = left.kind { return names(right) }
    if case .null = right.kind { return names(left) }
    return []
  }

  private func names(_ node: SyntaxNode) -> Set<String> {
    if case .path(let parts, _) = node.kind { [parts.joined(separator: ".")] } else { [] }
  }

  /// Conservative: returns false whenever the value might be null.
  private func isNeverNull(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .bool, .integer, .string, .not, .negate, .and, .or, .list, .call: return true
    case .binary: return true
    case .path(let parts, _):
      let name = parts.joined(separator: ".")
      if guarded.contains(name) { return true }
      if let fact = names.fact(name) { return !fact.type.isNullable && fact.type != .unknown }
      if parts[0] == "settings", let setting = names.settings[parts.dropFirst().joined(separator: ".")] { return setting.value != .null }
      return names.conditions[name] != nil
    case .conditional(_, let then, let otherwise): return isNeverNull(then) && isNeverNull(otherwise)
    case .null, .broken: return false
    }
  }

  private func hasNoNull(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .list(let items): return items.allSatisfy(isNeverNull)
    case .path(let parts, _):
      if case .list(let item) = names.fact(parts.joined(separator: "."))?.type { return !item.isNullable && item != .unknown }
      return false
    default: return false
    }
  }
}
