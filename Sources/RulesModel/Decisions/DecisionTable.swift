/// A question with a few possible answers: the first row that applies decides, or the only one.
public struct DecisionTable: Sendable, Equatable, Kind {
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

  public init(
    provenance: Provenance, answers: [String], answersAre: String?, except: [String], firstMatch: [TableRow], onlyMatch: [TableRow],
    onError: String
  ) {
    self.provenance = provenance
    self.answers = answers
    self.answersAre = answersAre
    self.except = except
    self.firstMatch = firstMatch
    self.onlyMatch = onlyMatch
    self.onError = onError
  }

  public var rows: [TableRow] { firstMatch + onlyMatch }
  /// Whether at most one row may ever apply.
  public var isUnique: Bool { !onlyMatch.isEmpty }
  /// The key under which the rows stand.
  public var rowsKey: String { isUnique ? "only_match" : "first_match" }
}

public struct TableRow: Sendable, Equatable {
  public var conditions: [Name<Condition>]
  public var then: String

  public init(conditions: [Name<Condition>], then: String) {
    self.conditions = conditions
    self.then = then
  }
}
