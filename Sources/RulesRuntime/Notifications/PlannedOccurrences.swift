internal import RulesBundle

// Collects the occurrences: each type at its times, about each thing.
extension NotificationPlanner {
  /// Evaluates every time of every type.
  func collect() {
    for type in 0..<bundle.count(.notifications) {
      let isShown = context.channels.contains(.inApp) && (isInApp(type) || isAlwaysInApp(type))
      guard channel(of: type) != nil || isShown else { continue }
      guard self[type].switchedOn else {
        unplanned.append(UnplannedNotification(type: type, subject: nil, day: CalendarDay(number: today), reason: .switchedOff))
        continue
      }
      collect(type)
    }
    keepOneADay()
  }

  private func collect(_ type: Int) {
    let about = bundle.utf8(bundle.notifications[type].of)
    let before = bundle.notifications[type].before
    let moment = self[type].at
    if about.count > 0 {
      for (index, subject) in context.subjects.enumerated() where about.elementsEqual(subject.of.utf8) {
        guard let due = due(moment, of: subject, type) else { continue }
        consider(type, index, due: moment == .atOnce ? now : due - before, on: before == 0 ? subject.day(moment) : nil)
      }
      return
    }
    switch moment {
    case .dailyReminder:
      guard let minute = choices.reminder else { return }
      // Yesterday's reminder can be deferred to this morning. An earlier day is needed only if its reminder was missed.
      var days =
        [today - 1, today] + context.days.map({ $0.day.number }).filter({ $0 != today && $0 != today - 1 && isNear($0 * 86_400) })
      if let missed = lastMissedDay(type), isNear(missed * 86_400), !days.contains(missed) { days.append(missed) }
      for day in days {
        consider(type, nil, due: context.zone.instant(ofDay: day, minute: minute) - before, on: before == 0 ? day : nil)
      }
    case .limitReset: if let due = reset(of: type) { consider(type, nil, due: due - before) }
    case .atOnce: consider(type, nil, due: now)
    case .itsTime: return
    }
  }

  /// The time of a notification about a thing, before any deferral.
  private func due(_ moment: MomentKind, of subject: NotificationSubject, _ type: Int) -> Int64? {
    switch moment {
    case .atOnce: return now
    case .itsTime: return subject.at.flatMap { instant(of: $0) }
    case .dailyReminder: return choices.reminder.map { context.zone.instant(ofDay: today, minute: $0) }
    case .limitReset: return reset(of: type)
    }
  }

  /// The instant of a thing's time. Nil if it is far away, or if it is a day and there is no reminder time.
  private func instant(of time: PlannerTime) -> Int64? {
    switch time {
    case .instant(let instant): isNear(instant.seconds) ? instant.seconds : nil
    case .wall(let wall):
      // Clocks change at whole minutes, so the minute determines the offset.
      isNear(wall.day * 86_400) ? context.zone.instant(ofDay: wall.day, minute: wall.minute) + wall.second % 60 : nil
    case .day(let day):
      isNear(day.number * 86_400) ? choices.reminder.map { context.zone.instant(ofDay: day.number, minute: $0) } : nil
    }
  }

  /// Whether a time is at most 40 days in the past and 390 days in the future. Later ones are planned when they come closer.
  private func isNear(_ instant: Int64) -> Bool { instant > now - 40 * 86_400 && instant < now + 390 * 86_400 }

  /// The next reset of a type's limit. Facts after the reset are unknown.
  private func reset(of type: Int) -> Int64? {
    guard let limit = self[type].limit, let reset = bundle.limits[limit].reset else {
      return nil
    }
    return rules.nextReset(reset, after: now, for: frame)
  }

