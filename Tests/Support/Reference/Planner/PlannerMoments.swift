internal import RuleKinds
import RulesBundle

// The time of each notification: its moments, training days, snoozing, quiet hours.
extension PlainPlanner {
  mutating func lookAt(_ name: Name<NotificationType>, _ type: NotificationType) {
    guard channel(of: type) != nil || isApp && (isInApp(type) || isAlwaysInApp(type)) else { return }
    guard type.isSwitchedOn else { return miss(name, nil, today, .switchedOff) }
    for moment in moments(of: type, name) {
      var occurrence = PlannedOccurrence(
        type: name, thing: moment.thing, day: moment.day, due: moment.due, at: moment.due, waits: nil, key: "")
      moveToTrainingDay(&occurrence, type)
      occurrence.key = key(of: occurrence)
      wait(&occurrence, type)
      bringBack(&occurrence, type)
      if occurrence.at < now, let at = waiting(occurrence, type) {
        occurrence.at = at
        occurrence.isLate = true
      }
      decide(occurrence, type)
    }
  }

  private typealias MomentOfAType = (thing: PlannerSituation.Thing?, due: Int, day: Int)

  private func moments(of type: NotificationType, _ name: Name<NotificationType>) -> [MomentOfAType] {
    let before = Int(type.fires.before?.amount ?? 0)
    let fires = type.fires
    if let of = fires.of {
      return situation.things.filter { $0.of == of }
        .compactMap { thing -> MomentOfAType? in
          switch fires.at {
          case .atOnce: return (thing, now, today)
          case .itsTime:
            guard let (instant, day) = instant(of: thing) else { return nil }
            return (thing, instant - before, before == 0 ? day : clock.day(at: instant - before))
          case .dailyReminder: return choices.reminder.map { moment(thing, clock.first(showingDay: today, minute: $0) - before) }
          case .limitReset: return nextReset(of: type).map { moment(thing, $0 - before) }
          }
        }
    }
    switch fires.at {
    case .atOnce: return [(nil, now, today)]
    case .itsTime: return []
    case .limitReset: return nextReset(of: type).map { [moment(nil, $0 - before)] } ?? []
    case .dailyReminder:
      guard let minute = choices.reminder else { return [] }
      let others = situation.days.map(\.day).filter { $0 != today && $0 != today - 1 && isNear($0 * PlainCalendar.secondsOfADay) }
      let known = [today - 1, today] + others
      let missed = lastMissed(name).flatMap { !known.contains($0) && isNear($0 * PlainCalendar.secondsOfADay) ? $0 : nil }
      return (known + (missed.map { [$0] } ?? []))
        .map { day in
          let due = clock.first(showingDay: day, minute: minute) - before
          return (nil, due, before == 0 ? day : clock.day(at: due))
        }
    }
  }

  private func moment(_ thing: PlannerSituation.Thing?, _ due: Int) -> MomentOfAType { (thing, due, clock.day(at: due)) }

  /// The instant of a thing's time, and its day. Distant things are planned later.
  private func instant(of thing: PlannerSituation.Thing) -> (instant: Int, day: Int)? {
    switch thing.at {
    case .instant(let instant): return isNear(instant) ? (instant, clock.day(at: instant)) : nil
    case .wall(let day, let second):
      // If the clock skips a minute, the second continues after the gap.
      return isNear(day * PlainCalendar.secondsOfADay)
        ? (clock.first(showingDay: day, minute: second / 60) + second % 60, day) : nil
    case .day(let day):
      guard let minute = choices.reminder, isNear(day * PlainCalendar.secondsOfADay) else { return nil }
      return (clock.first(showingDay: day, minute: minute), day)
    case nil: return nil
    }
  }

  private func isNear(_ instant: Int) -> Bool {
    instant > now - 40 * PlainCalendar.secondsOfADay && instant < now + 390 * PlainCalendar.secondsOfADay
  }

