package import Schema

/// A button that the user can tap.
package struct Button: Sendable, Equatable, Kind, Sourced {
  package static let key = "buttons"
  package static let singular = "button"

  package var provenance: Provenance
  package var label: Name<Copy>
  /// The conditions for showing the button; all must hold.
  package var conditions: [Name<Condition>]
  /// The conditions for showing the button prominently; all must hold. If empty, it is never prominent.
  package var prominentIf: [Name<Condition>]
  /// Whether the button retries the failed operation.
  package var retries: Bool
  /// The action that the button performs.
  package var does: Name<Action>?
  /// The screen that the button opens.
  package var opens: Name<Route>?
  /// The telemetry events to send when the user taps the button.
  package var emits: [ListedItem<Event>]
  /// The table whose answers are the labels; nil for a button with only one.
  package var labelFrom: Name<DecisionTable>?
}

extension Button {
  package static let schema = Schema.object("button", build: Button.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("label", \.label, .name(of: Copy.self), "The label of the button.")
    Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), or: [], "Conditions for showing the button; all must hold.")
    Field(
      "prominent_if", \.prominentIf, .oneOrMany(.name(of: Condition.self)), or: [],
      "Conditions for showing the button prominently; all must hold.")
    Field("retries", \.retries, .boolean, or: false, "Whether the button retries the failed operation, by the `retry` rule of the error.")
    Field(
      "does", \.does, Schema.name(of: Action.self).optional, or: .some(nil),
      "The action that the button performs. If it is denied, the button has the reason.")
    Field("opens", \.opens, Schema.name(of: Route.self).optional, or: .some(nil), "The screen that the button opens.")
    Field(
      "emits", \.emits, ListedItem<Event>.list("event", "The event."), or: [],
      "The telemetry events to send when the user taps the button, each a name or `{event: ..., if: ...}`.")
    Field(
      "label_from", \.labelFrom, Schema.name(of: DecisionTable.self).optional, or: .some(nil),
      "The table whose answers are the labels. `label` is one of them.")
  }
}