  /// Evaluates one time of a type.
  ///
  /// - Parameter day: The day that the time belongs to, if it is known. Where clocks skip the last hour of a day, the local time is on
  ///   another day.
  private func consider(_ type: Int, _ subject: Int?, due: Int64, on day: Int64? = nil) {
    var occurrence = Occurrence(
      type: type, subject: subject, day: day ?? context.zone.wallTime(at: due).day, due: due, at: due, waits: nil, key: [])
    moveToTrainingDay(&occurrence)
    occurrence.key = key(of: occurrence)
    wait(&occurrence)
    comeAgain(&occurrence)
    if occurrence.at < now, let pending = pendingMoment(occurrence) {
      occurrence.at = pending
      occurrence.isLate = true
    }
    if occurrence.at < now {
      considerPast(occurrence)
      return
    }
    // Yesterday's reminder matters only if it is deferred.
    if subject == nil, occurrence.day < today, occurrence.waits == nil { return }
    if let why = whyNot(occurrence, at: occurrence.due < now ? occurrence.at : occurrence.due), withdraws(why, occurrence) {
      unplanned.append(UnplannedNotification(occurrence, why))
      return
    }
    if !occurrence.isAgain, isDelivered(occurrence) {
      unplanned.append(UnplannedNotification(occurrence, .delivered))
      if isHere(occurrence) { showInApp(occurrence, reason: nil) }
      return
    }
    let reason = at(occurrence.at, about: subject) { self.reason(for: occurrence) }
    if let reason, !isUnverified(occurrence) {
      hold(occurrence, reason, at: occurrence.at)
      if isHere(occurrence) { showInApp(occurrence, reason: reason) }
      return
    }
    if reason != nil, !at(occurrence.at, about: subject, { isPresentable(occurrence) }) {
      // The system already has the copy, and nothing indicates that it is wrong.
      staysWaiting.append(occurrence.key)
      return
    }
    if isHere(occurrence) { showInApp(occurrence, reason: nil) }
    if let waits = occurrence.waits, !stillHolds(occurrence) {
      if let position = reasons.position(of: waits) { hold(occurrence, position, at: nil) }
      return
    }
    if channel(of: type) != nil { occurrences.append(occurrence) }
  }

  /// Whether its trigger time has come, regardless of deferral outside the app. Yesterday's reminder is never shown.
  func isHere(_ occurrence: Occurrence) -> Bool { occurrence.due <= now && (occurrence.subject != nil || occurrence.day >= today) }

  /// Whether the conditions of a deferred occurrence hold at its new time. A time-critical daily reminder needs the facts of the new day.
  private func stillHolds(_ occurrence: Occurrence) -> Bool {
    let day = context.zone.wallTime(at: occurrence.at).day
    if occurrence.subject == nil, self[occurrence.type].timeCritical, day != occurrence.day, !knows(day),
      self[occurrence.type].at == .dailyReminder
    {
      return false
    }
    return whyNot(occurrence, at: occurrence.at).map { withdraws($0, occurrence) } != true
  }

  /// Why an occurrence is not delivered at a time. Nil if its plan and its conditions allow it.
  func whyNot(_ occurrence: Occurrence, at instant: Int64) -> UnplannedNotification.Reason? {
    at(instant, about: occurrence.subject) {
      let plan = rules.evaluator.plan(frame)
      let plans = bundle.notifications[occurrence.type].to
      guard plans.contains(where: { bundle.notificationPlans[$0].plan == plan }) else { return .plan }
      for row in bundle.notifications[occurrence.type].conditions {
        let condition = bundle.notificationConditions[row].condition
        let value = rules.evaluator.holds(bundle.conditions[condition].program, frame)
        if value.isFalse { return .condition(condition) }
        if !value.isTrue { return .undecided(condition, rules.failure(value)) }
      }
      return nil
    }
  }

  /// The index of the first reason in the log's order that holds an occurrence back. Nil if none applies. The frame contains the facts of
  /// its time.
  ///
  /// - Parameter isVerified: Whether only known facts count. If false, unknown conditions and missing copy values also hold it back.
  func reason(for occurrence: Occurrence, isVerified: Bool = false) -> Int? {
    for (position, kind) in reasons.kinds.enumerated() {
      let holds =
        switch kind {
        case .systemDenied: channel(of: occurrence.type) != nil && !isAllowed(orUnknown: isVerified)
        case .pausedAll: choices.isPaused
        case .categoryOff: !isSwitchedOn(occurrence.type)
        case .missingData: !isVerified && !isPresentable(occurrence)
        default: false
        }
      if holds || isHeldBack(occurrence.type, for: reasons.names[position], isVerified) { return position }
    }
    return nil
  }

