import HandzRules
import RulesBundle
import RulesRuntime
import Testing

/// Notifications and their planner in the generated Swift.
@Suite struct GeneratedNotificationTests {
  /// 2026-03-02 10:00 UTC, a Monday.
  private static let now: Int64 = 1_772_445_600

  private func facts(at now: Int64 = now) -> HandzFacts {
    var facts = HandzFacts(plan: .pro)
    facts.now = Timestamp(seconds: now)
    facts.notificationsPermission = .granted
    facts.maintenanceDueToday = 2
    facts.maintenanceOverdue = 0
    facts.maintenanceOpenedToday = false
    facts.inboxUnread = 1
    facts.subscriptionStatus = .active
    facts.authEmailVerified = true
    return facts
  }

  private func plan(
    _ facts: HandzFacts, preferences: HandzNotificationPreferences = HandzNotificationPreferences(),
    device: HandzNotificationDevice = HandzNotificationDevice(), log: [HandzNotificationEventLog] = [], days: [HandzNotificationDay] = [],
    subjects: [HandzNotificationSubject] = []
  ) throws -> HandzNotificationSchedule {
    try Handz.notificationSchedule(
      facts, zone: .utc, preferences: preferences, device: device, log: log, days: days, subjects: subjects)
  }

  @Test func aNotificationSaysWhatItsTypeSays() throws {
    let session = HandzNotification.practiceScheduled(session: "s-1", sessionName: "Guard")
    #expect(session.type == .practiceScheduled && session.category == .practice && session.type.name == "N-PRACTICE-SCHEDULED")
    #expect(session.link == .practiceSession(id: "s-1"))
    #expect(session.content(previews: false) == HandzCopy.notifNPracticeScheduledLockscreen())
    #expect(session.content(previews: true).text.contains("Guard"))
    let due = HandzNotification.maintDueToday(count: 2)
    #expect(due.content(previews: true) == due.content(previews: false) && due.content(previews: false).text.contains("2"))
    #expect(HandzNotification.inboxNewImport(import: "i", senderName: "Ann", flowName: "Q").link == .inboxItem(highlight: "i"))
  }

  /// The category, the link, and the copy of a typed notification are those of the rules.
  @Test func whatIsGeneratedIsWhatIsPlanned() throws {
    let plan = try plan(
      facts(), subjects: [.session(id: "s-1", at: .instant(Timestamp(seconds: Self.now + 3600)), name: "Guard", isStillPlanned: true)])
    let typed: [HandzNotification] = [.practiceScheduled(session: "s-1", sessionName: "Guard"), .maintDueToday(count: 2)]
    #expect(plan.requests.map(\.type) == typed.map(\.type))
    for (request, notification) in zip(plan.requests, typed) {
      #expect(request.link == notification.link && request.copy == notification.content(previews: false))
      #expect(request.expanded ?? request.copy == notification.content(previews: true))
      #expect(request.base.thread == notification.category.name && !request.isPush && request.batch == nil && request.delayReason == nil)
    }
    #expect(plan.requests[0].at == Timestamp(seconds: Self.now + 3600) && plan.requests[1].wall.time == TimeOfDay("19:00"))
    #expect(plan.badge == 2 && plan.deferredCount == 0 && plan.canceledIDs.isEmpty && plan.withdrawnIDs.isEmpty && plan.inApp.isEmpty)
  }

  @Test func snoozesEndAtTheirTimes() throws {
    let snoozes = try plan(facts()).snoozes
    #expect(snoozes.map(\.label.text) == ["For 15\u{A0}min", "For 1\u{A0}h", "Until tomorrow"])
    #expect(snoozes.prefix(2).map(\.until) == [900, 3600].map { Timestamp(seconds: Self.now + $0) })
    #expect(snoozes[2].wall.minute == 19 * 60 && snoozes[2].until == Timestamp(seconds: Self.now + 33 * 3600))
    var preferences = HandzNotificationPreferences()
    preferences.scheduleDailyReminderTime = TimeOfDay("06:30")
    let early = try plan(facts(), preferences: preferences).snoozes
    #expect(early[2].wall.minute == 6 * 60 + 30)
  }

