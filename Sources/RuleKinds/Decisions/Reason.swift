package import Schema

/// The reason for denying an action, or a message about an allowed action.
package struct Reason: Sendable, Equatable, Kind, Sourced {
  package static let key = "reasons"
  package static let singular = "reason"

  package var provenance: Provenance
  /// The gate that shows the denial; nil for a reason that only informs.
  package var gate: Name<Gate>?
  /// The error that is logged; it also supplies the copy and the buttons for a reason without its own.
  package var error: Name<ErrorRule>?
  /// The surfaces of the reason, if different from those of its gate.
  package var shownOn: [Name<Surface>]
  /// The copy of the reason, if different from that of its gate.
  package var says: Name<Copy>?
  /// The buttons of the reason; nil for those of its gate.
  package var buttons: [Name<Button>]?
  /// The telemetry events to send in addition to those of the gate.
  package var emits: [Name<Event>]
  /// Whether a button is disabled while its action is denied for this reason.
  package var disablesButtons: Bool
}

extension Reason {
  package static let schema = Schema.object("reason", build: Reason.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field(
      "gate", \.gate, Schema.name(of: Gate.self).optional, or: .some(nil),
      "The gate that shows the denial. Leave it out for a reason that only informs.")
    Field("error", \.error, Schema.name(of: ErrorRule.self).optional, or: .some(nil), "The error that is logged.")
    Field(
      "shown_on", \.shownOn, .oneOrMany(.name(of: Surface.self)), or: [],
      "The surfaces it appears on. The default is those of the gate, then those of the error.")
    Field(
      "says", \.says, Schema.name(of: Copy.self).optional, or: .some(nil),
      "The message. The default is that of the gate, then that of the error.")
    Field(
      "buttons", \.buttons, Schema.oneOrMany(.name(of: Button.self), .maybeEmpty).optional, or: .some(nil),
      "The buttons that it offers, `[]` for none. The default is those of the gate, then those of the error.")
    Field("emits", \.emits, .oneOrMany(.name(of: Event.self)), or: [], "The telemetry events to send in addition to those of the gate.")
    Field(
      "disables_buttons", \.disablesButtons, .boolean, or: false, "Whether a button is disabled while its action is denied for this reason."
    )
  }
}
