internal import Diagnostics
internal import RuleKinds

extension RulePointlessKey.Report {
  /// What a notification says that nothing goes by.
  mutating func notifications() {
    for entry in context.book.notifications.entries {
      let (name, type) = (entry.name.text, entry.value)
      if type.eachPerWeek != nil, type.fires.of == nil {
        add(
          NotificationType.key, name, ["each_per_week"], "`\(name)` is about no single thing, so there is no each", other: "fires",
          "add `of:` to `fires`, or use `at_most`")
      }
      // What a lock screen may not show was told there.
      if type.expanded == type.says,
        !said.have(CopyLockscreenSafe.explanation, at: context.value(NotificationType.key, name, "says"))
      {
        add(
          NotificationType.key, name, ["expanded"], "`\(name)` says the same where previews are on", other: "says",
          "take `expanded` out")
      }
      if type.batch != nil, let overflow = type.overflow, context.book.notificationBatches[overflow]?.isDaily == false {
        add(
          NotificationType.key, name, ["overflow"], "what there is no room for goes by `batch`, and `\(overflow.text)` is not `daily`",
          other: "batch", "take `overflow` out, or name a batch that is `daily`")
      }
      for (index, plan) in type.neverTo.enumerated() where type.to.contains(plan) {
        add(
          NotificationType.key, name, ["never_to", "\(index)"], "`\(name)` goes to `\(plan.text)`, as `to` says", other: "to",
          "take `\(plan.text)` out here, or out of `to`")
      }
      for plan in type.to where context.book.planner.neverTo.contains(plan) {
        add(
          NotificationType.key, name, ["to"], "`\(plan.text)` gets no notifications, as `never_to` in rules/planner.yaml says",
          "name other plans, or change `never_to` there")
      }
    }
    for entry in context.book.ladder.entries {
      for (index, plan) in entry.value.neverFor.enumerated()
      where entry.value.levels.cells.contains(where: { $0.value.at[plan] != nil }) {
        add(
          LadderVector.key, entry.name.text, ["never_for", "\(index)"], "`\(entry.name.text)` counts `\(plan.text)`, as its levels say",
          other: "levels", "take `\(plan.text)` out here, or out of the levels")
      }
    }
    guard let stored = context.book.planner.preferences else { return }
    if stored.snoozedUntil == nil { choice("snooze", "nobody can snooze", "snoozed_until") { $0.isSnoozable } }
    if stored.dailyMaximum == nil { choice("soft_cap", "nobody has a daily maximum", "daily_maximum") { $0.countsTowardSoftCap } }
    if stored.quietHours == nil { choice("despite_quiet_hours", "nobody has quiet hours", "quiet_hours") { !$0.despiteQuietHours.isEmpty } }
    if stored.trainingDays == nil {
      choice("time_critical", "nobody has other days for what can wait", "training_days", "write `true`") { !$0.isTimeCritical }
    }
  }

  /// What needs a choice that nobody can make: told once, however many need it.
  private mutating func choice(
    _ key: String, _ message: String, _ field: String, _ instead: String? = nil, _ needs: (NotificationType) -> Bool
  ) {
    if context.isFaulty(RulePath(Planner.key, "preferences", field)) { return }
    guard let first = context.book.notifications.entries.first(where: { needs($0.value) }) else { return }
    add(
      NotificationType.key, first.name.text, [key], message,
      "\(instead ?? "take `\(key)` out"), or name the field under `\(field)` in rules/planner.yaml")
  }
}
