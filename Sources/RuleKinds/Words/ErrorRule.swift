package import Schema

/// An entry of the error dictionary.
public struct ErrorRule: Sendable, Equatable, Kind, Sourced {
  public static let key = "errors"
  public static let singular = "error"

  public var provenance: Provenance
  public var severity: Name<Severity>
  public var shownOn: [Name<Surface>]
  public var says: Name<Copy>
  public var buttons: [Name<Button>]
  /// The rule by which it is tried again; nil where that never helps.
  public var retry: Name<RetryPolicy>?
  /// The operation whose failure this is; nil where it is none's.
  public var sends: Name<OperationType>?
  /// While these hold it is not shown; empty for one that is shown at once.
  public var waitsWhile: [Name<Condition>]
  /// The event that already records every occurrence, so that the error log does not; nil for one that the error log records.
  public var recordedBy: Name<Event>?
}

extension ErrorRule {
  package static let schema = Schema.object("error", build: ErrorRule.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("severity", \.severity, .name(of: Severity.self), "How bad it is.")
    Field("shown_on", \.shownOn, .oneOrMany(.name(of: Surface.self)), "The surfaces it appears on.")
    Field("says", \.says, .name(of: Copy.self), "The words.")
    Field("buttons", \.buttons, .oneOrMany(.name(of: Button.self), .maybeEmpty), or: [], "The ways on that it offers, the main one first.")
    Field(
      "retry", \.retry, Schema.name(of: RetryPolicy.self).optional, or: .some(nil),
      "The rule by which it is tried again; left out where that never helps.")
    Field(
      "sends", \.sends, Schema.name(of: OperationType.self).optional, or: .some(nil),
      "The operation whose failure this is. Its id is the request's, so a deduplicated one can be tried again.")
    Field(
      "waits_while", \.waitsWhile, .oneOrMany(.name(of: Condition.self)), or: [],
      "While these hold it is not shown; it waits until they do not.")
    Field(
      "recorded_by", \.recordedBy, Schema.name(of: Event.self).optional, or: .some(nil),
      "The event that already records it, such as a gate's: the error log records nothing, and there is no incident.")
  }
}
