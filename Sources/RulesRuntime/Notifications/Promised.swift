internal import RulesBundle

// What waits already is a promise: only what is known takes it back.
extension NotificationPlanner {
  /// Whether its plan or its conditions keep it from coming. What waits already is kept by what cannot be told, and by what the type does
  /// not rest on while that is not verified.
  func withdraws(_ why: NotPlanned.Why, _ occurrence: Occurrence) -> Bool {
    guard isPromised(occurrence) else { return true }
    switch why {
    case .undecided: return false
    // Nobody said which plan is in force.
    case .plan where at(now, about: occurrence.thing, { rules.evaluator.plan(frame) }) == nil: return false
    default: break
    }
    guard let verified = self[occurrence.type].withdrawnOnlyIf else { return true }
    return at(now, about: occurrence.thing) { rules.evaluator.holds(verified, frame).isTrue }
  }

  /// Whether it was planned before and waits to come, by itself or in a summary.
  func isPromised(_ occurrence: Occurrence) -> Bool {
    let isOnce = self[occurrence.type].once && occurrence.thing != nil
    return log.rows.contains { row in
      row.isOwn && row.sent == nil && row.channel.map(situation.channels.contains) ?? false && row.reason.map(reasons.isWaiting) ?? true
        && row.plannedFor.map { $0 > now } ?? false && names(row, occurrence, isOnce: isOnce) && !isOtherMoment(row, occurrence)
    }
  }
}
