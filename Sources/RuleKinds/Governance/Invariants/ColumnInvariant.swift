internal import Schema

/// The value that each rule of a kind has for a key, such as a column of a table in the product documents.
package struct ColumnInvariant: Sendable, Equatable {
  package struct Cell: Sendable, Equatable {
    /// The rule.
    package var name: String
    /// The value as written; several values for a list.
    package var values: [String]
  }

  /// The kind's key: `notifications`.
  package var of: String
  /// The key, or the path to it: `parameters/filter/always`.
  package var key: String
  /// Whether the order of the items of a list counts, even if it usually means nothing.
  package var inOrder: Bool
  package var cells: [Cell]
}

extension ColumnInvariant {
  static let schema = Schema.object("column invariant", build: ColumnInvariant.init) {
    Field("of", \.of, .text, "The kind: `notifications`.")
    Field(
      "key", \.key, .text,
      "The key, or the path to it: `at_most`, `parameters/filter/always`. In a list, a name stands for the item that has it: `says/plan.title/if`. A key stands for its value in the first item that has it: `first_match/connection`."
    )
    Field(
      "in_order", \.inOrder, .boolean, or: false,
      "Whether the order of the items of a list counts, even if it usually means nothing.")
    Field("says", \.cells, rules, "The value of each rule, as written.")
  }

  private static let rules = Schema<[Cell]>.entries(
    .map(values.shape), values, key: { _, _, _ in }, make: { $0.map { Cell(name: $0.key, values: $0.value) } },
    split: { $0.map { ($0.name, $0.values) } })

  private static let values = Schema<[String]>.oneOrMany(.text)
}
