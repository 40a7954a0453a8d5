/// A question with a few possible answers: the first row that applies decides.
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
  public var rows: [TableRow]
  /// The answer when a fact is missing.
  public var onError: String

  public init(
    provenance: Provenance, answers: [String], answersAre: String?, except: [String], rows: [TableRow], onError: String
  ) {
    self.provenance = provenance
    self.answers = answers
    self.answersAre = answersAre
    self.except = except
    self.rows = rows
    self.onError = onError
  }
}

public struct TableRow: Sendable, Equatable {
  public var conditions: [Name<Condition>]
  public var then: String

  public init(conditions: [Name<Condition>], then: String) {
    self.conditions = conditions
    self.then = then
  }
}
