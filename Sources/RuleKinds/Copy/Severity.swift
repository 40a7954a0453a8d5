package import Schema

package struct Severity: Sendable, Equatable, Kind, Sourced {
  package static let key = "severities"
  package static let singular = "severity"

  package var provenance: Provenance
  /// Whether the error blocks the user from continuing.
  package var blocks: Bool
  /// Whether every occurrence is logged.
  package var isLogged: Bool
  /// Whether the user sees an incident id.
  package var hasIncident: Bool
  /// The safe screen on which the app continues; nil when the user stays on the current screen.
  package var opens: Name<Route>?
  /// The tasks that the app performs when such an error occurs, in order.
  package var does: [Name<AppTask>]
}

extension Severity {
  package static let schema = Schema.object("severity", build: Severity.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("blocks", \.blocks, .boolean, or: false, "Whether the error blocks the user from continuing.")
    Field("logged", \.isLogged, .boolean, or: false, "Whether every occurrence is logged.")
    Field("incident", \.hasIncident, .boolean, or: false, "Whether the user sees an incident id.")
    Field(
      "opens", \.opens, Schema.name(of: Route.self).optional, or: .some(nil),
      "The safe screen on which the app continues, with no screen behind it. When left out, the user stays on the current screen.")
    Field(
      "does", \.does, .oneOrMany(.name(of: AppTask.self), .inOrder), or: [],
      "The tasks that the app performs when such an error occurs, in order.")
  }
}
