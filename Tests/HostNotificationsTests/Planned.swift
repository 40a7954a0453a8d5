import HandzRules
import HostTime
import RulesRuntime

/// A user with reminders of several kinds, planned by the rules of this repository.
enum Planned {
  /// 2026-03-02 10:00 in Berlin, a Monday.
  static let now: Int64 = 1_772_442_000

  static func facts(at now: Int64 = now) -> HandzFacts {
    var facts = HandzFacts(plan: .pro)
    facts.now = Timestamp(seconds: now)
    facts.notificationsPermission = .granted
    facts.maintenanceDueToday = 2
    facts.maintenanceOverdue = 0
    facts.maintenanceOpenedToday = false
    facts.practiceLoggedToday = false
    facts.practiceStreakAtRisk = false
    facts.inboxUnread = 1
    facts.subscriptionStatus = .active
    facts.authEmailVerified = true
    return facts
  }

  struct NoZone: Error { var name: String }

  static func zone(_ name: String = "Europe/Berlin") throws -> Zone {
    guard let zone = HostTime.zone(named: name) else { throw NoZone(name: name) }
    return zone
  }

  /// A week with sessions on both sides of the change of the clock at the end of March, and during it.
  static func aroundTheChange() throws -> [HandzNotificationSchedule] {
    let (zone, now) = (try zone(), now + 24 * 86_400)
    let sessions = [PlannerTime("2026-03-28T21:30"), PlannerTime("2026-03-29T02:30"), PlannerTime("2026-03-30T08:00:15")].compactMap { $0 }
    let first = try local(at: now, zone: zone, sessions: sessions)
    let second = try local(
      at: now, zone: zone, sessions: [sessions[0], .instant(Timestamp(seconds: now + 3600))], device: first.device,
      log: [HandzNotificationEventLog]().applying(first))
    return [first, second]
  }

  /// The plan of a device for a number of days and sessions.
  static func local(
    at now: Int64 = now, zone: Zone, days: Int = 6, sessions: [PlannerTime] = [],
    device: HandzNotificationDevice = HandzNotificationDevice(),
    log: [HandzNotificationEventLog] = []
  ) throws -> HandzNotificationSchedule {
    let today = zone.wallTime(at: Timestamp(seconds: now)).date
    var later = HandzFacts.withoutPlan
    later.maintenanceDueToday = 3
    return try Handz.notificationSchedule(
      facts(at: now), zone: zone, preferences: HandzNotificationPreferences(), device: device, log: log,
      days: days > 0 ? (1...days).map { HandzNotificationDay(today.advanced(by: $0), later) } : [],
      subjects: sessions.enumerated().map {
        .session(id: ["s0", "s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9"][$0 % 10], at: $1, name: "Guard", isStillPlanned: true)
      })
  }

  /// The plan of a server after an import.
  static func push() throws -> HandzNotificationSchedule {
    try Handz.pushSchedule(
      facts(), zone: try zone(), preferences: HandzNotificationPreferences(), log: [], days: [],
      subjects: [.import(id: "i-7", flowName: "Guard \"Q\"", senderName: "Ann")])
  }
}