  /// Only for the calendar that needs no data.
  private func nextReset(of type: NotificationType) -> Int? {
    type.fires.limit.flatMap { book.limits[$0] }.flatMap { reset(of: $0) }
  }

  /// A notification that can wait moves to a training day, at the reminder time; on a training day, it stays.
  private func moveToTrainingDay(_ occurrence: inout PlannedOccurrence, _ type: NotificationType) {
    guard type.fires.at != .atOnce, !type.isTimeCritical, let minute = choices.reminder, !choices.trainingDays.isEmpty else { return }
    let day = (occurrence.day...(occurrence.day + 7)).first { choices.trainingDays.contains(PlainCalendar.weekday(ofDay: $0)) }
    guard let day, day != occurrence.day else { return }
    occurrence.day = day
    occurrence.due = clock.first(showingDay: day, minute: minute)
    occurrence.at = occurrence.due
  }

  private func wait(_ occurrence: inout PlannedOccurrence, _ type: NotificationType) {
    let isYesterdays = occurrence.thing == nil && occurrence.day < today
    if type.isSnoozable, !isYesterdays, let until = choices.snoozedUntil, until > occurrence.at {
      occurrence.at = min(until, now + 390 * PlainCalendar.secondsOfADay)
      occurrence.waits = "snoozed"
    }
    guard isQuiet(occurrence.at) else { return }
    let world = world(at: occurrence.at, about: occurrence.thing)
    if !type.despiteQuietHours.isEmpty, rules.holds(type.despiteQuietHours, world) == .bool(true) { return }
    occurrence.at = quietEnd(occurrence.at)
    if occurrence.waits == nil { occurrence.waits = "quiet_hours" }
  }

  /// Quiet hours begin with their first minute and end at their end time, on the next day if that is earlier.
  func isQuiet(_ instant: Int) -> Bool { quietHours(around: instant).contains { $0.from <= instant && instant < $0.to } }

  /// The first moment at or after an instant that is in no quiet hours.
  func quietEnd(_ instant: Int) -> Int {
    isQuiet(instant) ? quietHours(around: instant).map(\.to).filter { $0 > instant && !isQuiet($0) }.min() ?? instant : instant
  }

  private func quietHours(around instant: Int) -> [(from: Int, to: Int)] {
    guard let quiet = choices.quiet else { return [] }
    let day = clock.day(at: instant)
    return ((day - 3)...(day + 3))
      .map { day in
        (
          clock.first(showingDay: day, minute: quiet.from),
          clock.first(showingDay: quiet.from < quiet.to ? day : day + 1, minute: quiet.to)
        )
      }
  }

  /// The next end of quiet hours after an instant.
  func nextQuietEnd(after instant: Int) -> Int? {
    quietHours(around: instant).filter { $0.from < $0.to }.map(\.to).filter { $0 > instant && !isQuiet($0) }.min()
  }

  /// When notifications without room are delivered together.
  func time(ofSummary batch: Name<NotificationBatch>, after instant: Int) -> Int? {
    let ends = book.notificationBatches[batch]?.comes == .quietHoursEnd
    return (ends ? nextQuietEnd(after: instant) : nil) ?? reminder(from: instant)
  }

  /// The next reminder time at or after an instant, outside quiet hours.
  func reminder(from instant: Int) -> Int? {
    guard let minute = choices.reminder else { return nil }
    let day = clock.day(at: instant)
    let times = (day...(day + 2)).map { clock.first(showingDay: $0, minute: minute) }
    return times.first { $0 >= instant }.map { quietEnd($0) }
  }

  /// The type, the thing, and the day if it can occur on several.
  private func key(of occurrence: PlannedOccurrence) -> String {
    let day = "/" + PlainCalendar.text(ofDay: occurrence.day)
    guard let thing = occurrence.thing else { return occurrence.type.text + day }
    return "\(occurrence.type.text)/\(thing.id)" + (type(occurrence.type).isOnce ? "" : day)
  }
}
