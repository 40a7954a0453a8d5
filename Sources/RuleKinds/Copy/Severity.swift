package import Schema

public struct Severity: Sendable, Equatable, Kind, Sourced {
  public static let key = "severities"
  public static let singular = "severity"

  public var provenance: Provenance
  /// Whether the error blocks the user from continuing.
  public var blocks: Bool
  /// Whether every occurrence is logged.
  public var isLogged: Bool
  /// Whether the user sees an incident id.
  public var hasIncident: Bool
}

extension Severity {
  package static let schema = Schema.object("severity", build: Severity.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("blocks", \.blocks, .boolean, or: false, "Whether the error blocks the user from continuing.")
    Field("logged", \.isLogged, .boolean, or: false, "Whether every occurrence is logged.")
    Field("incident", \.hasIncident, .boolean, or: false, "Whether the user sees an incident id.")
  }
}
