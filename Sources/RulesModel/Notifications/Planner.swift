/// How notifications are planned: which numbers of the settings mean what.
public struct Planner: Sendable, Equatable {
  public static let key = "planner"

  /// The time of the daily reminders, for who chose none.
  public var dailyReminder: Name<Setting>?
  public var quietHours: QuietHours?
  /// How many there are at most, all types together.
  public var atMost: [Name<Setting>]
  /// How many of them are kept for a category.
  public var reserved: Columns<NotificationCategory, Name<Setting>>
  /// The daily maximum of types that count toward it, for who chose none.
  public var softCap: Name<Setting>?
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
    dailyReminder: Name<Setting>?, quietHours: QuietHours?, atMost: [Name<Setting>],
    reserved: Columns<NotificationCategory, Name<Setting>>, softCap: Name<Setting>?, burst: Name<Setting>?, batch: Name<Setting>?,
    pending: Name<Setting>?, horizon: Name<Setting>?, sources: [String], assumes: [Name<Assumption>]
  ) {
    self.dailyReminder = dailyReminder
    self.quietHours = quietHours
    self.atMost = atMost
    self.reserved = reserved
    self.softCap = softCap
    self.burst = burst
    self.batch = batch
    self.pending = pending
    self.horizon = horizon
    self.sources = sources
    self.assumes = assumes
  }

  /// A rule book without notifications.
  public static let absent = Planner(
    dailyReminder: nil, quietHours: nil, atMost: [], reserved: Columns(), softCap: nil, burst: nil, batch: nil, pending: nil, horizon: nil,
    sources: [], assumes: [])
}

/// The hours in which nothing is delivered, for who chose none.
public struct QuietHours: Sendable, Equatable {
  public var from: Name<Setting>
  public var to: Name<Setting>

  public init(from: Name<Setting>, to: Name<Setting>) {
    self.from = from
    self.to = to
  }
}
