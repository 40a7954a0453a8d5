package import Schema

/// A part of the screen that words appear on.
public struct Surface: Sendable, Equatable, Kind, Sourced {
  public static let key = "surfaces"
  public static let singular = "surface"

  public var provenance: Provenance
  /// The severities of errors that it may carry; empty when it carries none.
  public var severities: [Name<Severity>]
  /// The fewest buttons that it must have.
  public var fewestButtons: Int64?
  /// The most buttons that fit.
  public var mostButtons: Int64?
  /// What a second button may be; anything when there are none.
  public var secondButtons: [Name<Button>]
  /// The most characters that can be read on it; it shows the title alone where there is one.
  public var mostCharacters: Int64?
  /// Whether the words on it have a title.
  public var isTitled: Bool
  /// Whether it goes with the next edit, so that typing is the way on.
  public var clearsOnEdit: Bool
  /// The levels of the warning ladder that it may carry.
  public var levels: [Name<LadderLevel>]
  /// How long it stays, in milliseconds; until dismissed when nil.
  public var shownFor: Int64?
  /// Severities that a person may dismiss on it.
  public var dismissibleFor: [Name<Severity>]
}

extension Surface {
  package static let schema = Schema.object("surface", build: Surface.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("severities", \.severities, .oneOrMany(.name(of: Severity.self)), or: [], "The severities of errors that it may carry.")
    Field("buttons_at_least", \.fewestButtons, Schema.integer(1...9).optional, or: .some(nil), "The fewest buttons that it must have.")
    Field("buttons_at_most", \.mostButtons, Schema.integer(0...9).optional, or: .some(nil), "The most buttons that fit.")
    Field(
      "second_buttons", \.secondButtons, .oneOrMany(.name(of: Button.self)), or: [],
      "The buttons that may stand second; any when left out.")
    Field(
      "characters_at_most", \.mostCharacters, Schema.integer(1...999).optional, or: .some(nil),
      "The most characters that can be read there; it shows the title alone where there is one.")
    Field("titled", \.isTitled, .boolean, or: false, "Whether words on it have a title.")
    Field("clears_on_edit", \.clearsOnEdit, .boolean, or: false, "Whether it goes with the next edit, so that typing is the way on.")
    Field("levels", \.levels, .oneOrMany(.name(of: LadderLevel.self)), or: [], "The levels of the warning ladder that it may carry.")
    Field("shown_for", \.shownFor, Schema.milliseconds.optional, or: .some(nil), "How long it stays; until dismissed when left out.")
    Field("dismissible_for", \.dismissibleFor, .oneOrMany(.name(of: Severity.self)), or: [], "Severities that a person may dismiss on it.")
  }
}
