package import Schema

/// A field of the entitlement snapshot, which every screen reads instead of separate flags.
public struct SnapshotField: Sendable, Equatable, Kind, Sourced {
  public static let key = "snapshot"
  public static let singular = "snapshot field"

  public var provenance: Provenance
  /// The value; nil for a field that lists rules.
  public var value: Expression?
  /// The rules that the field lists instead of a value.
  public var lists: SnapshotList?
}

public enum SnapshotList: String, Sendable, Hashable, CaseIterable {
  /// Every reason that can deny an action under the current plan.
  case refusalReasons = "refusal_reasons"
}

extension SnapshotField {
  package static let schema = Schema.object("snapshot field", build: SnapshotField.init, exactlyOne: ["value", "lists"]) {
    Field.inline(\.provenance, Provenance.schema)
    Field("value", \.value, Schema.expression.optional, or: .some(nil), "The value, computed from facts, limits and capabilities.")
    Field("lists", \.lists, Schema<SnapshotList>.choice.optional, or: .some(nil), "The rules that the field lists instead of a value.")
  }
}
