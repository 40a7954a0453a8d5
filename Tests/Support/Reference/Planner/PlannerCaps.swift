internal import RuleKinds
import RulesBundle

// The maximum numbers of notifications.
extension PlannerPlaces {
  /// Whether one more of a type fits, with others in the same notification.
  func hasRoom(_ occurrence: PlannedOccurrence, _ whole: PlannedTogether, besides kept: [PlannedOccurrence]) -> Bool {
    // A notification that returns was already counted.
    if occurrence.isAgain { return true }
    let type = type(occurrence)
    let summary = summary(of: type)
    for rate in type.atMost {
      guard case .rate(let most, let per) = rate else { continue }
      let period = period(per, counted(occurrence.key, whole.at))
      var used = kept.filter { $0.type == occurrence.type && !$0.isAgain }.count
      for one in all(by: whole.channel) {
        // A summary of the day counts as one, regardless of its size.
        if let summary, one.batch == summary {
          used += period.contains(one.at) ? 1 : 0
        } else {
          used +=
            one.members.filter { $0.type == occurrence.type && !planner.isAgain($0.key) && period.contains(counted($0.key, one.at)) }.count
        }
      }
      // The last place is reserved for the summary until it exists.
      if used + 1 + (keepsSummary(type, whole, period) ? 1 : 0) > most { return false }
    }
    return hasRoomForEach(occurrence, whole, besides: kept)
  }

  /// How many notifications a week each thing wants, if it states it.
  private func hasRoomForEach(_ occurrence: PlannedOccurrence, _ whole: PlannedTogether, besides kept: [PlannedOccurrence]) -> Bool {
    guard let fact = type(occurrence).eachPerWeek, let thing = occurrence.thing,
      case .int(let most) = planner.rules.fact(fact.text, planner.world(at: occurrence.at, about: thing))
    else { return true }
    let week = period(.week, counted(occurrence.key, whole.at))
    let start = "\(occurrence.type.text)/\(thing.id)/"
    let before = all(by: whole.channel)
      .flatMap { one in one.members.filter { $0.key.hasPrefix(start) && !planner.isAgain($0.key) && week.contains(counted($0.key, one.at)) }
      }
    return before.count + kept.filter { $0.key.hasPrefix(start) && !$0.isAgain }.count + 1 <= most
  }

  /// When something counts. If the clock skips the end of a day, what moves to the first moment of the next day counts for its own day.
  private func counted(_ key: String, _ at: Int) -> Int {
    let day = planner.clock.day(at: at)
    let named = (day - 3...day).first { key.hasSuffix(PlainCalendar.text(ofDay: $0)) }
    guard let named, planner.clock.first(showingDay: named + 1, minute: 0) == at else { return at }
    return at - 1
  }

  /// Whether the day, or another period of all together, has room, without the places that are reserved for others.
  func hasRoomOnTheDay(_ one: PlannedTogether) -> Bool {
    let categories = one.members.map { type($0).category }
    for name in planner.book.planner.atMost {
      guard case .rate(let most, let per)? = planner.book.settings[name]?.value else { continue }
      let period = period(per, one.at)
      let there = all(by: one.channel).filter { period.contains($0.at) }
      var needed = there.count + 1
      if let own = one.members.first.map({ type($0) }), keepsSummary(own, one, period) { needed += 1 }
      for cell in planner.book.planner.reserved.cells where !categories.contains(cell.column) {
        let used = there.filter { one in one.members.contains { $0.type.map { planner.type($0).category } == cell.column } }.count
        needed += max(0, planner.reserved(for: cell.column) - used)
      }
      if needed > most { return false }
    }
    return true
  }

  // MARK: Summary of the day

  /// Whether a single one leaves a place for a summary in the same period.
  private func keepsSummary(_ type: NotificationType, _ one: PlannedTogether, _ period: Range<Int>) -> Bool {
    guard one.batch == nil, let batch = summary(of: type), let at = planner.time(ofSummary: batch, after: one.at) else { return false }
    return period.contains(at) && !hasSummary(of: type, in: period)
  }

  /// A notification without room waits for it; nil if its type does not wait.
  func summary(of type: NotificationType) -> Name<NotificationBatch>? {
    type.overflow.flatMap { planner.book.notificationBatches[$0]?.isDaily == true ? $0 : nil }
  }

  func hasSummary(of type: NotificationType, in period: Range<Int>) -> Bool {
    guard let batch = summary(of: type) else { return false }
    return placed.contains { $0.batch == batch && period.contains($0.at) } || sent.contains { $0.batch == batch && period.contains($0.at) }
  }

  /// The summary that it already waits for, from the log.
  func promised(_ occurrence: PlannedOccurrence, _ channel: ChannelKind) -> PlannedTogether? {
    guard let batch = summary(of: type(occurrence)) else { return nil }
    let row = planner.situation.log.first {
      $0.channel == channel && planner.isOwn($0) && $0.sent == nil && $0.members.contains(occurrence.key)
    }
    guard let at = row?.plannedFor, at > planner.now else { return nil }
    return PlannedTogether(members: [], at: at, batch: batch, channel: channel)
  }

  mutating func keep(_ occurrence: PlannedOccurrence, in summary: PlannedTogether) {
    if join(occurrence, summary) { return }
    var made = summary
    made.members = [occurrence]
    guard isClose(made) else { return placed.append(made) }
    if let later = afterOthers(made) { placed.append(later) } else { overflow(occurrence) }
  }

  /// Joins the summary of the day, creates one, or is rejected.
  mutating func overflow(_ occurrence: PlannedOccurrence) {
    let type = type(occurrence)
    guard let batch = summary(of: type), let channel = planner.channel(of: type),
      let at = planner.time(ofSummary: batch, after: occurrence.at)
    else {
      return refused.append(occurrence)
    }
    let there = placed.firstIndex { $0.batch == batch && $0.channel == channel && period(.day, at).contains($0.at) }
    if let there { return placed[there].members.append(occurrence) }
    let alone = PlannedTogether(members: [occurrence], at: at, batch: batch, channel: channel)
    guard let made = isClose(alone) ? afterOthers(alone) : alone else { return refused.append(occurrence) }
    let isThere = hasSummary(of: type, in: period(.day, at))
    if isThere || !hasRoom(occurrence, made, besides: []) || !hasRoomOnTheDay(made) {
      refused.append(occurrence)
    } else {
      placed.append(made)
    }
  }

  private mutating func join(_ occurrence: PlannedOccurrence, _ summary: PlannedTogether) -> Bool {
    let index = placed.firstIndex { $0.batch == summary.batch && $0.at == summary.at && $0.channel == summary.channel }
    guard let index else { return false }
    placed[index].members.append(occurrence)
    return true
  }
}
