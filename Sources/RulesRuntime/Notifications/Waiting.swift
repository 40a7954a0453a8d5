internal import RulesBundle

// When it comes: training days, snoozing, quiet hours.
extension NotificationPlanner {
  /// What can wait comes on a training day, at the reminder time; on a training day it stays where it is.
  func moveToTrainingDay(_ occurrence: inout Occurrence) {
    let isNow = self[occurrence.type].at == .atOnce
    guard !isNow, !self[occurrence.type].timeCritical, let minute = choices.reminder else { return }
    let day = choices.trainingDay(from: occurrence.day)
    guard day != occurrence.day else { return }
    occurrence.day = day
    occurrence.due = situation.zone.instant(ofDay: day, minute: minute)
    occurrence.at = occurrence.due
  }

  /// Waits while the person has snoozed, and for the end of quiet hours.
  func wait(_ occurrence: inout Occurrence) {
    let type = occurrence.type
    // Yesterday's has today's in its place.
    let isYesterdays = occurrence.thing == nil && occurrence.day < today
    if let until = choices.snoozedUntil, until > occurrence.at, self[type].snooze, !isYesterdays {
      occurrence.at = until
      occurrence.waits = .snoozed
    }
    guard let end = choices.quietEnd(occurrence.at, situation.zone) else { return }
    if let exception = self[type].despiteQuietHours,
      at(occurrence.at, about: occurrence.thing, { rules.evaluator.holds(exception, frame).isTrue })
    {
      return
    }
    occurrence.at = end
    if occurrence.waits == nil { occurrence.waits = .quietHours }
  }
}
