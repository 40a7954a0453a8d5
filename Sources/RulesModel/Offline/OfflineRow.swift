/// What something people do comes to on each connection: at once, later, from what the device keeps, or not at all.
public struct OfflineRow: Sendable, Equatable, Kind {
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

  public init(
    provenance: Provenance, feature: Name<OfflineFeature>, online: OfflineCell, degraded: OfflineCell, offline: OfflineCell,
    blocked: Name<Reason>?, sends: [Name<OperationType>], does: [String], unsent: String?, unasked: String?
  ) {
    self.provenance = provenance
    self.feature = feature
    self.online = online
    self.degraded = degraded
    self.offline = offline
    self.blocked = blocked
    self.sends = sends
    self.does = does
    self.unsent = unsent
    self.unasked = unasked
  }

  /// The cells by the connection that they are about.
  public var cells: [(connection: Connectivity, cell: OfflineCell)] { [(.online, online), (.degraded, degraded), (.offline, offline)] }
}

/// What one connection makes of it.
public struct OfflineCell: Sendable, Equatable {
  public var mode: ActionMode
  /// It is so only while these hold; else it is refused.
  public var conditions: [Name<Condition>]
  /// Why it is refused then, where that is not what the row says.
  public var otherwise: Name<Reason>?

  public init(mode: ActionMode, conditions: [Name<Condition>] = [], otherwise: Name<Reason>? = nil) {
    self.mode = mode
    self.conditions = conditions
    self.otherwise = otherwise
  }
}

/// How something is carried out.
public enum ActionMode: String, Sendable, Hashable, CaseIterable {
  case now
  /// It is tried at once and may well fail; trying again is offered.
  case mayFail = "may_fail"
  /// It is kept on the device as a draft, and sent when the connection allows.
  case draft
  /// It waits in the sync queue.
  case queue
  /// With what the device keeps; nothing is fetched.
  case fromCache = "from_cache"
  /// For as long as the screen is open; nothing is kept.
  case notKept = "not_kept"
  case block

  /// Whether it is done later, by what waits in the sync queue.
  public var waits: Bool { self == .draft || self == .queue }
}

/// A row of the documents about what works on which connection, as it is printed.
public struct OfflineFeature: Sendable, Equatable, Kind {
  public static let key = "offline_features"
  public static let singular = "offline feature"

  public var provenance: Provenance
  public var title: String
  public var online: String
  public var degraded: String
  public var offline: String

  public init(provenance: Provenance, title: String, online: String, degraded: String, offline: String) {
    self.provenance = provenance
    self.title = title
    self.online = online
    self.degraded = degraded
    self.offline = offline
  }
}
