package import Schema

/// An entry of the error dictionary.
package struct ErrorRule: Sendable, Equatable, Kind, Sourced {
  package static let key = "errors"
  package static let singular = "error"

  package var provenance: Provenance
  package var severity: Name<Severity>
  package var shownOn: [Name<Surface>]
  package var says: Name<Copy>
  package var buttons: [Name<Button>]
  /// The retry rule; nil when a retry never helps.
  package var retry: Name<RetryPolicy>?
  /// The operation whose failure the error reports; nil for none.
  package var sends: Name<OperationType>?
  /// The conditions that defer the error; empty for an error that is shown immediately.
  package var waitsWhile: [Name<Condition>]
  /// The event that records every occurrence in place of the error log; nil for an error that the error log records.
  package var recordedBy: Name<Event>?
  /// The safe screen of this error in place of that of its severity; nil for that of the severity.
  package var opens: Name<Route>?
  /// Why only the app can notice and report the error; nil if answers contain it.
  package var leftToApp: String?
}

extension ErrorRule {
  package static let schema = Schema.object("error", build: ErrorRule.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("severity", \.severity, .name(of: Severity.self), "The severity of the error.")
    Field("shown_on", \.shownOn, .oneOrMany(.name(of: Surface.self)), "The surfaces it appears on.")
    Field("says", \.says, .name(of: Copy.self), "The message.")
    Field(
      "buttons", \.buttons, .oneOrMany(.name(of: Button.self), .maybeEmpty), or: [],
      "The buttons that it offers, with the main button first.")
    Field(
      "retry", \.retry, Schema.name(of: RetryPolicy.self).optional, or: .some(nil),
      "The retry rule. Leave it out when a retry never helps.")
    Field(
      "sends", \.sends, Schema.name(of: OperationType.self).optional, or: .some(nil),
      "The operation whose failure the error reports. A deduplicated operation can be retried safely.")
    Field(
      "waits_while", \.waitsWhile, .oneOrMany(.name(of: Condition.self)), or: [],
      "Conditions that defer the error; it is shown when they no longer hold.")
    Field(
      "recorded_by", \.recordedBy, Schema.name(of: Event.self).optional, or: .some(nil),
      "The event that records the error in place of the error log, such as an event of a gate. There is then no incident id.")
    Field(
      "opens", \.opens, Schema.name(of: Route.self).optional, or: .some(nil),
      "The safe screen on which the app continues, in place of that of the severity.")
    Field(
      "left_to_app", \.leftToApp, Schema.text.optional, or: .some(nil),
      "Why only the app can notice and report the error, so that no decision raises it.")
  }
}
