internal import Conditions
internal import RuleKinds
internal import RulesCompiler

/// The facts that changed rules mention, with their names on the new side.
struct ChangedFacts {
  /// All of them: those that the rules read themselves, through conditions, and through limits.
  let all: Set<String>
  /// Those in the parts of conditions that only one side has.
  let moved: Set<String>

  /// - Parameter tables: Whether the facts that the rules read through decision tables count, too.
  init(_ changed: Set<RulePath>, _ books: ComparedBooks, throughTables tables: Bool = false) {
    let kinds: Set<String> = [Condition.key, Fact.key, Limit.key]
    func facts(_ uses: RuleClosure, _ rules: CheckedRules) -> [String] {
      let read = tables ? changed.union(uses.used(by: changed, of: [DecisionTable.key])) : changed
      return DecisionReach(asking: read.union(uses.used(by: read, of: kinds)), rules).facts
    }
    func now(_ facts: [String]) -> [String] { facts.map { books.renames.nameNow(Fact.key, $0) } }
    all = Set(facts(books.uses.new, books.new) + now(facts(books.uses.old, books.old)))
    var moved: Set<String> = []
    for rule in changed {
      let (before, after) = (Self.parts(rule, books.old), Self.parts(rule, books.new))
      let gone = before.filter { after[$0.key] == nil }.map(\.value)
      let come = after.filter { before[$0.key] == nil }.map(\.value)
      moved.formUnion(DecisionReach(evaluating: come, books.new).facts + now(DecisionReach(evaluating: gone, books.old).facts))
    }
    self.moved = moved
  }

  /// The parts of a condition or a derived fact that are joined by `&&` or `||`, by their text.
  private static func parts(_ rule: RulePath, _ rules: CheckedRules) -> [String: TypedExpression] {
    let root = rule.parts[0] == Condition.key ? rules.typed.condition(rule.parts[1])?.root : rules.typed[rule.appending("value")]?.root
    let parts: [TypedExpression] =
      switch root {
      case .and(let parts)?, .or(let parts)?: parts
      case let whole?: [whole]
      case nil: []
      }
    return Dictionary(parts.map { ($0.text, $0) }) { first, _ in first }
  }
}
