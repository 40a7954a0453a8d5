internal import RuleKinds
internal import RulesBundle

extension Lowering {
  /// Lowers notifications, categories, summaries, and the planner. Requires the fields of records.
  mutating func lowerNotifications() {
    for (name, batch) in names.ordered(book.notificationBatches) {
      writer.add(
        NotificationBatchBuilder(
          name: writer.text(name), says: row(batch.says), opens: row(batch.opens), daily: batch.isDaily, comes: batch.comes))
    }
    for (name, category) in names.ordered(book.notificationCategories) {
      let stored = book.planner.preferences.flatMap { field(category.stored, of: $0.record) }
      writer.add(
        NotificationCategoryBuilder(
          name: writer.text(name), label: row(category.label), onByDefault: category.isOnByDefault, alwaysInApp: category.alwaysInApp,
          stored: stored, goesFirst: category.goesFirst, summaryOpens: optional(category.summaryOpens)))
    }
    for (name, type) in names.ordered(book.notifications) { lower(type, name) }
    lowerPlanner()
  }

  private mutating func lower(_ type: NotificationType, _ name: String) {
    let conditions = (type.fires.conditions + type.onlyIf).map { NotificationConditionBuilder(condition: row($0)) }
    let plans = typed.ordinals.plans.enumerated().filter { type.to.contains(Name($0.element)) || follows(Name($0.element), type.to) }
    let channels = type.channels.map { NotificationChannelBuilder(channel: $0) }
    let rates = type.atMost.compactMap { quantity -> NotificationRateBuilder? in
      guard case .rate(let times, let period) = quantity else { return nil }
      return NotificationRateBuilder(times: Int(UInt32(clamping: times)), per: period)
    }
    let reasons = type.heldBack.map {
      NotificationReasonBuilder(reason: writer.text($0.reason), condition: condition(allOf: $0.conditions))
    }
    let stored = book.planner.preferences.flatMap { field(type.stored, of: $0.record) }
    let index = writer.add(
      NotificationBuilder(
        name: writer.text(name), category: row(type.category), switchedOn: type.isSwitchedOn, at: type.fires.at,
        before: type.fires.before?.amount ?? 0, of: writer.text(type.fires.of ?? ""), limit: optional(type.fires.limit),
        conditions: writer.addRange(conditions), to: writer.addRange(plans.map { NotificationPlanBuilder(plan: $0.offset) }),
        channels: writer.addRange(channels), onByDefault: type.isOnByDefault, atMost: writer.addRange(rates), once: type.isOnce,
        timeCritical: type.isTimeCritical, softCap: type.countsTowardSoftCap, snooze: type.isSnoozable, batch: optional(type.batch),
        overflow: optional(type.overflow), opens: row(type.opens), says: row(type.says), expanded: optional(type.expanded), stored: stored,
        despiteQuietHours: program(allOf: type.despiteQuietHours), eachPerWeek: optional(type.eachPerWeek),
        heldBack: writer.addRange(reasons), withdrawnOnlyIf: program(allOf: type.withdrawnOnlyIf)))
    recordLocation(RulePath(NotificationType.key, name, "switched_on"), .flag, .notifications, index, NotificationRow.At.switchedOn)
  }

  private func follows(_ plan: Name<Plan>, _ plans: [Name<Plan>]) -> Bool {
    book.plans.states[plan]?.follows.map { plans.contains($0) } ?? false
  }

  private mutating func lowerPlanner() {
    let planner = book.planner
    guard let preferences = planner.preferences, let handset = planner.device, let log = planner.log, let allowed = planner.allowedIf else {
      return
    }
    func stored(_ name: String?) -> Int? { field(name, of: preferences.record) }
    func device(_ name: String?) -> Int? { field(name, of: handset.record) }
    func logged(_ name: String?) -> Int? { field(name, of: log.record) }
    func kept(_ name: String) -> Int { needed(field: name, of: log.record) }
    let snoozes = writer.addRange(
      planner.snoozes.map { PlannerSnoozeBuilder(says: row($0.says), after: row($0.after), atReminder: $0.endsAtReminder) })
    writer.add(
      PlannerBuilder(
        preferences: row(preferences.record), paused: stored(preferences.paused), snoozedUntil: stored(preferences.snoozedUntil),
        dailyReminder: stored(preferences.dailyReminder), quietFrom: stored(preferences.quietHours?.from),
        quietTo: stored(preferences.quietHours?.to), trainingDays: stored(preferences.trainingDays),
        dailyMaximum: stored(preferences.dailyMaximum), device: row(handset.record), deviceId: device(handset.id),
        deviceTimeZone: needed(field: handset.timeZone, of: handset.record),
        devicePending: needed(field: handset.pending, of: handset.record), log: row(log.record), logId: kept(log.id),
        logType: kept(log.type), logChannel: kept(log.channel), logPlannedFor: kept(log.plannedFor), logSent: kept(log.sent),
        logReason: kept(log.reason), logMembers: kept(log.members), logDevice: logged(log.device),
        logThings: writer.addRange(log.things.map { PlannerThingBuilder(thing: writer.text($0.thing), field: kept($0.field)) }),
        allowedIf: condition(allOf: [allowed]), badge: optional(planner.badge), missed: optional(planner.missed),
        atMost: refs(planner.atMost, PlannerRateBuilder.init(setting:)),
        reserved: writer.addRange(planner.reserved.cells.map { PlannerReservedBuilder(category: row($0.column), setting: row($0.value)) }),
        burst: optional(planner.burst), batch: optional(planner.batch), pending: optional(planner.pending),
        horizon: optional(planner.horizon), logMoment: logged(log.moment), snoozes: snoozes))
  }
}
