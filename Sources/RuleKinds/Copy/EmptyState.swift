internal import Schema

/// What a screen shows while it has no content.
package struct EmptyState: Sendable, Equatable, Kind, Sourced {
  package static let key = "empty_states"
  package static let singular = "empty state"

  package var provenance: Provenance
  package var title: Name<Copy>
  package var body: Name<Copy>
  package var button: Name<Button>
  package var opens: Name<Route>
  /// Other destinations; the first whose conditions hold is used.
  package var unless: [EmptyStateTurn]
}

package struct EmptyStateTurn: Sendable, Equatable {
  package var conditions: [Name<Condition>]
  package var opens: Name<Route>
}

extension EmptyState {
  static let schema = Schema.object("empty state", build: EmptyState.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("title", \.title, .name(of: Copy.self), "The title.")
    Field("body", \.body, .name(of: Copy.self), "The text below the title.")
    Field("button", \.button, .name(of: Button.self), "The button.")
    Field("opens", \.opens, .name(of: Route.self), "The screen that the button opens.")
    Field(
      "unless", \.unless, .list(EmptyStateTurn.schema, .sequence), or: [],
      "Other screens that the button can open; the first whose conditions hold is used.")
  }
}

extension EmptyStateTurn {
  static let schema = Schema.object("destination", build: EmptyStateTurn.init) {
    Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), "Conditions that must all hold.")
    Field("opens", \.opens, .name(of: Route.self), "The screen that the button opens in this case.")
  }
}
