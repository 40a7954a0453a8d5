/// Where a person's choices about notifications are stored: the record, and the field for each.
public struct StoredPreferences: Sendable, Equatable {
  public var record: Name<Record>
  /// Whether everything is paused.
  public var paused: String?
  /// Until when what can be snoozed waits.
  public var snoozedUntil: String?
  /// The time of the daily reminders, `HH:MM`.
  public var dailyReminder: String?
  /// The hours in which nothing is delivered.
  public var quietHours: QuietHours?
  /// The days on which reminders that can wait should come: `Mon` to `Sun`.
  public var trainingDays: String?
  /// How many a day of the types that count toward it.
  public var dailyMaximum: String?

  public init(
    record: Name<Record>, paused: String?, snoozedUntil: String?, dailyReminder: String?, quietHours: QuietHours?,
    trainingDays: String?, dailyMaximum: String?
  ) {
    self.record = record
    self.paused = paused
    self.snoozedUntil = snoozedUntil
    self.dailyReminder = dailyReminder
    self.quietHours = quietHours
    self.trainingDays = trainingDays
    self.dailyMaximum = dailyMaximum
  }
}

/// The hours in which nothing is delivered, each a field with a time, `HH:MM`.
public struct QuietHours: Sendable, Equatable {
  public var from: String
  public var to: String

  public init(from: String, to: String) {
    self.from = from
    self.to = to
  }
}

/// Where a device keeps what it knows of its notifications.
public struct StoredDevice: Sendable, Equatable {
  public var record: Name<Record>
  /// What tells this device from the person's others.
  public var id: String?
  /// The zone that what waits was planned for.
  public var timeZone: String
  /// The ids of what waits with the system.
  public var pending: String

  public init(record: Name<Record>, id: String?, timeZone: String, pending: String) {
    self.record = record
    self.id = id
    self.timeZone = timeZone
    self.pending = pending
  }
}

/// Where it is written down what was planned, sent and held back.
public struct StoredLog: Sendable, Equatable {
  public var record: Name<Record>
  public var id: String
  public var type: String
  public var channel: String
  public var plannedFor: String
  public var sent: String
  /// Why it did not come. Its values stand in the order in which they go before each other.
  public var reason: String
  /// What was put together into one.
  public var members: String
  public var device: String?
  /// The field with the time of what a row is about, as it was when the row was planned.
  public var moment: String?
  /// The field that says which one it is about, by what it is about: `session`.
  public var things: [StoredThing]

  public init(
    record: Name<Record>, id: String, type: String, channel: String, plannedFor: String, sent: String, reason: String,
    members: String, device: String?, moment: String?, things: [StoredThing]
  ) {
    self.record = record
    self.id = id
    self.type = type
    self.channel = channel
    self.plannedFor = plannedFor
    self.sent = sent
    self.reason = reason
    self.members = members
    self.device = device
    self.moment = moment
    self.things = things
  }
}

/// The field of a log with the id of what a row is about.
public struct StoredThing: Sendable, Equatable {
  /// `session`
  public var thing: String
  public var field: String

  public init(thing: String, field: String) {
    self.thing = thing
    self.field = field
  }
}
