package import Schema

/// A message that the user sees while conditions hold.
public struct Notice: Sendable, Equatable, Kind, Sourced {
  public static let key = "notices"
  public static let singular = "notice"

  public var provenance: Provenance
  public var conditions: [Name<Condition>]
  public var says: Name<Copy>
  public var shownOn: Name<Surface>
  public var buttons: [Name<Button>]
}

extension Notice {
  package static let schema = Schema.object("notice", build: Notice.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), "Conditions for showing the notice; all must hold.")
    Field("says", \.says, .name(of: Copy.self), "The message.")
    Field("shown_on", \.shownOn, .name(of: Surface.self), "The surface it appears on.")
    Field("buttons", \.buttons, .oneOrMany(.name(of: Button.self), .maybeEmpty), or: [], "The buttons that it offers.")
  }
}
