package import Schema

/// A field of the entitlement snapshot: what every screen reads instead of scattered flags.
public struct SnapshotField: Sendable, Equatable, Kind, Sourced {
  public static let key = "snapshot"
  public static let singular = "snapshot field"

  public var provenance: Provenance
  /// Its value; nil when it lists reasons.
  public var value: Expression?
  /// A list of rules instead of a value.
  public var lists: SnapshotList?
}

public enum SnapshotList: String, Sendable, Hashable, CaseIterable {
  /// Every reason that can refuse something under the current plan.
  case refusalReasons = "refusal_reasons"
}

extension SnapshotField {
  package static let schema = Schema.object("snapshot field", build: SnapshotField.init, exactlyOne: ["value", "lists"]) {
    Field.inline(\.provenance, Provenance.schema)
    Field("value", \.value, Schema.expression.optional, or: .some(nil), "Its value, from facts, limits and capabilities.")
    Field("lists", \.lists, Schema<SnapshotList>.choice.optional, or: .some(nil), "Rules that it lists instead.")
  }
}
