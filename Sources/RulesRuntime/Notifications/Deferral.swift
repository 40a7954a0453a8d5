internal import RulesBundle

// Deferral: training days, snoozing, and quiet hours.
extension NotificationPlanner {
  /// Moves an occurrence that is not time-critical to the next training day, at the reminder time. On a training day, the time does not
  /// change.
  func moveToTrainingDay(_ occurrence: inout Occurrence) {
    let isNow = self[occurrence.type].at == .atOnce
    guard !isNow, !self[occurrence.type].timeCritical, let minute = choices.reminder else { return }
    let day = choices.trainingDay(from: occurrence.day)
    guard day != occurrence.day else { return }
    occurrence.day = day
    occurrence.due = context.zone.instant(ofDay: day, minute: minute)
    occurrence.at = occurrence.due
  }

  /// Defers an occurrence until snoozing and quiet hours end.
  func wait(_ occurrence: inout Occurrence) {
    let type = occurrence.type
    // Today's reminder replaces yesterday's.
    let isYesterdays = occurrence.subject == nil && occurrence.day < today
    if let until = choices.snoozedUntil, until > occurrence.at, self[type].snooze, !isYesterdays {
      occurrence.at = until
      occurrence.waits = .snoozed
    }
    guard let end = choices.quietEnd(occurrence.at, context.zone) else { return }
    if let exception = self[type].despiteQuietHours,
      at(occurrence.at, about: occurrence.subject, { rules.evaluator.holds(exception, frame).isTrue })
    {
      return
    }
    occurrence.at = end
    if occurrence.waits == nil { occurrence.waits = .quietHours }
  }
}