  /// The loop of an app: the result of a plan is the input of the next one, and nothing is sent twice.
  @Test func aPlanOfWhatWasPlannedIsTheSame() throws {
    let session = HandzNotificationSubject.session(
      id: "s-1", at: .instant(Timestamp(seconds: Self.now + 3600)), name: "Guard", isStillPlanned: true)
    let first = try plan(facts(), subjects: [session])
    #expect(first.device.pendingRequests == first.requests.map(\.id) && first.device.timeZoneId == "UTC")
    var log = [HandzNotificationEventLog]().applying(first)
    #expect(log.map(\.typeId) == ["N-PRACTICE-SCHEDULED", "N-MAINT-DUE-TODAY"] && log.map(\.channel) == [.local, .local])
    #expect(log[0].contextSessionId == "s-1" && log[0].scheduledFor == Timestamp(seconds: Self.now + 3600) && log[0].sentAt == nil)
    // The app adds a value of its own.
    for index in log.indices {
      log[index].userId = "u-1"
      log[index].appVersion = "1.4"
    }
    let again = try plan(facts(), device: first.device, log: log, subjects: [session])
    #expect(again.requests == first.requests && again.log.isEmpty && again.canceledIDs.isEmpty && log.applying(again) == log)
    // Moved by an hour: the old request is canceled, and its row keeps the value that the app added.
    let moved = HandzNotificationSubject.session(
      id: "s-1", at: .instant(Timestamp(seconds: Self.now + 7200)), name: "Guard", isStillPlanned: true)
    let later = try plan(facts(), device: first.device, log: log, subjects: [moved])
    #expect(later.canceledIDs == [first.requests[0].id] && later.requests.first?.at == Timestamp(seconds: Self.now + 7200))
    let rows = log.applying(later)
    #expect(rows.count == 2 && rows[0].scheduledFor == Timestamp(seconds: Self.now + 7200) && rows[0].appVersion == "1.4")
    #expect(rows[0].id == log[0].id && rows[0].userId == "u-1" && rows[1] == log[1])
    // Canceled: the row is withdrawn.
    let gone = try plan(facts(), device: later.device, log: rows)
    #expect(gone.withdrawnIDs == [log[0].id].compactMap { $0 } && rows.applying(gone) == [rows[1]] && gone.canceledIDs == later.canceledIDs)
    // Delivered: nothing is sent again that day.
    let evening = try plan(facts(at: Self.now + 10 * 3600), device: later.device, log: rows, subjects: [moved])
    #expect(
      evening.requests.isEmpty && evening.unplanned.contains { $0.type == .maintDueToday && [.delivered, .past].contains($0.reason) })
  }

  @Test func daysHaveTheirFacts() throws {
    var tomorrow = HandzFacts.withoutPlan
    tomorrow.maintenanceDueToday = 5
    var empty = HandzFacts.withoutPlan
    empty.maintenanceDueToday = 0
    let today = Zone.utc.wallTime(at: Timestamp(seconds: Self.now)).date
    let plan = try plan(
      facts(), days: [HandzNotificationDay(today.advanced(by: 1), tomorrow), HandzNotificationDay(today.advanced(by: 2), empty)])
    #expect(plan.requests.map(\.wall.date) == [today, today.advanced(by: 1)])
    #expect(plan.requests.map { $0.copy.text } == [2, 5].map { HandzCopy.notifNMaintDueTodayBody(count: $0).text })
    let missing = try #require(plan.unplanned.first { $0.type == .maintDueToday && $0.day == today.advanced(by: 2) })
    #expect(missing.reason == .condition("maintenance_is_due") && missing.subject == nil)
  }

  @Test func everyMissingOneSaysWhy() throws {
    var preferences = HandzNotificationPreferences()
    preferences.categoryEnabledMaintenance = false
    let session = HandzNotificationSubject.session(
      id: "s-1", at: .instant(Timestamp(seconds: Self.now + 3600)), name: nil, isStillPlanned: nil)
    let held = try plan(facts(), preferences: preferences, subjects: [session])
    #expect(held.requests.isEmpty)
    #expect(held.unplanned.first { $0.type == .maintDueToday }?.reason == .heldBack(.categoryOff))
    let missing = try #require(held.unplanned.first { $0.type == .practiceScheduled })
    #expect(missing.reason == .heldBack(.missingData) && missing.subject == session && missing.subject?.id == "s-1")
    #expect(held.log.map(\.suppressedReason).contains(.categoryOff))
    let back = try #require(held.heldBack.first { $0.type == .maintDueToday })
    #expect(back.reason == .categoryOff && back.outcome == .dropped(.suppressed) && back.subject == nil)
    #expect(held.heldBack.first { $0.type == .practiceScheduled }?.subject == session)
    var guest = facts()
    guest.plan = .guest
    #expect(try plan(guest, subjects: [session]).unplanned.allSatisfy { [.plan, .past].contains($0.reason) })
    var unknown = facts()
    unknown.maintenanceDueToday = nil
    let undecided = try #require(try plan(unknown).unplanned.first { $0.type == .maintDueToday })
    guard case .undecided("maintenance_is_due", let failure) = undecided.reason else {
      Issue.record("\(undecided)")
      return
    }
    #expect(failure.fact == .maintenanceDueToday)
  }

  /// Without the system's permission, the app shows current notifications itself.
  @Test func whatTheAppShows() throws {
    var denied = facts()
    denied.notificationsPermission = .denied
    let shown = try plan(denied, subjects: [.import(id: "i-7", flowName: "Q", senderName: "Ann")])
    #expect(shown.requests.isEmpty && shown.inApp.map(\.type) == [.inboxNewImport])
    let card = try #require(shown.inApp.first)
    #expect(card.link == .inboxItem(highlight: "i-7") && card.copy.text.contains("Ann") && card.members.isEmpty && card.batch == nil)
    #expect(shown.log.first { $0.channel == .inApp }?.contextImportId == "i-7")
  }

  @Test func aServerPlansPushes() throws {
    let plan = try Handz.pushSchedule(
      facts(), zone: .utc, preferences: HandzNotificationPreferences(), log: [], days: [],
      subjects: [.import(id: "i-7", flowName: "Q", senderName: "Ann")])
    #expect(plan.requests.map(\.type) == [.inboxNewImport] && plan.requests[0].isPush && plan.requests[0].isNow && plan.inApp.isEmpty)
    #expect(plan.log.map(\.channel) == [.push])
  }

  @Test func planningNeedsTheTime() {
    var timeless = facts()
    timeless.now = nil
    #expect(throws: RequestError.self) { try plan(timeless) }
  }
}
