package import Schema

/// A field of the entitlement snapshot, which every screen reads instead of separate flags.
package struct SnapshotField: Sendable, Equatable, Kind, Sourced {
  package static let key = "snapshot"
  package static let singular = "snapshot field"

  package var provenance: Provenance
  /// The value; nil for a field that lists rules.
  package var value: Expression?
  /// The rules that the field lists instead of a value.
  package var lists: SnapshotList?
}

package enum SnapshotList: String, Sendable, Hashable, CaseIterable {
  /// Every reason that can deny an action under the current plan.
  case refusalReasons = "refusal_reasons"
}

extension SnapshotField {
  package static let schema = Schema.object("snapshot field", build: SnapshotField.init, exactlyOne: ["value", "lists"]) {
    Field.inline(\.provenance, Provenance.schema)
    Field("value", \.value, Schema.expression.optional, or: .some(nil), "The value, computed from facts, limits, and capabilities.")
    Field("lists", \.lists, Schema<SnapshotList>.choice.optional, or: .some(nil), "The rules that the field lists instead of a value.")
  }
}
