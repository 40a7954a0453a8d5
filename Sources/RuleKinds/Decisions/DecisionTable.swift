internal import Schema

/// A decision table with a fixed set of answers: the first row that applies decides, or the only one.
public struct DecisionTable: Sendable, Equatable, Kind, Sourced {
  public static let key = "tables"
  public static let singular = "table"

  public var provenance: Provenance
  /// The possible answers.
  public var answers: [String]
  /// The kind whose rules the answers name: `routes`; nil for answers that only the caller interprets.
  public var answersAre: String?
  /// Answers that do not name rules of that kind.
  public var except: [String]
  /// Rows of which the first that applies decides; a table has exactly one of the two lists.
  public var firstMatch: [TableRow]
  /// Rows of which exactly one always applies.
  public var onlyMatch: [TableRow]
  /// The answer when a fact is missing.
  public var onError: String

  public var rows: [TableRow] { firstMatch + onlyMatch }
  /// Whether exactly one row always applies.
  public var isUnique: Bool { !onlyMatch.isEmpty }
  /// The key of the rows.
  public var rowsKey: String { isUnique ? "only_match" : "first_match" }
}

public struct TableRow: Sendable, Equatable {
  public var conditions: [Name<Condition>]
  public var then: String
}

extension DecisionTable {
  static let schema = Schema.object("table", build: DecisionTable.init, exactlyOne: ["first_match", "only_match"]) {
    Field.inline(\.provenance, Provenance.schema)
    Field("answers", \.answers, .list(.text, .inOrder), "The possible answers.")
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
