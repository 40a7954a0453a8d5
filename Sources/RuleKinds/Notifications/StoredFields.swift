internal import Schema

/// Where the notification preferences of the user are stored: the record, and the field of each preference.
package struct StoredPreferences: Sendable, Equatable {
  package var record: Name<Record>
  /// The field that states whether all notifications are paused.
  package var paused: String?
  /// The field with the end of the snooze.
  package var snoozedUntil: String?
  /// The field with the time of the daily reminders, `HH:MM`.
  package var dailyReminder: String?
  /// The fields with the hours in which no notification is delivered.
  package var quietHours: QuietHours?
  /// The field with the preferred days for reminders that can wait: `Mon` to `Sun`.
  package var trainingDays: String?
  /// The field with the daily maximum for the types that count toward it.
  package var dailyMaximum: String?
}

/// The fields with the start and the end of quiet hours, as times `HH:MM`.
package struct QuietHours: Sendable, Equatable {
  package var from: String
  package var to: String
}

/// Where a device stores the state of its notifications.
package struct StoredDevice: Sendable, Equatable {
  package var record: Name<Record>
  /// The field with the id of the device.
  package var id: String?
  /// The field with the time zone that pending notifications were planned for.
  package var timeZone: String
  /// The field with the ids of the notifications that are pending in the system.
  package var pending: String
}

/// Where planned, sent, and suppressed notifications are logged.
package struct StoredLog: Sendable, Equatable {
  package var record: Name<Record>
  package var id: String
  package var type: String
  package var channel: String
  package var plannedFor: String
  package var sent: String
  /// The field with the reason that the notification was suppressed. Its values are in order of precedence.
  package var reason: String
  /// The field with the notifications that were combined into one.
  package var members: String
  package var device: String?
  /// The field with the time of the thing that a row is about, as known when the row was planned.
  package var moment: String?
  /// The fields with the id of the thing that a row is about, by the type of thing: `session`.
  package var things: [StoredThing]
}

/// The log field with the id of the thing that a row is about.
package struct StoredThing: Sendable, Equatable {
  /// The type of thing: `session`.
  package var thing: String
  package var field: String
}

extension StoredPreferences {
  static let schema = Schema.object("set of stored preferences", build: StoredPreferences.init) {
    Field("record", \.record, .name(of: Record.self), "The record that stores the preferences.")
    Field("paused", \.paused, field, or: .some(nil), "The field that states whether all notifications are paused.")
    Field("snoozed_until", \.snoozedUntil, field, or: .some(nil), "The field with the end of the snooze.")
    Field("daily_reminder", \.dailyReminder, field, or: .some(nil), "The field with the time of the daily reminders.")
    Field(
      "quiet_hours", \.quietHours, QuietHours.schema.optional, or: .some(nil),
      "The fields with the start and the end of quiet hours, in which no notification is delivered.")
    Field(
      "training_days", \.trainingDays, field, or: .some(nil),
      "The field with the preferred days for reminders that can wait: `Mon` to `Sun`.")
    Field(
      "daily_maximum", \.dailyMaximum, field, or: .some(nil), "The field with the daily maximum for the notifications that count toward it."
    )
  }

  private static let field = Schema<String>.text.optional
}

extension QuietHours {
  static let schema = Schema.object("range of quiet hours", build: QuietHours.init) {
    Field("from", \.from, .text, "The field with the start of quiet hours.")
    Field("to", \.to, .text, "The field with the end of quiet hours.")
  }
}

extension StoredDevice {
  static let schema = Schema.object("stored device", build: StoredDevice.init) {
    Field("record", \.record, .name(of: Record.self), "The record that stores the state of a device.")
    Field("id", \.id, Schema.text.optional, or: .some(nil), "The field with the id of the device.")
    Field("time_zone", \.timeZone, .text, "The field with the time zone that pending notifications were planned for.")
    Field("pending", \.pending, .text, "The field with the ids of the notifications that are pending in the system.")
  }
}

extension StoredLog {
  static let schema = Schema.object("stored log", build: StoredLog.init) {
    Field("record", \.record, .name(of: Record.self), "The record of one log row.")
    Field("id", \.id, .text, "The field with the id of the row.")
    Field("type", \.type, .text, "The field with the name of the notification or of the batch.")
    Field("channel", \.channel, .text, "The field with the delivery channel.")
    Field("planned_for", \.plannedFor, .text, "The field with the planned time.")
    Field("sent", \.sent, .text, "The field with the time of delivery.")
    Field(
      "reason", \.reason, .text, "The field with the reason that the notification was suppressed. Its values are in order of precedence.")
    Field("members", \.members, .text, "The field with the notifications that were combined into one.")
    Field("device", \.device, Schema.text.optional, or: .some(nil), "The field with the device that planned the notification.")
    Field(
      "moment", \.moment, Schema.text.optional, or: .some(nil),
      "The field with the time of the thing that a row is about, as known when the row was planned. It shows whether the thing moved.")
    Field(
      "things", \.things, thingFields, or: [],
      "For each type of thing that a row can be about, the field with the id of the thing: `context.sessionId`.")
  }

  private static let thingFields = Schema<[StoredThing]>.entries(
    .map(Schema<String>.text.shape), .text, key: { _, _, _ in },
    make: { $0.map { StoredThing(thing: $0.key, field: $0.value) } }, split: { $0.map { ($0.thing, $0.field) } })
}
