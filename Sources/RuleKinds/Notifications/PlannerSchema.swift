internal import RulesModel
internal import Schema

extension Planner {
  static let schema = Schema.object("planner", build: Planner.init) {
    Field("daily_reminder", \.dailyReminder, setting, or: .some(nil), "The setting with the time of the daily reminders.")
    Field("quiet_hours", \.quietHours, QuietHours.schema.optional, or: .some(nil), "The settings between which nothing is delivered.")
    Field(
      "at_most", \.atMost, .oneOrMany(.name(of: Setting.self)), or: [],
      "The settings that say how many there are at most, all types together.")
    Field(
      "reserved", \.reserved, .columns(NotificationCategory.self, .name(of: Setting.self)), or: Columns(),
      "The settings that say how many of them are kept for a category.")
    Field("soft_cap", \.softCap, setting, or: .some(nil), "The setting with the daily maximum of types that count toward it.")
    Field("burst", \.burst, setting, or: .some(nil), "The setting with the time in which there is one at most.")
    Field("batch", \.batch, setting, or: .some(nil), "The setting with the time in which those of one batch become one.")
    Field("pending", \.pending, setting, or: .some(nil), "The setting that says how many wait with the system at a time.")
    Field("horizon", \.horizon, setting, or: .some(nil), "The setting that says how far ahead is planned when all would be too many.")
    Field("source", \.sources, .oneOrMany(.citation), or: [], "Where the documents say it.")
    Field("assumes", \.assumes, .oneOrMany(.name(of: Assumption.self)), or: [], "The recorded assumptions it rests on.")
  }

  private static let setting = Schema<Name<Setting>>.name(of: Setting.self).optional
}

extension QuietHours {
  static let schema = Schema.object("quiet hours", build: QuietHours.init) {
    Field("from", \.from, .name(of: Setting.self), "The setting with their beginning.")
    Field("to", \.to, .name(of: Setting.self), "The setting with their end.")
  }
}
