package import Schema

/// A part of the screen that shows copy.
package struct Surface: Sendable, Equatable, Kind, Sourced {
  package static let key = "surfaces"
  package static let singular = "surface"

  package var provenance: Provenance
  /// The severities of errors that it can show; empty for none.
  package var severities: [Name<Severity>]
  /// The minimum number of buttons.
  package var fewestButtons: Int64?
  /// The maximum number of buttons.
  package var mostButtons: Int64?
  /// The buttons allowed in second place; if empty, any button is allowed.
  package var secondButtons: [Name<Button>]
  /// The maximum number of characters. For copy with a title, the surface shows only the title.
  package var mostCharacters: Int64?
  /// Whether copy on it has a title.
  package var isTitled: Bool
  /// Whether it disappears on the next edit, so that the user continues by typing.
  package var clearsOnEdit: Bool
  /// The levels of the warning ladder that it can show.
  package var levels: [Name<LadderLevel>]
  /// How long it is shown, in milliseconds; nil for until it is dismissed.
  package var shownFor: Int64?
  /// The severities of errors that the user can dismiss on it.
  package var dismissibleFor: [Name<Severity>]
}

extension Surface {
  package static let schema = Schema.object("surface", build: Surface.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("severities", \.severities, .oneOrMany(.name(of: Severity.self)), or: [], "The severities of errors that it can show.")
    Field(
      "buttons_at_least", \.fewestButtons, Schema.integer(1...9).optional, or: .some(nil), is: [.atMost("buttons_at_most")],
      "The minimum number of buttons.")
    Field("buttons_at_most", \.mostButtons, Schema.integer(0...9).optional, or: .some(nil), "The maximum number of buttons.")
    Field(
      "second_buttons", \.secondButtons, .oneOrMany(.name(of: Button.self)), or: [],
      "The buttons allowed in second place; any button when left out.")
    Field(
      "characters_at_most", \.mostCharacters, Schema.integer(1...999).optional, or: .some(nil),
      "The maximum number of characters. For copy with a title, the surface shows only the title.")
    Field("titled", \.isTitled, .boolean, or: false, "Whether copy on it has a title.")
    Field(
      "clears_on_edit", \.clearsOnEdit, .boolean, or: false, "Whether it disappears on the next edit, so that the user continues by typing."
    )
    Field("levels", \.levels, .oneOrMany(.name(of: LadderLevel.self)), or: [], "The levels of the warning ladder that it can show.")
    Field(
      "shown_for", \.shownFor, Schema.milliseconds.optional, or: .some(nil), is: [.bounds("1s", "10s")],
      "How long it is shown, from 1s to 10s; until it is dismissed when left out.")
    Field(
      "dismissible_for", \.dismissibleFor, .oneOrMany(.name(of: Severity.self)), or: [],
      "The severities of errors that the user can dismiss on it.")
  }
}
