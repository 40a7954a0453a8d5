internal import Conditions

/// The expressions of a compilation with their types, so that the next compilation after an edit checks only those that the edit can have changed.
///
/// A valid expression keeps its type while its text, the expected type, and the meaning of its names stay the same. An invalid one is always checked
/// again, because its message can depend on all names.
package struct TypingMemory: Sendable {
  private struct Known: Sendable {
    let text: [UInt8]
    let expected: ConditionType?
    let condition: TypedCondition
  }

  /// The names that the known expressions were checked with.
  private var names: [ConditionNames] = []
  private var known: [RulePath: Known] = [:]

  /// Creates a memory that holds nothing.
  package init() {}

  /// Takes the names of a compilation, and forgets the expressions that use a name with another meaning.
  ///
  /// - Parameter new: The names of each sort of expression. A name counts as changed if its meaning in any of them does.
  mutating func start(_ new: [ConditionNames]) {
    let changes = zip(names, new).filter { !$0.hasSameMeanings(as: $1) }
    names = new
    if changes.isEmpty { return }
    known = known.filter { one in changes.allSatisfy { $0.hasSameMeanings(of: one.value.condition.uses, as: $1) } }
  }

  /// Returns the expression at a path, if it is known.
  func condition(at path: RulePath, _ text: [UInt8], _ expected: ConditionType?) -> TypedCondition? {
    guard let known = known[path], known.text == text, known.expected == expected else { return nil }
    return known.condition
  }

  /// Forgets paths that no longer have an expression, if there are many.
  mutating func tidy(_ typed: [RulePath: TypedCondition]) {
    if known.count > 2 * typed.count + 64 { known = known.filter { typed[$0.key] != nil } }
  }

  mutating func keep(_ condition: TypedCondition, at path: RulePath, _ text: [UInt8], _ expected: ConditionType?) {
    known[path] = Known(text: text, expected: expected, condition: condition)
  }
}
