internal import Schema

/// A decision table with a fixed set of answers: the first row that applies decides, or the only one.
package struct DecisionTable: Sendable, Equatable, Kind, Sourced {
  package static let key = "tables"
  package static let singular = "table"

  package var provenance: Provenance
  /// The possible answers.
  package var answers: [String]
  /// The kind whose rules the answers name: `routes`; nil for answers that only the caller interprets.
  package var answersAre: String?
  /// Answers that do not name rules of that kind.
  package var except: [String]
  /// Rows of which the first that applies decides; a table has exactly one of the two lists.
  package var firstMatch: [TableRow]
  /// Rows of which exactly one always applies.
  package var onlyMatch: [TableRow]
  /// The answer when a fact is missing.
  package var onError: String

  package var rows: [TableRow] { firstMatch + onlyMatch }
  /// Whether exactly one row always applies.
  package var isUnique: Bool { !onlyMatch.isEmpty }
  /// The key under which the rows are written in YAML.
  package var rowsKey: String { isUnique ? "only_match" : "first_match" }
}

package struct TableRow: Sendable, Equatable {
  package var conditions: [Name<Condition>]
  package var then: String
}

extension DecisionTable {
  static let schema = Schema.object("table", build: DecisionTable.init, exactlyOne: ["first_match", "only_match"]) {
    Field.inline(\.provenance, Provenance.schema)
    Field("answers", \.answers, .list(.text), "The possible answers.")
    Field(
      "answers_are", \.answersAre, Schema.text.optional, or: .some(nil),
      "The kind whose rules the answers name: `routes`. Leave it out for answers that only the caller interprets.")
    Field("except", \.except, .oneOrMany(.text), or: [], "Answers that do not name rules of that kind.")
    Field(
      "first_match", \.firstMatch, .list(TableRow.schema, .sequence), or: [],
      "Rows of which the first that applies decides; the last row has no `if`.")
    Field(
      "only_match", \.onlyMatch, .list(TableRow.schema, .sequence), or: [],
      "Rows of which exactly one always applies, in any order. The compiler verifies that the rows do not overlap and leave no gap."
    )
    Field("on_error", \.onError, .text, "The answer when a fact is missing; choose the safest one.")
  }
}

extension TableRow {
  static let schema = Schema.object("row", build: TableRow.init) {
    Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), or: [], "Conditions that must all hold.")
    Field("then", \.then, .text, "The answer.")
  }
}
