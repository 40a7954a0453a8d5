/// A question with a few possible answers: the first row that applies decides.
public struct DecisionTable: Sendable, Equatable, Kind {
  public static let key = "tables"
  public static let singular = "table"

  public var provenance: Provenance
  /// The possible answers.
  public var answers: [String]
  public var rows: [TableRow]
  /// The answer when a fact is missing.
  public var onError: String

  public init(provenance: Provenance, answers: [String], rows: [TableRow], onError: String) {
    self.provenance = provenance
    self.answers = answers
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
