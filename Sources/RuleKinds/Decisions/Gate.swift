package import Schema

/// A way of showing a denial, the same wherever it occurs.
package struct Gate: Sendable, Equatable, Kind, Sourced {
  package static let key = "gates"
  package static let singular = "gate"

  package var provenance: Provenance
  package var shownOn: [Name<Surface>]
  package var says: Name<Copy>?
  package var buttons: [Name<Button>]
  /// The button that dismisses the gate without an action.
  package var dismiss: Name<Button>?
  /// Additional lines, each shown when its conditions hold.
  package var adds: [ExtraLine]
  package var emits: [Name<Event>]
  /// Whether a denied action resumes after the user does what the gate requests, such as signing up.
  package var resumes: Bool
}

package struct ExtraLine: Sendable, Equatable {
  package var conditions: [Name<Condition>]
  package var says: Name<Copy>
}

extension Gate {
  package static let schema = Schema.object("gate", build: Gate.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field(
      "shown_on", \.shownOn, .oneOrMany(.name(of: Surface.self)), or: [],
      "The surfaces it appears on. The default is those of the error of the reason.")
    Field("says", \.says, Schema.name(of: Copy.self).optional, or: .some(nil), "The message, for every reason without its own.")
    Field("buttons", \.buttons, .oneOrMany(.name(of: Button.self), .maybeEmpty), or: [], "The buttons that it offers.")
    Field(
      "dismiss", \.dismiss, Schema.name(of: Button.self).optional, or: .some(nil), "The button that dismisses the gate without an action.")
    Field("adds", \.adds, .list(ExtraLine.schema, .sequence), or: [], "Additional lines, each shown while its conditions hold.")
    Field("emits", \.emits, .oneOrMany(.name(of: Event.self)), or: [], "The telemetry events to send when the gate is shown.")
    Field("resumes", \.resumes, .boolean, or: false, "Whether an action with `resumes: true` resumes after the gate.")
  }
}

extension ExtraLine {
  static let schema = Schema.object("line", build: ExtraLine.init) {
    Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), "Conditions that must all hold.")
    Field("says", \.says, .name(of: Copy.self), "The text of the line.")
  }
}
