internal import RuleKinds
internal import RulesBundle
internal import RulesModel

extension Lowering {
  /// Notifications, their switches and summaries, and the planner. The fields of the records are known.
  mutating func lowerNotifications() {
    for (name, batch) in names.ordered(book.notificationBatches) {
      writer.add(
        to: .notificationBatches,
        [
          writer.text(name), UInt32(names[Copy.key, batch.says.text]), UInt32(names[DeepLink.key, batch.opens.text]),
          batch.isDaily ? 1 : 0, UInt32(SummaryMoment.allCases.firstIndex(of: batch.comes) ?? 0),
        ])
    }
    for (name, category) in names.ordered(book.notificationCategories) {
      let stored = book.planner.preferences.map { field(category.stored, of: $0.record) } ?? Lowering.none
      writer.add(
        to: .notificationCategories,
        [
          writer.text(name), UInt32(names[Copy.key, category.label.text]), category.isOnByDefault ? 1 : 0, category.alwaysInApp ? 1 : 0,
          stored, category.goesFirst ? 1 : 0, optional(category.summaryOpens),
        ])
    }
    for (name, type) in names.ordered(book.notifications) { lower(type, name) }
    lowerPlanner()
  }

  private mutating func lower(_ type: NotificationType, _ name: String) {
    let conditions = (type.fires.conditions + type.onlyIf).map { [UInt32(names[Condition.key, $0.text])] }
    let plans = typed.ordinals.plans.enumerated().filter { type.to.contains(Name($0.element)) || follows(Name($0.element), type.to) }
    let channels = type.channels.map { [UInt32(NotificationChannel.allCases.firstIndex(of: $0) ?? 0)] }
    let rates = type.atMost.compactMap { quantity -> [UInt32]? in
      guard case .rate(let times, let period) = quantity else { return nil }
      return [UInt32(clamping: times), UInt32(Period.allCases.firstIndex(of: period) ?? 0)]
    }
    let reasons = type.heldBack.map { [writer.text($0.reason), program(allOf: $0.conditions)] }
    let stored = book.planner.preferences.map { field(type.stored, of: $0.record) } ?? Lowering.none
    let moment = UInt32(TriggerMoment.allCases.firstIndex(of: type.fires.at) ?? 0)
    var row = [writer.text(name), UInt32(names[NotificationCategory.key, type.category.text]), type.isSwitchedOn ? 1 : 0, moment]
    row += BundleWriter.words(type.fires.before?.amount ?? 0)
    row += [writer.text(type.fires.of ?? ""), optional(type.fires.limit)]
    row += writer.addRange(to: .notificationConditions, conditions)
    row += writer.addRange(to: .notificationPlans, plans.map { [UInt32($0.offset)] })
    row += writer.addRange(to: .notificationChannels, channels) + [type.isOnByDefault ? 1 : 0]
    row += writer.addRange(to: .notificationRates, rates)
    row += [type.isOnce ? 1 : 0, type.isTimeCritical ? 1 : 0, type.countsTowardSoftCap ? 1 : 0, type.isSnoozable ? 1 : 0]
    row += [optional(type.batch), optional(type.overflow), UInt32(names[DeepLink.key, type.opens.text])]
    row += [UInt32(names[Copy.key, type.says.text]), optional(type.expanded), stored]
    row += [program(allOf: type.despiteQuietHours), optional(type.eachPerWeek)]
    row += writer.addRange(to: .notificationReasons, reasons) + [program(allOf: type.withdrawnOnlyIf)]
    let index = writer.add(to: .notifications, row)
    lies(RulePath(NotificationType.key, name, "switched_on"), .flag, .notifications, index, Word.Notifications.switchedOn)
  }

  private func follows(_ plan: Name<Plan>, _ plans: [Name<Plan>]) -> Bool {
    book.plans.states[plan]?.follows.map { plans.contains($0) } ?? false
  }

  private mutating func lowerPlanner() {
    let planner = book.planner
    guard let preferences = planner.preferences, let device = planner.device, let log = planner.log, let allowed = planner.allowedIf else {
      return
    }
    func stored(_ name: String?) -> UInt32 { field(name, of: preferences.record) }
    func logged(_ name: String?) -> UInt32 { field(name, of: log.record) }
    var row = [UInt32(names[Record.key, preferences.record.text]), stored(preferences.paused), stored(preferences.snoozedUntil)]
    row += [stored(preferences.dailyReminder), stored(preferences.quietHours?.from), stored(preferences.quietHours?.to)]
    row += [stored(preferences.trainingDays), stored(preferences.dailyMaximum)]
    row += [UInt32(names[Record.key, device.record.text]), field(device.id, of: device.record)]
    row += [field(device.timeZone, of: device.record), field(device.pending, of: device.record)]
    row += [UInt32(names[Record.key, log.record.text]), logged(log.id), logged(log.type), logged(log.channel), logged(log.plannedFor)]
    row += [logged(log.sent), logged(log.reason), logged(log.members), logged(log.device)]
    row += writer.addRange(to: .plannerThings, log.things.map { [writer.text($0.thing), logged($0.field)] })
    row += [program(allOf: [allowed]), optional(planner.badge), optional(planner.missed)]
    row += writer.addRange(to: .plannerRates, planner.atMost.map { [UInt32(names[Setting.key, $0.text])] })
    let reserved = planner.reserved.cells.map {
      [UInt32(names[NotificationCategory.key, $0.column.text]), UInt32(names[Setting.key, $0.value.text])]
    }
    row += writer.addRange(to: .plannerReserved, reserved)
    row += [optional(planner.burst), optional(planner.batch), optional(planner.pending), optional(planner.horizon)]
    row += [logged(log.moment)]
    writer.add(to: .planner, row)
  }
}
