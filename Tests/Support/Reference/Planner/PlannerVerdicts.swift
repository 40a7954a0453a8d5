internal import RuleKinds
import RulesBundle

// Whether a notification is delivered: plans, conditions, earlier deliveries, reasons of the log.
extension PlainPlanner {
  mutating func decide(_ occurrence: PlannedOccurrence, _ type: NotificationType) {
    if occurrence.at < now { return decidePast(occurrence, type) }
    // One of yesterday, only because it waits.
    if occurrence.thing == nil, occurrence.day < today, occurrence.waits == nil { return }
    let isHere = isHere(occurrence)
    let why = whyNot(occurrence, type, at: occurrence.due < now ? occurrence.at : occurrence.due)
    if let why, isCertain(why, occurrence, type) { return miss(occurrence, why) }
    if !occurrence.isAgain, isDelivered(occurrence) {
      miss(occurrence, .delivered)
      if isHere { show(occurrence, type, reason: nil) }
      return
    }
    let reason = reason(occurrence, type, at: occurrence.at)
    if let reason, !isPromisedAlone(occurrence, type) || self.reason(occurrence, type, at: occurrence.at, onlyKnown: true) != nil {
      hold(occurrence, reason, at: occurrence.at)
      if isHere { show(occurrence, type, reason: reason) }
      return
    }
    // The system already has its copy, and new copy cannot be created.
    if reason != nil, !canBeSaid(occurrence, type) { return untouched.append(occurrence.key) }
    if isHere { show(occurrence, type, reason: nil) }
    if let waits = occurrence.waits, !stillHolds(occurrence, type) { return hold(occurrence, waits, at: nil) }
    if channel(of: type) != nil { occurrences.append(occurrence) }
  }

  /// Its moment has come, whatever makes it wait. Nothing is reported about yesterday.
  private func isHere(_ occurrence: PlannedOccurrence) -> Bool {
    occurrence.due <= now && (occurrence.thing != nil || occurrence.day >= today)
  }

  /// It is no longer sent, but the app may show what is still true.
  private mutating func decidePast(_ occurrence: PlannedOccurrence, _ type: NotificationType) {
    guard isApp else { return }
    let isRecent =
      occurrence.thing != nil
      ? occurrence.at > now - PlainCalendar.secondsOfADay : occurrence.day == today || type.fires.at == .limitReset
    guard isRecent || isAlwaysInApp(type) || couldNotCome(occurrence, type) else { return }
    if let why = whyNot(occurrence, type, at: now) { return miss(occurrence, why) }
    let reason = reason(occurrence, type, at: now)
    let came = isDelivered(occurrence)
    miss(occurrence, came ? .delivered : .past)
    if isAlwaysInApp(type) || isInApp(type) {
      show(occurrence, type, reason: reason)
    } else if !came, reason == nil || reason == "system_denied" {
      missed.append(occurrence)
    }
  }

  func whyNot(_ occurrence: PlannedOccurrence, _ type: NotificationType, at instant: Int) -> PlainPlan.Missing.Why? {
    let world = world(at: instant, about: occurrence.thing)
    guard let plan = rules.plan(world), isFor(type, plan) else { return .plan }
    for condition in type.fires.conditions + type.onlyIf {
      switch rules.holds([condition], world) {
      case .bool(true): continue
      case .bool(false): return .condition(condition.text)
      default: return .undecided(condition.text)
      }
    }
    return nil
  }

  /// A plan that follows another has the same notifications.
  private func isFor(_ type: NotificationType, _ plan: Name<Plan>) -> Bool {
    type.to.contains(plan) || type.to.contains(book.plans.column(of: plan))
  }

  /// The first reason of the log that holds.
  private func reason(_ occurrence: PlannedOccurrence, _ type: NotificationType, at instant: Int, onlyKnown: Bool = false) -> String? {
    let world = world(at: instant, about: occurrence.thing)
    return reasons.first { reason in
      let isPlanners =
        switch reason {
        case "system_denied":
          channel(of: type) != nil
            && book.planner.allowedIf.map { onlyKnown ? rules.holds([$0], world) == .bool(false) : rules.holds([$0], world) != .bool(true) }
              ?? false
        case "paused_all": choices.isPaused
        case "category_off": !choices.isOn(type)
        case "missing_data": !onlyKnown && !canBeSaid(occurrence, type)
        default: false
        }
      // An undecided reason holds it back.
      return isPlanners
        || type.heldBack.contains {
          guard $0.reason == reason else { return false }
          return onlyKnown ? rules.holds($0.conditions, world) == .bool(true) : rules.holds($0.conditions, world) != .bool(false)
        }
    }
  }

