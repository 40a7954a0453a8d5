package import Schema

/// A message that the user sees while conditions hold.
package struct Notice: Sendable, Equatable, Kind, Sourced {
  package static let key = "notices"
  package static let singular = "notice"

  package var provenance: Provenance
  package var conditions: [Name<Condition>]
  package var says: Name<Copy>
  package var shownOn: Name<Surface>
  package var buttons: [Name<Button>]
  /// Whether every screen shows it; otherwise, only the screens that name it.
  package var isEverywhere: Bool
}

extension Notice {
  package static let schema = Schema.object("notice", build: Notice.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), "Conditions for showing the notice; all must hold.")
    Field("says", \.says, .name(of: Copy.self), "The message.")
    Field("shown_on", \.shownOn, .name(of: Surface.self), "The surface it appears on.")
    Field("buttons", \.buttons, .oneOrMany(.name(of: Button.self), .maybeEmpty), or: [], "The buttons that it offers.")
    Field(
      "everywhere", \.isEverywhere, .boolean, or: true,
      "Whether every screen shows the notice; otherwise, only the screens whose `banners` name it.")
  }
}
