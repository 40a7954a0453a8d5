public import RulesBundle
internal import Schema

/// Something that happens and is counted: once for its id, even if several devices report it, or one reports it again.
public struct CountedEvent: Sendable, Equatable, Kind, Sourced {
  public static let key = "events"
  public static let singular = "event"

  public var provenance: Provenance
  /// What it is called where it is stored, when that is another name: the one that older versions know.
  public var was: String?
  /// Whose it is: the person's who did it, or the device's, regardless of who is logged in.
  public var scope: ScopeKind
  /// The actions that it happens by, when they are done.
  public var by: [Name<Action>]
  /// The reasons with which an action is refused that it happens by.
  public var refusedFor: [Name<Reason>]
  /// The fact with its id; without one, the caller gives the id.
  public var id: Name<Fact>?
  /// The fact that says whether it was counted already.
  public var counted: Name<Fact>?
  /// How late one may be handed in and still count when it happened; nil for one that counts when it arrives.
  public var lateWithin: Name<Setting>?
}

extension CountedEvent {
  static let schema = Schema.object("event", build: CountedEvent.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field(
      "was", \.was, Schema.text.optional, or: .some(nil),
      "The name that older versions stored it under; it goes on being stored under that one.")
    Field(
      "scope", \.scope, .choice, or: .person,
      "Whose it is: the `person`'s who did it, or the `device`'s, where it counts regardless of who is logged in.")
    Field(
      "by", \.by, .oneOrMany(.name(of: Action.self)), or: [],
      "The actions that it happens by. Without any, the app or the server reports it.")
    Field(
      "refused_for", \.refusedFor, .oneOrMany(.name(of: Reason.self)), or: [],
      "It happens when an action is refused, for one of these reasons.")
    Field(
      "id", \.id, Schema.name(of: Fact.self).optional, or: .some(nil),
      "The fact with its id, so that it counts once; without one, whoever reports it gives the id.")
    Field(
      "counted", \.counted, Schema.name(of: Fact.self).optional, or: .some(nil),
      "The fact that says whether the one with this id was counted already.")
    Field(
      "late_within", \.lateWithin, Schema.name(of: Setting.self).optional, or: .some(nil),
      "The setting that says how late one may be handed in and still count when it happened; without one it counts when it arrives.")
  }
}
