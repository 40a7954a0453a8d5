package import RulesBundle
internal import Schema

/// How a user activity is performed on each connection: immediately, later, from the cache, or not at all.
package struct OfflineRow: Sendable, Equatable, Kind, Sourced {
  package static let key = "offline"
  package static let singular = "offline row"

  package var provenance: Provenance
  /// The feature that the row belongs to.
  package var feature: Name<OfflineFeature>
  package var online: OfflineCell
  package var degraded: OfflineCell
  package var offline: OfflineCell
  /// The reason for a denial, when a cell blocks or its conditions do not hold.
  package var blocked: Name<Reason>?
  /// The operations that are added to the sync queue, when a cell is `draft` or `queue`.
  package var sends: [Name<OperationType>]
  /// The variants of the operations, for operations with several variants.
  package var does: [String]
  /// The reason that no operation is queued.
  package var unsent: String?
  /// The reason that no action uses the row.
  package var unasked: String?

  /// The cells with their connections.
  package var cells: [(connection: ConnectionKind, cell: OfflineCell)] { [(.online, online), (.degraded, degraded), (.offline, offline)] }
}

/// How an activity is performed on one connection.
package struct OfflineCell: Sendable, Equatable {
  package var mode: ModeKind
  /// The conditions for the mode; if one of them does not hold, the activity is denied.
  package var conditions: [Name<Condition>] = []
  /// The reason for that denial, if different from the reason of the row.
  package var otherwise: Name<Reason>?
}

extension ModeKind {
  /// Whether the activity is completed later from the sync queue.
  package var waits: Bool { self == .draft || self == .queue }
}

extension OfflineRow {
  static let schema = Schema.object("offline row", build: OfflineRow.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("feature", \.feature, .name(of: OfflineFeature.self), "The feature that the row belongs to.")
    Field("online", \.online, OfflineCell.schema, "The behavior on a good connection.")
    Field("degraded", \.degraded, OfflineCell.schema, "The behavior on a degraded connection.")
    Field("offline", \.offline, OfflineCell.schema, "The behavior without a connection.")
    Field(
      "blocked", \.blocked, Schema.name(of: Reason.self).optional, or: .some(nil),
      "The reason for a denial, when a cell is `block` or its conditions do not hold.")
    Field(
      "sends", \.sends, .oneOrMany(.name(of: OperationType.self)), or: [],
      "The operations that are added to the sync queue, when a cell is `draft` or `queue`.")
    Field("does", \.does, .oneOrMany(.text), or: [], "The variants of the operations, for operations with several variants: `accept`.")
    Field("unsent", \.unsent, Schema.text.optional, or: .some(nil), "The reason that no operation is queued.")
    Field("unasked", \.unasked, Schema.text.optional, or: .some(nil), "The reason that no action uses the row.")
  }
}

extension OfflineCell {
  static let schema = Schema<OfflineCell>.either(
    scalar: Schema<ModeKind>.choice.map({ OfflineCell(mode: $0) }, { $0.mode }),
    mapping: Schema.object("cell", build: OfflineCell.init) {
      Field(
        "mode", \.mode, .choice,
        "How the activity is performed: `now`, `may_fail`, `draft` (stored on the device and sent later), `queue`, `from_cache`, `not_kept`, or `block`."
      )
      Field(
        "if", \.conditions, .oneOrMany(.name(of: Condition.self)),
        "Conditions for the mode; if one of them does not hold, the activity is denied.")
      Field(
        "else", \.otherwise, Schema.name(of: Reason.self).optional, or: .some(nil),
        "The reason for that denial, if different from the reason of the row.")
    }, isScalar: { $0.conditions.isEmpty && $0.otherwise == nil })
}
