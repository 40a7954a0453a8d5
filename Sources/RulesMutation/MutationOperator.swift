/// A sort of mistake: what it changes, in words, and the changes that it makes at a place.
///
/// The operators are a table. One more operator is one more line.
package struct MutationOperator: Sendable {
  /// The name in tables and options.
  package let name: String
  /// What it changes.
  package let about: String
  let edits: @Sendable (MutationSite) -> [MutationEdit]

  init(_ name: String, _ about: String, _ edits: @escaping @Sendable (MutationSite) -> [MutationEdit]) {
    (self.name, self.about, self.edits) = (name, about, edits)
  }

  /// All operators, in the order of tables.
  package static let all: [MutationOperator] = [
    .init("number", "a number is one more or one less", NumberMutations.numbers),
    .init("unit", "an amount has another unit", NumberMutations.units),
    .init("date", "a date or a time of day is a day or a minute later", NumberMutations.dates),
    .init("boolean", "`true` and `false` are exchanged", ValueMutations.booleans),
    .init("choice", "a value is another one of those that are allowed", ValueMutations.choices),
    .init("name", "a name is that of another rule of the same kind", ValueMutations.names),
    .init("typo", "two letters of a name are exchanged", ValueMutations.typos),
    .init(BoundaryScenario.operation, "a comparison includes its boundary or no longer does", ConditionMutations.boundaries),
    .init("comparison", "a comparison is negated", ConditionMutations.comparisons),
    .init("connective", "`&&` and `||` are exchanged", ConditionMutations.connectives),
    .init("negation", "a negation is added or left out", ConditionMutations.negations),
    .init("operand", "a number, a text, or a name in a condition is another one", ConditionMutations.operands),
    .init("placeholder", "a placeholder of a sentence is left out or exchanged with another", SentenceMutations.placeholders),
    .init("variable", "a variable of a sentence is misspelled", SentenceMutations.variables),
    .init("plural", "two plural forms are exchanged", SentenceMutations.plurals),
    .init("cell", "two columns of plans are exchanged", OrderMutations.cells),
    .init("order", "two items of an ordered list are exchanged", OrderMutations.order),
    .init("item lost", "an item of a list is left out", OrderMutations.lost),
    .init("item doubled", "an item of a list is doubled", OrderMutations.doubled),
    .init("key lost", "a key is left out with its value", OrderMutations.keys),
    .init("line moved", "two lines are exchanged", { _ in [] }),
    .init("line doubled", "a line is doubled", { _ in [] }),
  ]

  /// The operators that change lines of a file instead of values.
  static let lines = (moved: "line moved", doubled: "line doubled")
}
