internal import Schema

/// What is written down about errors.
public struct ErrorLogging: Sendable, Equatable {
  public static let key = "error_log"

  /// The event of every error whose severity is logged.
  public var shown: Name<Event>?
  /// The event of a try that succeeded after one.
  public var recovered: Name<Event>?
  /// The fact with the id by which one occurrence is found again.
  public var incident: Name<Fact>?
  public var sources: [String]
  public var assumes: [Name<Assumption>]

  /// A rule book that logs no errors.
  public static let absent = ErrorLogging(shown: nil, recovered: nil, incident: nil, sources: [], assumes: [])
}

extension ErrorLogging {
  static let schema = Schema.object("error log", build: ErrorLogging.init) {
    Field(
      "shown", \.shown, Schema.name(of: Event.self).optional, or: .some(nil), "The event of every error whose severity is logged.")
    Field(
      "recovered", \.recovered, Schema.name(of: Event.self).optional, or: .some(nil), "The event of a try that succeeded after one.")
    Field(
      "incident", \.incident, Schema.name(of: Fact.self).optional, or: .some(nil),
      "The fact with the id by which one occurrence is found again: a random `id` from the app.")
    Field("source", \.sources, .oneOrMany(.citation), or: [], "Where the documents say it.")
    Field("assumes", \.assumes, .oneOrMany(.name(of: Assumption.self)), or: [], "The recorded assumptions it rests on.")
  }
}