  /// Its link needs the id of nothing else, and all values of its copy are known.
  private func canBeSaid(_ occurrence: PlannedOccurrence, _ type: NotificationType) -> Bool {
    let world = world(at: occurrence.at, about: occurrence.thing)
    return canBeOpened(occurrence, type) && ([type.says] + (type.expanded.map { [$0] } ?? [])).allSatisfy { !words.misses($0, world) }
  }

  func canBeOpened(_ occurrence: PlannedOccurrence, _ type: NotificationType) -> Bool {
    (book.deepLinks[type.opens]?.parameters ?? []).allSatisfy { $0.idOf == nil || $0.idOf == occurrence.thing?.of }
  }

  /// A waiting notification is decided again. For a day with unknown facts, reasons that only that day makes true do not apply.
  private func stillHolds(_ occurrence: PlannedOccurrence, _ type: NotificationType) -> Bool {
    let day = clock.day(at: occurrence.at)
    let isKnown = day == today || situation.days.contains { $0.day == day }
    if occurrence.thing == nil, type.isTimeCritical, type.fires.at == .dailyReminder, day != occurrence.day, !isKnown { return false }
    guard let why = whyNot(occurrence, type, at: occurrence.at) else { return true }
    return !isCertain(why, occurrence, type)
  }

  /// A waiting notification in the log stays there while nothing is known against it.
  private func isCertain(_ why: PlainPlan.Missing.Why, _ occurrence: PlannedOccurrence, _ type: NotificationType) -> Bool {
    if !isPromised(occurrence, type) { return true }
    if case .undecided = why { return false }
    let world = world(at: now, about: occurrence.thing)
    if why == .plan, rules.plan(world) == nil { return false }
    return type.withdrawnOnlyIf.isEmpty || rules.holds(type.withdrawnOnlyIf, world) == .bool(true)
  }

  private func isPromised(_ occurrence: PlannedOccurrence, _ type: NotificationType) -> Bool {
    let isOnce = type.isOnce && occurrence.thing != nil
    return situation.log.contains { row in
      isOwn(row) && row.sent == nil && situation.channels.contains(row.channel) && isWaiting(row.reason)
        && row.plannedFor.map { $0 > now } ?? false && isAbout(row, occurrence, isOnce: isOnce) && !isOfAnotherTime(row, occurrence, type)
    }
  }

  /// Whether it waits by itself, and not only in a summary.
  private func isPromisedAlone(_ occurrence: PlannedOccurrence, _ type: NotificationType) -> Bool {
    guard let channel = channel(of: type), isPromised(occurrence, type) else { return false }
    return situation.log.contains { $0.id == rowID(occurrence.key, channel) && $0.sent == nil }
  }

  /// A row of the log has this status, if a device could have delivered it.
  mutating func hold(_ occurrence: PlannedOccurrence, _ reason: String, at instant: Int?) {
    if channel(of: type(occurrence.type)) != nil { held.append((occurrence, reason, instant)) }
    miss(occurrence, .heldBack(reason))
  }

  /// Only one about the same thing is delivered: of two on one day the first, of two that waited for the same day that of the later day.
  mutating func keepOneOfEach() {
    var kept: [PlannedOccurrence] = []
    for occurrence in occurrences {
      guard let index = kept.firstIndex(where: { isTwin($0, occurrence) }) else {
        kept.append(occurrence)
        continue
      }
      let isBetter = kept[index].key == occurrence.key ? occurrence.at < kept[index].at : occurrence.day > kept[index].day
      miss(isBetter ? kept[index] : occurrence, .repeated)
      if isBetter { kept[index] = occurrence }
    }
    occurrences = kept
  }

  private func isTwin(_ a: PlannedOccurrence, _ b: PlannedOccurrence) -> Bool {
    a.key == b.key
      || a.type == b.type && a.thing?.id == b.thing?.id && (a.waits != nil || b.waits != nil) && clock.day(at: a.at) == clock.day(at: b.at)
  }
}
