package import Schema

/// A value that can change only together with this entry.
package struct Lock: Sendable, Equatable, Kind {
  package static let key = "locks"
  package static let singular = "lock"

  package var about: String
  /// The pinned value, written as in the rule; nil when only invariants enforce the lock.
  package var value: String?
  /// The paths of the value: `limits/saved_flows/plans/free`.
  package var holds: [String]
  /// Additional pinned values, for rules that write the value in another way.
  package var also: [PinnedValue]
  /// The invariants that enforce what a single value cannot express.
  package var keptBy: [Name<Invariant>]
  package var decision: Decision
  package var sources: [String]
}

extension Lock {
  /// Every pinned value with its paths.
  package var pins: [PinnedValue] { (value.map { [PinnedValue(value: $0, holds: holds)] } ?? []) + also }

  /// All paths of pinned values.
  package var allHolds: [String] { holds + also.flatMap(\.holds) }
}

/// A pinned value, written as in the rules, with its paths.
package struct PinnedValue: Sendable, Equatable {
  package var value: String
  package var holds: [String]
}

/// A recorded decision: who made it, and when.
package struct Decision: Sendable, Equatable {
  /// The entry of the decision log.
  package var record: String
  package var by: String
  /// `2026-01-05`.
  package var on: String
}

/// The acceptance of an undecided value or of an assumption until a date.
package struct Acceptance: Sendable, Equatable {
  package var by: String
  package var on: String
  package var until: String
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
    Field("on", \.on, .date, is: [.record], "The date of the decision: `\"2026-01-05\"`.")
  }
}

extension Acceptance {
  static let schema = Schema.object("acceptance", build: Acceptance.init) {
    Field("by", \.by, .text, "Who accepts the open question.")
    Field("on", \.on, .date, is: [.start, .atMost("until")], "The first day of the acceptance.")
    Field("until", \.until, .date, is: [.deadline], "The last day of the acceptance.")
  }
}
