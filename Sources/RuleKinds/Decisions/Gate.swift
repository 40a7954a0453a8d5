package import Schema

/// A way of showing a refusal, the same wherever it happens.
public struct Gate: Sendable, Equatable, Kind, Sourced {
  public static let key = "gates"
  public static let singular = "gate"

  public var provenance: Provenance
  public var shownOn: [Name<Surface>]
  public var says: Name<Copy>?
  public var buttons: [Name<Button>]
  /// The button that leaves without doing anything.
  public var dismiss: Name<Button>?
  /// Further lines, each shown when its conditions hold.
  public var adds: [ExtraLine]
  public var emits: [Name<Event>]
  /// Whether what was tried is taken up again once the person has done what the gate asks, such as signing up.
  public var resumes: Bool
}

public struct ExtraLine: Sendable, Equatable {
  public var conditions: [Name<Condition>]
  public var says: Name<Copy>
}

extension Gate {
  package static let schema = Schema.object("gate", build: Gate.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field(
      "shown_on", \.shownOn, .oneOrMany(.name(of: Surface.self)), or: [], "The surfaces it appears on; else those of the reason's error.")
    Field("says", \.says, Schema.name(of: Copy.self).optional, or: .some(nil), "Its words, for every reason that has none of its own.")
    Field("buttons", \.buttons, .oneOrMany(.name(of: Button.self), .maybeEmpty), or: [], "The ways on that it offers.")
    Field("dismiss", \.dismiss, Schema.name(of: Button.self).optional, or: .some(nil), "The button that leaves without doing anything.")
    Field("adds", \.adds, .list(ExtraLine.schema, .sequence), or: [], "Further lines, each while its conditions hold.")
    Field("emits", \.emits, .oneOrMany(.name(of: Event.self)), or: [], "Telemetry events that go out when it is shown.")
    Field("resumes", \.resumes, .boolean, or: false, "Whether an action that resumes is taken up again after it.")
  }
}

extension ExtraLine {
  static let schema = Schema.object("line", build: ExtraLine.init) {
    Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), "Conditions that must all hold.")
    Field("says", \.says, .name(of: Copy.self), "The words.")
  }
}
