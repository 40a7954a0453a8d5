internal import Schema

/// How errors are logged.
package struct ErrorLogging: Sendable, Equatable {
  package static let key = "error_log"

  /// The event for each error whose severity is logged.
  package var shown: Name<Event>?
  /// The event for an attempt that succeeds after an error.
  package var recovered: Name<Event>?
  /// The fact with the incident id of an occurrence.
  package var incident: Name<Fact>?
  package var sources: [String]
  package var assumes: [Name<Assumption>]

  /// The value for a rule book without an error log.
  package static let absent = ErrorLogging(shown: nil, recovered: nil, incident: nil, sources: [], assumes: [])
}

extension ErrorLogging {
  static let schema = Schema.object("error log", build: ErrorLogging.init) {
    Field(
      "shown", \.shown, Schema.name(of: Event.self).optional, or: .some(nil), "The event for each error whose severity is logged.")
    Field(
      "recovered", \.recovered, Schema.name(of: Event.self).optional, or: .some(nil),
      "The event for an attempt that succeeds after an error.")
    Field(
      "incident", \.incident, Schema.name(of: Fact.self).optional, or: .some(nil),
      "The fact with the incident id of an occurrence, a random `id` from the app.")
    Field("source", \.sources, .oneOrMany(.citation), or: [], "The sections of the product documents that the rule comes from.")
    Field("assumes", \.assumes, .oneOrMany(.name(of: Assumption.self)), or: [], "The recorded assumptions that the rule is based on.")
  }
}
