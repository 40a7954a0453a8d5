internal import Schema

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

  /// A rule book without notifications.
  public static let absent = Planner(
    preferences: nil, device: nil, log: nil, allowedIf: nil, neverTo: [], badge: nil, missed: nil, atMost: [], reserved: Columns(),
    burst: nil,
    batch: nil, pending: nil, horizon: nil, sources: [], assumes: [])
}

extension Planner {
  static let schema = Schema.object("planner", build: Planner.init) {
    Field("preferences", \.preferences, StoredPreferences.schema.optional, or: .some(nil), "Where a person's choices are stored.")
    Field("device", \.device, StoredDevice.schema.optional, or: .some(nil), "Where a device keeps what it knows.")
    Field("log", \.log, StoredLog.schema.optional, or: .some(nil), "Where it is written down what was planned, sent and held back.")
    Field(
      "allowed_if", \.allowedIf, Schema.name(of: Condition.self).optional, or: .some(nil), "The condition that the system lets any through."
    )
    Field("never_to", \.neverTo, .oneOrMany(.name(of: Plan.self)), or: [], "The plans that get no notifications at all.")
    Field("badge", \.badge, Schema.name(of: Fact.self).optional, or: .some(nil), "The fact with the number on the app's icon.")
    Field(
      "missed", \.missed, Schema.name(of: NotificationBatch.self).optional, or: .some(nil),
      "What several that could not come become on the next opening.")
    Field(
      "at_most", \.atMost, .oneOrMany(.name(of: Setting.self)), or: [],
      "The settings that say how many there are at most, all types together.")
    Field(
      "reserved", \.reserved, .columns(NotificationCategory.self, .name(of: Setting.self)), or: Columns(),
      "The settings that say how many of them are kept for a category.")
    Field("burst", \.burst, setting, or: .some(nil), "The setting with the time in which there is one at most.")
    Field("batch", \.batch, setting, or: .some(nil), "The setting with the time in which those of one batch become one.")
    Field("pending", \.pending, setting, or: .some(nil), "The setting that says how many wait with the system at a time.")
    Field("horizon", \.horizon, setting, or: .some(nil), "The setting that says how far ahead is planned when all would be too many.")
    Field("source", \.sources, .oneOrMany(.citation), or: [], "Where the documents say it.")
    Field("assumes", \.assumes, .oneOrMany(.name(of: Assumption.self)), or: [], "The recorded assumptions it rests on.")
  }

  private static let setting = Schema<Name<Setting>>.name(of: Setting.self).optional
}
