internal import Schema

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
}

/// The hours in which nothing is delivered, each a field with a time, `HH:MM`.
public struct QuietHours: Sendable, Equatable {
  public var from: String
  public var to: String
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
}

/// The field of a log with the id of what a row is about.
public struct StoredThing: Sendable, Equatable {
  /// `session`
  public var thing: String
  public var field: String
}

extension StoredPreferences {
  static let schema = Schema.object("stored preferences", build: StoredPreferences.init) {
    Field("record", \.record, .name(of: Record.self), "The record.")
    Field("paused", \.paused, field, or: .some(nil), "The field that says whether everything is paused.")
    Field("snoozed_until", \.snoozedUntil, field, or: .some(nil), "The field that says until when what can be snoozed waits.")
    Field("daily_reminder", \.dailyReminder, field, or: .some(nil), "The field with the time of the daily reminders.")
    Field("quiet_hours", \.quietHours, QuietHours.schema.optional, or: .some(nil), "The fields between which nothing is delivered.")
    Field("training_days", \.trainingDays, field, or: .some(nil), "The field with the days for what can wait: `Mon` to `Sun`.")
    Field("daily_maximum", \.dailyMaximum, field, or: .some(nil), "The field with the daily maximum of types that count toward it.")
  }

  private static let field = Schema<String>.text.optional
}

extension QuietHours {
  static let schema = Schema.object("quiet hours", build: QuietHours.init) {
    Field("from", \.from, .text, "The field with their beginning.")
    Field("to", \.to, .text, "The field with their end.")
  }
}

extension StoredDevice {
  static let schema = Schema.object("stored device", build: StoredDevice.init) {
    Field("record", \.record, .name(of: Record.self), "The record.")
    Field("id", \.id, Schema.text.optional, or: .some(nil), "The field that tells the device from the person's others.")
    Field("time_zone", \.timeZone, .text, "The field with the zone that what waits was planned for.")
    Field("pending", \.pending, .text, "The field with the ids of what waits with the system.")
  }
}

extension StoredLog {
  static let schema = Schema.object("stored log", build: StoredLog.init) {
    Field("record", \.record, .name(of: Record.self), "The record of one row.")
    Field("id", \.id, .text, "The field with what tells the row from others.")
    Field("type", \.type, .text, "The field with the notification, or the batch.")
    Field("channel", \.channel, .text, "The field with how it is delivered.")
    Field("planned_for", \.plannedFor, .text, "The field with when it should come.")
    Field("sent", \.sent, .text, "The field with when it came.")
    Field("reason", \.reason, .text, "The field with why it did not come; its values go before each other in their order.")
    Field("members", \.members, .text, "The field with what was put together into one.")
    Field("device", \.device, Schema.text.optional, or: .some(nil), "The field with the device that planned it.")
    Field(
      "moment", \.moment, Schema.text.optional, or: .some(nil),
      "The field with the time of what a row is about, as it was when the row was planned: it tells a moved one from one that came.")
    Field("things", \.things, thingFields, or: [], "For each thing that a row may be about, the field with its id: `context.sessionId`.")
  }

  private static let thingFields = Schema<[StoredThing]>.entries(
    .map(Schema<String>.text.shape), .text, key: { _, _, _ in },
    make: { $0.map { StoredThing(thing: $0.key, field: $0.value) } }, split: { $0.map { ($0.thing, $0.field) } })
}
