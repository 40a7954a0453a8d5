package import Schema

/// Why an action is refused, or what a person reads when it is allowed.
public struct Reason: Sendable, Equatable, Kind, Sourced {
  public static let key = "reasons"
  public static let singular = "reason"

  public var provenance: Provenance
  /// How a refusal is shown; nil for a reason that only informs.
  public var gate: Name<Gate>?
  /// The error it is logged as; its words and buttons are used where the reason has none of its own.
  public var error: Name<ErrorRule>?
  /// Its own surfaces.
  public var shownOn: [Name<Surface>]
  /// Its own words.
  public var says: Name<Copy>?
  /// Its own ways on.
  public var buttons: [Name<Button>]?
  /// Events that go out with it, besides its gate's.
  public var emits: [Name<Event>]
}

extension Reason {
  package static let schema = Schema.object("reason", build: Reason.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field(
      "gate", \.gate, Schema.name(of: Gate.self).optional, or: .some(nil),
      "How the refusal is shown; left out for a reason that only informs.")
    Field("error", \.error, Schema.name(of: ErrorRule.self).optional, or: .some(nil), "The error it is logged as.")
    Field(
      "shown_on", \.shownOn, .oneOrMany(.name(of: Surface.self)), or: [], "The surfaces it appears on; else its gate's, else its error's.")
    Field("says", \.says, Schema.name(of: Copy.self).optional, or: .some(nil), "Its words; else its gate's, else its error's.")
    Field(
      "buttons", \.buttons, Schema.oneOrMany(.name(of: Button.self), .maybeEmpty).optional, or: .some(nil),
      "The ways on, `[]` for none; left out, its gate's, else its error's.")
    Field("emits", \.emits, .oneOrMany(.name(of: Event.self)), or: [], "Telemetry events that go out with it, besides its gate's.")
  }
}
