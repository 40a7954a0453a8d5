/// How notifications are planned: what is stored about them, and how many there may be.
public struct Planner: Sendable, Equatable {
  public static let key = "planner"

  public var preferences: StoredPreferences?
  public var device: StoredDevice?
  public var log: StoredLog?
  /// Whether the system lets any through.
  public var allowedIf: Name<Condition>?
  /// The plans that get no notifications at all.
  public var neverTo: [Name<Plan>]
  /// The number on the app's icon.
  public var badge: Name<Fact>?
  /// What several that could not come become on the next opening.
  public var missed: Name<NotificationBatch>?
  /// How many there are at most, all types together.
  public var atMost: [Name<Setting>]
  /// How many of them are kept for a category.
  public var reserved: Columns<NotificationCategory, Name<Setting>>
  /// In this much time there is one at most.
  public var burst: Name<Setting>?
  /// Those of one batch within this time become one.
  public var batch: Name<Setting>?
  /// How many wait with the system at a time.
  public var pending: Name<Setting>?
  /// How far ahead is planned when all together would be too many.
  public var horizon: Name<Setting>?
  public var sources: [String]
  public var assumes: [Name<Assumption>]

  public init(
    preferences: StoredPreferences?, device: StoredDevice?, log: StoredLog?, allowedIf: Name<Condition>?, neverTo: [Name<Plan>],
    badge: Name<Fact>?,
    missed: Name<NotificationBatch>?, atMost: [Name<Setting>], reserved: Columns<NotificationCategory, Name<Setting>>,
    burst: Name<Setting>?, batch: Name<Setting>?, pending: Name<Setting>?, horizon: Name<Setting>?, sources: [String],
    assumes: [Name<Assumption>]
  ) {
    self.preferences = preferences
    self.device = device
    self.log = log
    self.allowedIf = allowedIf
    self.neverTo = neverTo
    self.badge = badge
    self.missed = missed
    self.atMost = atMost
    self.reserved = reserved
    self.burst = burst
    self.batch = batch
    self.pending = pending
    self.horizon = horizon
    self.sources = sources
    self.assumes = assumes
  }

  /// A rule book without notifications.
  public static let absent = Planner(
    preferences: nil, device: nil, log: nil, allowedIf: nil, neverTo: [], badge: nil, missed: nil, atMost: [], reserved: Columns(),
    burst: nil,
    batch: nil, pending: nil, horizon: nil, sources: [], assumes: [])
}
