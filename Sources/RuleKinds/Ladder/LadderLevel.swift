package import RulesBundle
internal import Schema

/// A level of the warning ladder, which all vectors share.
package struct LadderLevel: Sendable, Equatable, Kind, Sourced {
  package static let key = "ladder_levels"
  package static let singular = "ladder level"

  package var provenance: Provenance
  /// The name under which it is stored, if different: the name that older versions know.
  package var was: String?
  package var blocks: BlockKind
  /// The reason for a denial at this level.
  package var reason: Name<Reason>?
  package var shownOn: [Name<Surface>]
  /// The information that the user must get at this level.
  package var tells: [TellKind]
  /// The minimum and the maximum duration of the level; two values or none.
  package var lasts: [Quantity]
  /// Whether the level ends on its own.
  package var endsByItself: Bool
  /// Whether reaching the level is recorded in the audit log.
  package var audit: Bool
  package var dismissible: Bool
  package var buttons: [Name<Button>]
  /// The combined confidence of signals, in percent, that leads to this level; nil when signals never lead to it.
  package var atConfidence: Quantity?
}

extension LadderLevel {
  static let schema = Schema.object("ladder level", build: LadderLevel.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field(
      "was", \.was, Schema.text.optional, or: .some(nil),
      "The name under which older versions stored it, and under which it is still stored.")
    Field("blocks", \.blocks, .choice, "What the level stops: `nothing`, `friction`, `action`, `feature`, or `account`.")
    Field("reason", \.reason, Schema.name(of: Reason.self).optional, or: .some(nil), "The reason for a denial at this level.")
    Field("shown_on", \.shownOn, .oneOrMany(.name(of: Surface.self)), or: [], "The surfaces it appears on.")
    Field("tells", \.tells, .oneOrMany(.choice), or: [], "The information that the user must get at this level.")
    Field(
      "lasts", \.lasts, .list(.duration, .sequence), or: [], is: [.range, .rising(strictly: false)],
      "The minimum and the maximum duration that a vector can set for the level.")
    Field("ends_by_itself", \.endsByItself, .boolean, "Whether the level ends on its own.")
    Field("audit", \.audit, .boolean, or: false, "Whether reaching the level is recorded in the audit log.")
    Field("dismissible", \.dismissible, .boolean, or: false, "Whether the user can dismiss the message.")
    Field("buttons", \.buttons, .oneOrMany(.name(of: Button.self), .maybeEmpty), or: [], "The buttons that it offers.")
    Field(
      "at_confidence", \.atConfidence, Schema.percent.optional, or: .some(nil), is: [.rising(strictly: true)],
      "The combined confidence of signals that leads to this level: `50%`. When left out, signals never lead to it.")
  }
}
