package import Schema

/// A value that can change only together with this entry.
public struct Lock: Sendable, Equatable, Kind {
  public static let key = "locks"
  public static let singular = "lock"

  public var about: String
  /// The pinned value, written as in the rule; nil when only invariants enforce the lock.
  public var value: String?
  /// The paths of the value: `limits/saved_flows/plans/free`.
  public var holds: [String]
  /// Additional pinned values, for rules that write the value in another way.
  public var also: [PinnedValue]
  /// The invariants that enforce what a single value cannot express.
  public var keptBy: [Name<Invariant>]
  public var decision: Decision
  public var sources: [String]
}

extension Lock {
  /// Every pinned value with its paths.
  public var pins: [PinnedValue] { (value.map { [PinnedValue(value: $0, holds: holds)] } ?? []) + also }

  /// All paths of pinned values.
  public var allHolds: [String] { holds + also.flatMap(\.holds) }
}

/// A pinned value, written as in the rules, with its paths.
public struct PinnedValue: Sendable, Equatable {
  public var value: String
  public var holds: [String]
}

/// A recorded decision: who made it, and when.
public struct Decision: Sendable, Equatable {
  /// The entry of the decision log.
  public var record: String
  public var by: String
  /// `2026-01-05`.
  public var on: String
}

/// The acceptance of an undecided value or of an assumption until a date.
public struct Acceptance: Sendable, Equatable {
  public var by: String
  public var on: String
  public var until: String
}

extension Lock {
  package static let schema = Schema.object("lock", build: Lock.init) {
    Field("about", \.about, .text, "What is locked.")
    Field("value", \.value, Schema.text.optional, or: .some(nil), "The pinned value, written as in the rule.")
    Field("holds", \.holds, .oneOrMany(.text), or: [], "The paths of the value: `limits/saved_flows/plans/free`.")
    Field("also", \.also, .list(PinnedValue.schema), or: [], "Additional pinned values, for rules that write the value in another way.")
    Field(
      "kept_by", \.keptBy, .oneOrMany(.name(of: Invariant.self)), or: [], "The invariants that enforce what a single value cannot express.")
    Field("decision", \.decision, Decision.schema, "Who made the decision, and where it is recorded.")
    Field("source", \.sources, .oneOrMany(.citation), "The sections of the product documents that the rule comes from.")
  }
}

extension PinnedValue {
  static let schema = Schema.object("pinned value", build: PinnedValue.init) {
    Field("value", \.value, .text, "The pinned value, written as in the rule.")
    Field("holds", \.holds, .oneOrMany(.text), "The paths of the value.")
  }
}

extension Decision {
  static let schema = Schema.object("decision", build: Decision.init) {
    Field("record", \.record, .text, "The entry of the decision log.")
    Field("by", \.by, .text, "Who made the decision.")
    Field("on", \.on, .date, "The date of the decision: `\"2026-01-05\"`.")
  }
}

extension Acceptance {
  static let schema = Schema.object("acceptance", build: Acceptance.init) {
    Field("by", \.by, .text, "Who accepts the open question.")
    Field("on", \.on, .date, "The first day of the acceptance.")
    Field("until", \.until, .date, "The last day of the acceptance.")
  }
}
