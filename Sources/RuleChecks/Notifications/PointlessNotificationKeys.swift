internal import Diagnostics
internal import RuleKinds

extension RulePointlessKey.Report {
  /// Reports keys of notifications and ladder vectors that have no effect.
  mutating func notifications() {
    for entry in context.book.notifications.entries {
      let (name, type) = (entry.name.text, entry.value)
      if type.eachPerWeek != nil, type.fires.of == nil {
        add(
          NotificationType.key, name, ["each_per_week"], "`\(name)` is not about a thing, so `each_per_week` has no effect", other: "fires",
          "add `of:` to `fires`, or use `at_most`")
      }
      // `copy.lockscreen-safe` reports copy that a lock screen must not show.
      if type.expanded == type.says,
        !said.have(CopyLockscreenSafe.explanation, at: context.value(NotificationType.key, name, "says"))
      {
        add(
          NotificationType.key, name, ["expanded"], "`expanded` of `\(name)` is the same as `says`", other: "says",
          "remove `expanded`")
      }
      if type.batch != nil, let overflow = type.overflow, context.book.notificationBatches[overflow]?.isDaily == false {
        add(
          NotificationType.key, name, ["overflow"], "`batch` already combines what exceeds a limit, and `\(overflow.text)` is not `daily`",
          other: "batch", "remove `overflow`, or name a batch that is `daily`")
      }
      for (index, plan) in type.neverTo.enumerated() where type.to.contains(plan) {
        add(
          NotificationType.key, name, ["never_to", "\(index)"], "`\(name)` has `\(plan.text)` in both `to` and `never_to`", other: "to",
          "remove `\(plan.text)` here or from `to`")
      }
      for plan in type.to where context.book.planner.neverTo.contains(plan) {
        add(
          NotificationType.key, name, ["to"], "`\(plan.text)` receives no notifications: it is in `never_to` in rules/planner.yaml",
          "name other plans, or change `never_to` there")
      }
    }
    for entry in context.book.ladder.entries {
      for (index, plan) in entry.value.neverFor.enumerated()
      where entry.value.levels.cells.contains(where: { $0.value.at[plan] != nil }) {
        add(
          LadderVector.key, entry.name.text, ["never_for", "\(index)"],
          "`\(entry.name.text)` has `\(plan.text)` in `never_for`, but its levels count it",
          other: "levels", "remove `\(plan.text)` here or from the levels")
      }
    }
    guard let stored = context.book.planner.preferences else { return }
    if stored.snoozedUntil == nil { choice("snooze", "users cannot snooze notifications", "snoozed_until") { $0.isSnoozable } }
    if stored.dailyMaximum == nil { choice("soft_cap", "users cannot set a daily maximum", "daily_maximum") { $0.countsTowardSoftCap } }
    if stored.quietHours == nil {
      choice("despite_quiet_hours", "users cannot set quiet hours", "quiet_hours") { !$0.despiteQuietHours.isEmpty }
    }
    if stored.trainingDays == nil {
      choice("time_critical", "users cannot choose training days", "training_days", "write `true`") { !$0.isTimeCritical }
    }
  }

  /// Reports a key that depends on a preference that is not stored. Reports only the first notification that has the key.
  private mutating func choice(
    _ key: String, _ message: String, _ field: String, _ instead: String? = nil, _ needs: (NotificationType) -> Bool
  ) {
    if context.isFaulty(RulePath(Planner.key, "preferences", field)) { return }
    guard let first = context.book.notifications.entries.first(where: { needs($0.value) }) else { return }
    add(
      NotificationType.key, first.name.text, [key], message,
      "\(instead ?? "remove `\(key)`"), or name the field under `\(field)` in rules/planner.yaml")
  }
}
