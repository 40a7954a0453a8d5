internal import Schema

/// How notifications are planned: where their data is stored, and how many are allowed.
package struct Planner: Sendable, Equatable {
  package static let key = "planner"

  package var preferences: StoredPreferences?
  package var device: StoredDevice?
  package var log: StoredLog?
  /// The condition that holds while the system allows notifications.
  package var allowedIf: Name<Condition>?
  /// The plans that get no notifications.
  package var neverTo: [Name<Plan>]
  /// The fact with the number on the app icon.
  package var badge: Name<Fact>?
  /// The batch that is shown on the next launch for several notifications that could not be delivered.
  package var missed: Name<NotificationBatch>?
  /// The settings with the maximum numbers for all types together.
  package var atMost: [Name<Setting>]
  /// The settings with the part of the maximum that is reserved for a category.
  package var reserved: Columns<NotificationCategory, Name<Setting>>
  /// The setting with the period in which at most one notification is delivered.
  package var burst: Name<Setting>?
  /// The setting with the period in which notifications of a batch are combined.
  package var batch: Name<Setting>?
  /// The setting with the maximum number of notifications that are pending in the system.
  package var pending: Name<Setting>?
  /// The setting for how far ahead notifications are planned when all together would exceed the maximum.
  package var horizon: Name<Setting>?
  /// The snoozes that the user can choose from, in order.
  package var snoozes: [SnoozeOption]
  package var sources: [String]
  package var assumes: [Name<Assumption>]

  /// The value for a rule book without notifications.
  package static let absent = Planner(
    preferences: nil, device: nil, log: nil, allowedIf: nil, neverTo: [], badge: nil, missed: nil, atMost: [], reserved: Columns(),
    burst: nil,
    batch: nil, pending: nil, horizon: nil, snoozes: [], sources: [], assumes: [])
}

/// A snooze that the user can choose.
package struct SnoozeOption: Sendable, Equatable {
  package var says: Name<Copy>
  /// The setting for how long it lasts.
  package var after: Name<Setting>
  /// Whether it lasts whole days, and ends at the daily reminder time of its last day.
  package var endsAtReminder: Bool
}

extension Planner {
  static let schema = Schema.object("planner", build: Planner.init) {
    Field(
      "preferences", \.preferences, StoredPreferences.schema.optional, or: .some(nil),
      "Where the notification preferences of the user are stored.")
    Field("device", \.device, StoredDevice.schema.optional, or: .some(nil), "Where a device stores the state of its notifications.")
    Field("log", \.log, StoredLog.schema.optional, or: .some(nil), "Where planned, sent, and suppressed notifications are logged.")
    Field(
      "allowed_if", \.allowedIf, Schema.name(of: Condition.self).optional, or: .some(nil),
      "The condition that holds while the system allows notifications."
    )
    Field("never_to", \.neverTo, .oneOrMany(.name(of: Plan.self)), or: [], "The plans that get no notifications.")
    Field("badge", \.badge, Schema.name(of: Fact.self).optional, or: .some(nil), "The fact with the number on the app icon.")
    Field(
      "missed", \.missed, Schema.name(of: NotificationBatch.self).optional, or: .some(nil),
      "The batch that is shown on the next launch for several notifications that could not be delivered.")
    Field(
      "at_most", \.atMost, .oneOrMany(.name(of: Setting.self)), or: [],
      "The settings with the maximum numbers for all notifications together.")
    Field(
      "reserved", \.reserved, .columns(NotificationCategory.self, .name(of: Setting.self)), or: Columns(),
      "The settings with the part of the maximum that is reserved for a category.")
    Field("burst", \.burst, setting, or: .some(nil), "The setting with the period in which at most one notification is delivered.")
    Field("batch", \.batch, setting, or: .some(nil), "The setting with the period in which notifications of a batch are combined.")
    Field(
      "pending", \.pending, setting, or: .some(nil), is: [.atLeast(1)],
      "The setting with the maximum number of notifications that are pending in the system.")
    Field(
      "horizon", \.horizon, setting, or: .some(nil),
      "The setting for how far ahead notifications are planned when all together would exceed the maximum.")
    Field("snoozes", \.snoozes, .list(SnoozeOption.schema, .sequence), or: [], "The snoozes that the user can choose from, in order.")
    Field("source", \.sources, .oneOrMany(.citation), or: [], "The sections of the product documents that the rule comes from.")
    Field("assumes", \.assumes, .oneOrMany(.name(of: Assumption.self)), or: [], "The recorded assumptions that the rule is based on.")
  }

  private static let setting = Schema<Name<Setting>>.name(of: Setting.self).optional
}

extension SnoozeOption {
  static let schema = Schema.object("snooze", build: SnoozeOption.init) {
    Field("says", \.says, .name(of: Copy.self), "The label of the choice.")
    Field("after", \.after, .name(of: Setting.self), is: [.rising(strictly: true)], "The setting for how long the snooze lasts.")
    Field(
      "at_reminder", \.endsAtReminder, .boolean, or: false,
      "Whether the snooze lasts whole days, and ends at the daily reminder time of its last day.")
  }
}
