package import Schema

/// A value that may only change together with its entry here.
public struct Lock: Sendable, Equatable, Kind {
  public static let key = "locks"
  public static let singular = "lock"

  public var about: String
  /// The pinned value, written as in the rule; nil when invariants alone keep the lock.
  public var value: String?
  /// Where that value stands: `limits/saved_flows/plans/free`.
  public var holds: [String]
  /// Values that it pins besides, where the rules write it in another way.
  public var also: [PinnedValue]
  /// The invariants that keep what one value cannot say.
  public var keptBy: [Name<Invariant>]
  public var decision: Decision
  public var sources: [String]
}

extension Lock {
  /// Every value that it pins, with the paths that it stands at.
  public var pins: [PinnedValue] { (value.map { [PinnedValue(value: $0, holds: holds)] } ?? []) + also }

  /// All paths that it holds.
  public var allHolds: [String] { holds + also.flatMap(\.holds) }
}

/// A value, written as in the rules, and where it stands.
public struct PinnedValue: Sendable, Equatable {
  public var value: String
  public var holds: [String]
}

/// Who decided what, and when.
public struct Decision: Sendable, Equatable {
  /// The entry of the decision log.
  public var record: String
  public var by: String
  /// `2026-01-05`.
  public var on: String
}

/// An undecided value or an assumption that someone has agreed to live with.
public struct Acceptance: Sendable, Equatable {
  public var by: String
  public var on: String
  public var until: String
}

extension Lock {
  package static let schema = Schema.object("lock", build: Lock.init) {
    Field("about", \.about, .text, "What is locked.")
    Field("value", \.value, Schema.text.optional, or: .some(nil), "The pinned value, written as in the rule.")
    Field("holds", \.holds, .oneOrMany(.text), or: [], "Where that value stands: `limits/saved_flows/plans/free`.")
    Field("also", \.also, .list(PinnedValue.schema), or: [], "Values that it pins besides, where the rules write it in another way.")
    Field("kept_by", \.keptBy, .oneOrMany(.name(of: Invariant.self)), or: [], "The invariants that keep what one value cannot say.")
    Field("decision", \.decision, Decision.schema, "Who decided it, and where that is recorded.")
    Field("source", \.sources, .oneOrMany(.citation), "Where the documents say it.")
  }
}

extension PinnedValue {
  static let schema = Schema.object("pinned value", build: PinnedValue.init) {
    Field("value", \.value, .text, "The value, written as in the rule.")
    Field("holds", \.holds, .oneOrMany(.text), "Where it stands.")
  }
}

extension Decision {
  static let schema = Schema.object("decision", build: Decision.init) {
    Field("record", \.record, .text, "The entry of the decision log.")
    Field("by", \.by, .text, "Who decided.")
    Field("on", \.on, .date, "When: `\"2026-01-05\"`.")
  }
}

extension Acceptance {
  static let schema = Schema.object("acceptance", build: Acceptance.init) {
    Field("by", \.by, .text, "Who accepts it.")
    Field("on", \.on, .date, "Since when.")
    Field("until", \.until, .date, "Until when.")
  }
}
