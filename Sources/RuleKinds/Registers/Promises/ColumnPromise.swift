internal import Schema

/// What rules of a kind say under a key, each its own: a column of a table that is printed somewhere.
public struct ColumnPromise: Sendable, Equatable {
  public struct Cell: Sendable, Equatable {
    /// The rule.
    public var name: String
    /// What stands there, as it is written; several when it is a list.
    public var values: [String]
  }

  /// The kind's key: `notifications`.
  public var of: String
  /// The key, or the way to it with slashes: `parameters/filter/always`.
  public var key: String
  public var cells: [Cell]
}

extension ColumnPromise {
  static let schema = Schema.object("promise", build: ColumnPromise.init) {
    Field("of", \.of, .text, "The kind: `notifications`.")
    Field("key", \.key, .text, "The key, or the way to it: `at_most`, `parameters/filter/always`.")
    Field("says", \.cells, rules, "What each rule says there, as it is written.")
  }

  private static let rules = Schema<[Cell]>.entries(
    .map(values.shape), values, key: { _, _, _ in }, make: { $0.map { Cell(name: $0.key, values: $0.value) } },
    split: { $0.map { ($0.name, $0.values) } })

  private static let values = Schema<[String]>.oneOrMany(.text)
}
