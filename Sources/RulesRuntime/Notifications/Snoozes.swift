internal import RulesBundle

extension NotificationPlanner {
  /// The snoozes that the user can choose from, each with its end when it starts now.
  var snoozes: [SnoozeChoice] {
    bundle.planner[0].snoozes.compactMap { row in
      let snooze = bundle.plannerSnoozes[row]
      guard bundle.settings[snooze.after].unit == .seconds else { return nil }
      // Planning never looks further ahead.
      let length = min(max(0, bundle.settings[snooze.after].amount), 390 * 86_400)
      let until = snooze.atReminder ? reminder(inDays: max(1, length / 86_400)) ?? now + length : now + length
      return SnoozeChoice(
        copy: rules.render(copy: snooze.says, frame), until: Timestamp(seconds: until), wall: context.zone.wallTime(at: until))
    }
  }

  /// The daily reminder time of a later day; nil if there is none.
  private func reminder(inDays days: Int64) -> Int64? {
    choices.reminder.map { context.zone.instant(ofDay: today + days, minute: $0) }
  }
}
