/// What is written down about errors.
public struct ErrorLog: Sendable, Equatable {
  public static let key = "error_log"

  /// The event of every error whose severity is logged.
  public var shown: Name<Event>?
  /// The event of a try that succeeded after one.
  public var recovered: Name<Event>?
  /// The fact with the id by which one occurrence is found again.
  public var incident: Name<Fact>?
  public var sources: [String]
  public var assumes: [Name<Assumption>]

  public init(
    shown: Name<Event>?, recovered: Name<Event>?, incident: Name<Fact>?, sources: [String], assumes: [Name<Assumption>]
  ) {
    self.shown = shown
    self.recovered = recovered
    self.incident = incident
    self.sources = sources
    self.assumes = assumes
  }

  /// A rule book that logs no errors.
  public static let absent = ErrorLog(shown: nil, recovered: nil, incident: nil, sources: [], assumes: [])
}
