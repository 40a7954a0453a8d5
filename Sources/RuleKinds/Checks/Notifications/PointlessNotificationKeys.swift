internal import RulesModel

extension PointlessKeys.Report {
  /// What a notification says that nothing goes by.
  mutating func notifications() {
    for entry in context.book.notifications.entries {
      let (name, type) = (entry.name.text, entry.value)
      if type.eachPerWeek != nil, type.fires.of == nil {
        add(
          NotificationType.key, name, ["each_per_week"], "`\(name)` is about no single thing, so there is no each", other: "fires",
          "add `of:` to `fires`, or use `at_most`")
      }
      if type.expanded == type.says {
        add(
          NotificationType.key, name, ["expanded"], "`\(name)` says the same where previews are on", other: "says",
          "take `expanded` out")
      }
      for (index, rate) in type.atMost.enumerated() where rate.amount == 0 {
        add(
          NotificationType.key, name, ["at_most", "\(index)"], "`\(name)` would never come", other: nil,
          "write `switched_on: false` for what is not sent")
      }
      if type.batch != nil, let overflow = type.overflow, context.book.notificationBatches[overflow]?.isDaily == false {
        add(
          NotificationType.key, name, ["overflow"], "what there is no room for goes by `batch`, and `\(overflow.text)` is not `daily`",
          other: "batch", "take `overflow` out, or name a batch that is `daily`")
      }
      if let stored = context.book.planner.preferences { notification(name, type, stored) }
    }
  }

  /// What needs a choice that nobody can make.
  private mutating func notification(_ name: String, _ type: NotificationType, _ stored: StoredPreferences) {
    let needs = [
      ("snooze", type.isSnoozable && stored.snoozedUntil == nil, "nobody can snooze", "snoozed_until"),
      ("soft_cap", type.countsTowardSoftCap && stored.dailyMaximum == nil, "nobody has a daily maximum", "daily_maximum"),
      ("despite_quiet_hours", !type.despiteQuietHours.isEmpty && stored.quietHours == nil, "nobody has quiet hours", "quiet_hours"),
    ]
    for (key, isPointless, message, field) in needs where isPointless && !context.isFaulty(RulePath(Planner.key, "preferences", field)) {
      add(
        NotificationType.key, name, [key], message, "take `\(key)` out, or name the field under `\(field)` in rules/planner.yaml")
    }
  }
}