  private func isAllowed(orUnknown: Bool) -> Bool {
    let value = rules.evaluator.holds(bundle.planner[0].allowedIf, frame)
    return orUnknown ? !value.isFalse : value.isTrue
  }

  /// An unknown condition holds the notification back, so that nothing is sent by mistake.
  private func isHeldBack(_ type: Int, for reason: String, _ isVerified: Bool) -> Bool {
    bundle.notifications[type].heldBack.contains { row in
      guard bundle.utf8(bundle.notificationReasons[row].reason).elementsEqual(reason.utf8) else { return false }
      let value = rules.evaluator.holds(bundle.notificationReasons[row].condition, frame)
      return isVerified ? value.isTrue : !value.isFalse
    }
  }

  /// Whether it is pending alone, and no known fact holds it back.
  private func isUnverified(_ occurrence: Occurrence) -> Bool {
    guard let channel = channel(of: occurrence.type) else { return false }
    let id = rowID(occurrence.key, channel)
    return isPromised(occurrence) && log.rows.contains { $0.id == id && $0.sent == nil }
      && at(occurrence.at, about: occurrence.subject) { reason(for: occurrence, isVerified: true) } == nil
  }

  /// Whether the user has it switched on: the switch of its category and, if it has one, its own switch.
  func isSwitchedOn(_ type: Int) -> Bool {
    let category = category(type)
    let categoryOn =
      bundle.notificationCategories[category].stored.flatMap { choice($0) }
      ?? bundle.notificationCategories[category].onByDefault
    guard categoryOn else { return false }
    guard let own = self[type].stored else { return true }
    return choice(own) ?? self[type].onByDefault
  }

  private func choice(_ field: Int) -> Bool? { rules.value(ofField: field, in: context.preferences)?.bool }

  /// Records a suppressed occurrence. The log gets no row if the caller has no channel for the type.
  func hold(_ occurrence: Occurrence, _ reason: Int, at instant: Int64?) {
    if channel(of: occurrence.type) != nil { heldBack.append((occurrence, reason, instant)) }
    unplanned.append(UnplannedNotification(occurrence, .heldBack(reason)))
  }

  /// Keeps one occurrence for each type, thing, and day: the earlier of two with the same key, and the later day of two that were deferred
  /// to the same day.
  private func keepOneADay() {
    var kept: [Occurrence] = []
    for occurrence in occurrences {
      guard let index = kept.firstIndex(where: { isTwin($0, occurrence) }) else {
        kept.append(occurrence)
        continue
      }
      let isBetter = kept[index].key == occurrence.key ? occurrence.at < kept[index].at : occurrence.day > kept[index].day
      let loser = isBetter ? kept[index] : occurrence
      if isBetter { kept[index] = occurrence }
      unplanned.append(UnplannedNotification(loser, .repeated))
    }
    occurrences = kept
  }

  private func isTwin(_ a: Occurrence, _ b: Occurrence) -> Bool {
    // Keys include the type and the thing.
    guard a.type == b.type,
      a.subject == b.subject || a.subject.map({ context.subjects[$0].id }) == b.subject.map({ context.subjects[$0].id })
    else {
      return false
    }
    if a.key == b.key { return true }
    guard a.waits != nil || b.waits != nil else { return false }
    return context.zone.wallTime(at: a.at).day == context.zone.wallTime(at: b.at).day
  }
}

extension NotificationSubject {
  /// The day of its time. Nil for an instant.
  fileprivate func day(_ moment: MomentKind) -> Int64? {
    switch (moment, at) {
    case (.itsTime, .wall(let wall)?): wall.day
    case (.itsTime, .day(let day)?): day.number
    default: nil
    }
  }
}
