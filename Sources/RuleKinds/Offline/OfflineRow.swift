public import RulesBundle
internal import Schema

/// What something people do comes to on each connection: at once, later, from what the device keeps, or not at all.
public struct OfflineRow: Sendable, Equatable, Kind, Sourced {
  public static let key = "offline"
  public static let singular = "offline row"

  public var provenance: Provenance
  /// The row of the documents that it belongs to.
  public var feature: Name<OfflineFeature>
  public var online: OfflineCell
  public var degraded: OfflineCell
  public var offline: OfflineCell
  /// Why it is refused, wherever a cell blocks or its conditions do not hold.
  public var blocked: Name<Reason>?
  /// The operations that it waits as, where a cell keeps it or lets it wait.
  public var sends: [Name<OperationType>]
  /// What those do, where they do several things.
  public var does: [String]
  /// Why it waits as none.
  public var unsent: String?
  /// Why no action asks for it.
  public var unasked: String?

  /// The cells by the connection that they are about.
  public var cells: [(connection: ConnectionKind, cell: OfflineCell)] { [(.online, online), (.degraded, degraded), (.offline, offline)] }
}

/// What one connection makes of it.
public struct OfflineCell: Sendable, Equatable {
  public var mode: ModeKind
  /// It is so only while these hold; else it is refused.
  public var conditions: [Name<Condition>] = []
  /// Why it is refused then, where that is not what the row says.
  public var otherwise: Name<Reason>?
}

extension ModeKind {
  /// Whether it is done later, by what waits in the sync queue.
  public var waits: Bool { self == .draft || self == .queue }
}

extension OfflineRow {
  static let schema = Schema.object("offline row", build: OfflineRow.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("feature", \.feature, .name(of: OfflineFeature.self), "The row of the documents that it belongs to.")
    Field("online", \.online, OfflineCell.schema, "What comes of it with a good connection.")
    Field("degraded", \.degraded, OfflineCell.schema, "With a bad one.")
    Field("offline", \.offline, OfflineCell.schema, "Without one.")
    Field(
      "blocked", \.blocked, Schema.name(of: Reason.self).optional, or: .some(nil),
      "Why it is refused, wherever a cell blocks or its conditions do not hold.")
    Field(
      "sends", \.sends, .oneOrMany(.name(of: OperationType.self)), or: [],
      "The operations that it waits as, where a cell is `draft` or `queue`.")
    Field("does", \.does, .oneOrMany(.text), or: [], "What of them, where an operation does several things: `accept`.")
    Field("unsent", \.unsent, Schema.text.optional, or: .some(nil), "Why it waits as no operation.")
    Field("unasked", \.unasked, Schema.text.optional, or: .some(nil), "Why no action asks for it.")
  }
}

extension OfflineCell {
  static let schema = Schema<OfflineCell>.either(
    scalar: Schema<ModeKind>.choice.map({ OfflineCell(mode: $0) }, { $0.mode }),
    mapping: Schema.object("cell", build: OfflineCell.init) {
      Field(
        "mode", \.mode, .choice,
        "`now`, `may_fail`, `draft` (kept here and sent later), `queue`, `from_cache`, `not_kept` or `block`.")
      Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), "It is so only while these hold; else it is refused.")
      Field(
        "else", \.otherwise, Schema.name(of: Reason.self).optional, or: .some(nil),
        "Why it is refused then, where that is not what the row says.")
    }, isScalar: { $0.conditions.isEmpty && $0.otherwise == nil })
}
