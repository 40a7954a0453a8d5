internal import RulesBundle

// Pending notifications are withdrawn only because of known facts.
extension NotificationPlanner {
  /// Whether a reason withdraws an occurrence.
  ///
  /// An occurrence that is not pending is always withdrawn. A pending one stays if the reason cannot be evaluated, or if the type's own
  /// verification condition (`withdrawn_only_if`) does not hold.
  func withdraws(_ why: UnplannedNotification.Reason, _ occurrence: Occurrence) -> Bool {
    guard isPromised(occurrence) else { return true }
    switch why {
    case .undecided: return false
    // The current plan is unknown.
    case .plan where at(now, about: occurrence.subject, { rules.evaluator.plan(frame) }) == nil: return false
    default: break
    }
    guard let verified = self[occurrence.type].withdrawnOnlyIf else { return true }
    return at(now, about: occurrence.subject) { rules.evaluator.holds(verified, frame).isTrue }
  }

  /// Whether it is pending, alone or in a summary.
  func isPromised(_ occurrence: Occurrence) -> Bool {
    let isOnce = self[occurrence.type].once && occurrence.subject != nil
    return log.rows.contains { row in
      row.isOwn && row.sent == nil && row.channel.map(context.channels.contains) ?? false && row.reason.map(reasons.isWaiting) ?? true
        && row.plannedFor.map { $0 > now } ?? false && names(row, occurrence, isOnce: isOnce) && !isOtherMoment(row, occurrence)
    }
  }
}
