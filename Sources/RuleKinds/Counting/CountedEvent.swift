package import RulesBundle
internal import Schema

/// An event that is counted once for each id, even if several devices report it or one device reports it again.
package struct CountedEvent: Sendable, Equatable, Kind, Sourced {
  package static let key = "events"
  package static let singular = "event"

  package var provenance: Provenance
  /// The name under which it is stored, if different: the name that older versions know.
  package var was: String?
  /// Whether it belongs to the person who caused it, or to the device regardless of who is logged in.
  package var scope: ScopeKind
  /// The actions that cause it when they are performed.
  package var by: [Name<Action>]
  /// The reasons for which a denied action causes it.
  package var refusedFor: [Name<Reason>]
  /// The fact with its id; if nil, the caller provides the id.
  package var id: Name<Fact>?
  /// The fact that states whether it has already been counted.
  package var counted: Name<Fact>?
  /// The longest delay after which a reported event still counts at the time when it occurred; nil if it counts when it arrives.
  package var lateWithin: Name<Setting>?
}

extension CountedEvent {
  static let schema = Schema.object("event", build: CountedEvent.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field(
      "was", \.was, Schema.text.optional, or: .some(nil),
      "The name under which older versions stored it, and under which it is still stored.")
    Field(
      "scope", \.scope, .choice, or: .person,
      "Whether it belongs to the `person` who caused it, or to the `device`, where it counts regardless of who is logged in.")
    Field(
      "by", \.by, .oneOrMany(.name(of: Action.self)), or: [],
      "The actions that cause it. Without any, the app or the server reports it.")
    Field(
      "refused_for", \.refusedFor, .oneOrMany(.name(of: Reason.self)), or: [],
      "The reasons for which a denied action causes it.")
    Field(
      "id", \.id, Schema.name(of: Fact.self).optional, or: .some(nil),
      "The fact with its id, so that it counts once. Without one, the app or the server provides the id.")
    Field(
      "counted", \.counted, Schema.name(of: Fact.self).optional, or: .some(nil),
      "The fact that states whether the event with this id has already been counted.")
    Field(
      "late_within", \.lateWithin, Schema.name(of: Setting.self).optional, or: .some(nil),
      "The setting with the longest delay after which it still counts at the time when it occurred. Without one, it counts when it arrives."
    )
  }
}
