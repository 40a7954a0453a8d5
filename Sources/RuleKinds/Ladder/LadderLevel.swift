public import RulesBundle
internal import Schema

/// A level of the warning ladder, the same for every vector.
public struct LadderLevel: Sendable, Equatable, Kind, Sourced {
  public static let key = "ladder_levels"
  public static let singular = "ladder level"

  public var provenance: Provenance
  /// What it is called where it is stored, when that is another name: the one that older versions know.
  public var was: String?
  public var blocks: BlockKind
  /// Why an action is refused at this level.
  public var reason: Name<Reason>?
  public var shownOn: [Name<Surface>]
  /// What a person must be told at this level.
  public var tells: [TellKind]
  /// The shortest and the longest time that it may take: two durations, or none.
  public var lasts: [Quantity]
  /// Whether it ends by itself.
  public var endsByItself: Bool
  /// Whether reaching it must be written to the audit log.
  public var audit: Bool
  public var dismissible: Bool
  public var buttons: [Name<Button>]
  /// How sure signals must be together to lead here, of 100; nil when they never do.
  public var atConfidence: Quantity?
}

extension LadderLevel {
  static let schema = Schema.object("ladder level", build: LadderLevel.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field(
      "was", \.was, Schema.text.optional, or: .some(nil),
      "The name that older versions stored it under; it goes on being stored under that one.")
    Field("blocks", \.blocks, .choice, "What it stops: `nothing`, `friction`, `action`, `feature` or `account`.")
    Field("reason", \.reason, Schema.name(of: Reason.self).optional, or: .some(nil), "Why an action is refused at this level.")
    Field("shown_on", \.shownOn, .oneOrMany(.name(of: Surface.self)), or: [], "The surfaces it appears on.")
    Field("tells", \.tells, .oneOrMany(.choice), or: [], "What a person must be told.")
    Field(
      "lasts", \.lasts, .list(.duration, .sequence), or: [], "Two durations, the shorter first: what a vector may say lies between them.")
    Field("ends_by_itself", \.endsByItself, .boolean, "Whether it ends without anybody doing anything.")
    Field("audit", \.audit, .boolean, or: false, "Whether reaching it is written to the audit log.")
    Field("dismissible", \.dismissible, .boolean, or: false, "Whether a person may close it.")
    Field("buttons", \.buttons, .oneOrMany(.name(of: Button.self), .maybeEmpty), or: [], "The ways on.")
    Field(
      "at_confidence", \.atConfidence, Schema.percent.optional, or: .some(nil),
      "How sure the signals must be together to lead here: `50%`. Left out, they never do.")
  }
}
