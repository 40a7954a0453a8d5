internal import RulesBundle

// What would come: each type at its moments, about each thing.
extension NotificationPlanner {
  /// Looks at every moment of every type.
  func collect() {
    for type in 0..<bundle.count(.notifications) {
      let isShown = situation.channels.contains(.inApp) && (isInApp(type) || isAlwaysInApp(type))
      guard channel(of: type) != nil || isShown else { continue }
      guard self[type].switchedOn else {
        notPlanned.append(NotPlanned(type: type, thing: nil, day: today, why: .switchedOff))
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
      for (index, thing) in situation.things.enumerated() where about.elementsEqual(thing.of.utf8) {
        guard let due = due(moment, of: thing, type) else { continue }
        consider(type, index, due: moment == .atOnce ? now : due - before, on: before == 0 ? thing.day(moment) : nil)
      }
      return
    }
    switch moment {
    case .dailyReminder:
      guard let minute = choices.reminder else { return }
      // Yesterday's may wait for this morning.
      // A day long past only where its reminder was missed.
      var days = [today - 1, today] + situation.days.map({ $0.day }).filter({ $0 != today && $0 != today - 1 && isNear($0 * 86_400) })
      if let missed = lastMissedDay(type), isNear(missed * 86_400), !days.contains(missed) { days.append(missed) }
      for day in days {
        consider(type, nil, due: situation.zone.instant(ofDay: day, minute: minute) - before, on: before == 0 ? day : nil)
      }
    case .limitReset: if let due = reset(of: type) { consider(type, nil, due: due - before) }
    case .atOnce: consider(type, nil, due: now)
    case .itsTime: return
    }
  }

  /// When a thing's moment is, before anything makes it wait.
  private func due(_ moment: MomentKind, of thing: PlannedThing, _ type: Int) -> Int64? {
    switch moment {
    case .atOnce: return now
    case .itsTime: return thing.at.flatMap { instant(of: $0) }
    case .dailyReminder: return choices.reminder.map { situation.zone.instant(ofDay: today, minute: $0) }
    case .limitReset: return reset(of: type)
    }
  }

  /// The instant of a thing's time; nil where that is far away, or a day and there is no reminder time.
  private func instant(of time: PlannerTime) -> Int64? {
    switch time {
    case .instant(let instant): isNear(instant) ? instant : nil
    case .wall(let wall):
      // A second of a wall clock is looked up by its minute: clocks change at whole minutes.
      isNear(wall.day * 86_400) ? situation.zone.instant(ofDay: wall.day, minute: wall.minute) + wall.second % 60 : nil
    case .day(let day): isNear(day * 86_400) ? choices.reminder.map { situation.zone.instant(ofDay: day, minute: $0) } : nil
    }
  }

  /// Whether a time lies a month back at most, and a year ahead: what is further away is planned when it comes near.
  private func isNear(_ instant: Int64) -> Bool { instant > now - 40 * 86_400 && instant < now + 390 * 86_400 }

  /// When counting a type's limit next starts anew. Of the time after that nobody knows the facts yet.
  private func reset(of type: Int) -> Int64? {
    guard let limit = self[type].limit, let reset = bundle.limits[limit].reset else {
      return nil
    }
    return rules.nextReset(reset, after: now)
  }

  /// Looks at one moment of a type. `day`: the day that it is meant for, where that is known; a clock that skips the last hour of a day
  /// shows another one at the moment itself.
  private func consider(_ type: Int, _ thing: Int?, due: Int64, on day: Int64? = nil) {
    var occurrence = Occurrence(
      type: type, thing: thing, day: day ?? situation.zone.wallTime(at: due).day, due: due, at: due, waits: nil, key: [])
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
    // Yesterday's is looked at only because it may wait.
    if thing == nil, occurrence.day < today, occurrence.waits == nil { return }
    if let why = whyNot(occurrence, at: occurrence.due < now ? occurrence.at : occurrence.due), withdraws(why, occurrence) {
      notPlanned.append(NotPlanned(type: type, thing: thing, day: occurrence.day, why: why))
      return
    }
    if !occurrence.isAgain, isDelivered(occurrence) {
      notPlanned.append(NotPlanned(type: type, thing: thing, day: occurrence.day, why: .delivered))
      if isHere(occurrence) { showInApp(occurrence, reason: nil) }
      return
    }
    let reason = at(occurrence.at, about: thing) { self.reason(for: occurrence) }
    if let reason, !isUnverified(occurrence) {
      hold(occurrence, reason, at: occurrence.at)
      if isHere(occurrence) { showInApp(occurrence, reason: reason) }
      return
    }
    if reason != nil, !at(occurrence.at, about: thing, { isPresentable(occurrence) }) {
      // The system has its words; nothing says that they are wrong now.
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

  /// Whether its moment is here, whatever makes it wait outside the app. Of yesterday's reminder nothing is shown.
  func isHere(_ occurrence: Occurrence) -> Bool { occurrence.due <= now && (occurrence.thing != nil || occurrence.day >= today) }

  /// What waited is looked at again: on another day, a daily one needs that day's facts where another day would make it false.
  private func stillHolds(_ occurrence: Occurrence) -> Bool {
    let day = situation.zone.wallTime(at: occurrence.at).day
    if occurrence.thing == nil, self[occurrence.type].timeCritical, day != occurrence.day, !knows(day),
      self[occurrence.type].at == .dailyReminder
    {
      return false
    }
    return whyNot(occurrence, at: occurrence.at).map { withdraws($0, occurrence) } != true
  }

  /// Why a type does not come at a moment; nil when its plan and its conditions say that it does.
  func whyNot(_ occurrence: Occurrence, at instant: Int64) -> NotPlanned.Why? {
    at(instant, about: occurrence.thing) {
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

  /// Why it is held back by what holds for the type: by its position in the log's order. The facts are those of its moment.
  ///
  /// `isVerified`: only for what is known, and not for what cannot be told or said.
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

  /// A condition that cannot be told holds back: nothing is sent that perhaps should not be.
  private func isHeldBack(_ type: Int, for reason: String, _ isVerified: Bool) -> Bool {
    bundle.notifications[type].heldBack.contains { row in
      guard bundle.utf8(bundle.notificationReasons[row].reason).elementsEqual(reason.utf8) else { return false }
      let value = rules.evaluator.holds(bundle.notificationReasons[row].condition, frame)
      return isVerified ? value.isTrue : !value.isFalse
    }
  }

  /// Whether it waits by itself already, and nothing that is known speaks against it.
  private func isUnverified(_ occurrence: Occurrence) -> Bool {
    guard let channel = channel(of: occurrence.type) else { return false }
    let id = rowID(occurrence.key, channel)
    return isPromised(occurrence) && log.rows.contains { $0.id == id && $0.sent == nil }
      && at(occurrence.at, about: occurrence.thing) { reason(for: occurrence, isVerified: true) } == nil
  }

  /// Whether the person has it on: the switch of its category, and its own where it has one.
  func isSwitchedOn(_ type: Int) -> Bool {
    let category = category(type)
    let categoryOn =
      bundle.notificationCategories[category].stored.flatMap { choice($0) }
      ?? bundle.notificationCategories[category].onByDefault
    guard categoryOn else { return false }
    guard let own = self[type].stored else { return true }
    return choice(own) ?? self[type].onByDefault
  }

  private func choice(_ field: Int) -> Bool? { rules.value(ofField: field, in: situation.preferences)?.bool }

  /// Writes down what would have come. What whoever asks cannot deliver anyway leaves no row.
  func hold(_ occurrence: Occurrence, _ reason: Int, at instant: Int64?) {
    if channel(of: occurrence.type) != nil { heldBack.append((occurrence, reason, instant)) }
    notPlanned.append(NotPlanned(type: occurrence.type, thing: occurrence.thing, day: occurrence.day, why: .heldBack(reason)))
  }

  /// One of a type about the same comes once: of two times on one day the first, of two that waited for the same day the later day's.
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
      notPlanned.append(NotPlanned(type: loser.type, thing: loser.thing, day: loser.day, why: .repeated))
    }
    occurrences = kept
  }

  private func isTwin(_ a: Occurrence, _ b: Occurrence) -> Bool {
    // A key names the type and the thing, too.
    guard a.type == b.type, a.thing == b.thing || a.thing.map({ situation.things[$0].id }) == b.thing.map({ situation.things[$0].id })
    else {
      return false
    }
    if a.key == b.key { return true }
    guard a.waits != nil || b.waits != nil else { return false }
    return situation.zone.wallTime(at: a.at).day == situation.zone.wallTime(at: b.at).day
  }
}

extension PlannedThing {
  /// The day that its time names; nil where it is a moment that is the same everywhere.
  fileprivate func day(_ moment: MomentKind) -> Int64? {
    switch (moment, at) {
    case (.itsTime, .wall(let wall)?): wall.day
    case (.itsTime, .day(let day)?): day
    default: nil
    }
  }
}
