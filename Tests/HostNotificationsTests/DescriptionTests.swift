import HandzRules
import HostNotifications
import RulesJSON
import RulesRuntime
import Testing

/// Every planned notification is one request of the system.
@Suite struct DescriptionTests {
  @Test func everyRequestIsDescribed() throws {
    let zone = try Planned.zone()
    let plan = try Planned.local(
      zone: zone,
      sessions: [.instant(Timestamp(seconds: Planned.now + 5400)), .wall(try #require(.init(year: 2026, month: 3, day: 4, hour: 7)))])
    let descriptions = HostNotifications.descriptions(of: plan.base)
    #expect(plan.requests.count == 9 && descriptions.map(\.identifier) == plan.requests.map(\.id))
    for (request, description) in zip(plan.requests, descriptions) {
      #expect(description.body == request.copy.text && description.title == request.copy.title && description.badge == nil)
      #expect(description.link == request.link?.text && description.thread == request.type?.category.name)
      let date = try #require(description.date)
      #expect(date.zone == "Europe/Berlin" && date.second == 0)
      let wall = Zone.WallTime(year: date.year, month: date.month, day: date.day, hour: date.hour, minute: date.minute)
      #expect(wall == request.wall)
    }
    #expect(descriptions.map(\.thread).contains("practice") && descriptions.map(\.thread).contains("maintenance"))
  }

  /// A lock screen shows only public text, unless the app knows that the user allows previews.
  @Test func namesAreOnlyShownWherePreviewsAreOn() throws {
    let plan = try Planned.local(zone: try Planned.zone(), days: 0, sessions: [.instant(Timestamp(seconds: Planned.now + 5400))])
    let session = try #require(plan.requests.firstIndex { $0.type == .practiceScheduled })
    #expect(HostNotifications.descriptions(of: plan.base)[session].body == HandzCopy.notifNPracticeScheduledLockscreen().text)
    #expect(!HostNotifications.descriptions(of: plan.base).contains { $0.body.contains("Guard") })
    let shown = HostNotifications.descriptions(of: plan.base, previews: true)
    #expect(shown[session].body == HandzCopy.notifNPracticeScheduledBody(sessionName: "Guard").text)
    #expect(shown.count == plan.requests.count)
  }

  @Test func whatComesNowHasNoTrigger() throws {
    var facts = Planned.facts()
    facts.maintenanceQueued = 12
    facts.maintenanceWeeklyCapacity = .value(5)
    let plan = try Handz.notificationSchedule(
      facts, zone: try Planned.zone(), preferences: HandzNotificationPreferences(), device: HandzNotificationDevice(), log: [], days: [],
      subjects: [])
    let now = try #require(plan.requests.first { $0.isNow })
    #expect(now.type == .masteryMaintOverload)
    let description = NotificationDescription(now.base, zone: plan.base.zone, badge: 4)
    #expect(description.date == nil && description.badge == 4 && description.link == HandzDeepLink.maintenanceOverload.text)
  }

  /// Several notifications that were merged are shown under the name of their batch.
  @Test func aSummaryHasItsOwnThread() throws {
    var facts = Planned.facts()
    facts.practiceStreakAtRisk = true
    var preferences = HandzNotificationPreferences()
    preferences.typeEnabledNPracticeStreakNudge = true
    let plan = try Handz.notificationSchedule(
      facts, zone: try Planned.zone(), preferences: preferences, device: HandzNotificationDevice(), log: [], days: [], subjects: [])
    let summary = try #require(plan.requests.first { $0.batch == .planSummary })
    #expect(summary.type == nil && Set(summary.members.map(\.type)) == [.maintDueToday, .practiceStreakNudge])
    #expect(HostNotifications.descriptions(of: plan.base).map(\.thread) == ["plan_summary"])
  }

  /// A week of reminders and sessions around every change of the clock in a year, as the system reads it back.
  @Test(arguments: ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Africa/Casablanca"])
  func everyRequestComesWhenItWasPlanned(name: String) throws {
    let zone = try Planned.zone(name)
    for change in zone.changes where (1_767_225_600..<1_798_761_600).contains(change.instant) {
      let hours = stride(from: -7200 as Int64, through: 9000, by: 1800).map { PlannerTime.instant(Timestamp(seconds: change.instant + $0)) }
      let plan = try Planned.local(at: change.instant - 86_400, zone: zone, days: 3, sessions: hours)
      let requests = plan.requests.filter { !$0.isNow }
      #expect(requests.count > 4)
      for (request, description) in zip(requests, HostNotifications.descriptions(of: plan.base).filter { $0.date != nil }) {
        let date = try #require(description.date)
        let clocks = date.zone == "UTC" ? Zone.utc : zone
        let wall = try #require(
          Zone.WallTime(
            year: date.year, month: date.month, day: date.day, hour: date.hour, minute: date.minute, second: date.second))
        #expect(clocks.instant(of: wall) == request.at, "\(name) \(request.id)")
      }
    }
  }
}
