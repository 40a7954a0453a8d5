internal import Schema

/// A question with a few possible answers: the first row that applies decides, or the only one.
public struct DecisionTable: Sendable, Equatable, Kind, Sourced {
  public static let key = "tables"
  public static let singular = "table"

  public var provenance: Provenance
  /// The possible answers.
  public var answers: [String]
  /// The kind whose rules the answers name: `routes`; nil for words that mean something to the caller alone.
  public var answersAre: String?
  /// Answers that are words for the caller all the same.
  public var except: [String]
  /// Rows of which the first that applies decides; exactly one of the two lists is given.
  public var firstMatch: [TableRow]
  /// Rows of which exactly one applies to anybody.
  public var onlyMatch: [TableRow]
  /// The answer when a fact is missing.
  public var onError: String

  public var rows: [TableRow] { firstMatch + onlyMatch }
  /// Whether at most one row may ever apply.
  public var isUnique: Bool { !onlyMatch.isEmpty }
  /// The key under which the rows stand.
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
      "The kind whose rules the answers name: `routes`; left out for words that mean something to the caller alone.")
    Field("except", \.except, .oneOrMany(.text), or: [], "Answers that are words for the caller all the same.")
    Field(
      "first_match", \.firstMatch, .list(TableRow.schema, .sequence), or: [], "The first row that applies decides; the last has no `if`.")
    Field(
      "only_match", \.onlyMatch, .list(TableRow.schema, .sequence), or: [],
      "Or rows of which exactly one applies to anybody, in whatever order they stand: the compiler shows that none overlap and none is missing."
    )
    Field("on_error", \.onError, .text, "The answer when a fact is missing: the safest one.")
  }
}

extension TableRow {
  static let schema = Schema.object("row", build: TableRow.init) {
    Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), or: [], "Conditions that must all hold.")
    Field("then", \.then, .text, "The answer.")
  }
}
