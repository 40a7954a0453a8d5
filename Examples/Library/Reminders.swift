import HandzRules
import HostNotifications
import RulesRuntime

/// The app's reminders: the stored records, and one function to call after every change.
///
/// An app stores the three records in files or on a server; here they are variables. This example prints the requests of the system, where an app
/// calls `HostNotifications.apply(schedule.base, to: .current()) { ... }`.
struct Reminders {
  /// The user's choices, which are the same on all of their devices.
  var preferences = HandzNotificationPreferences()
  /// The state of this device.
  private(set) var device = HandzNotificationDevice()
  /// The notifications that were planned and sent so far.
  private(set) var log: [HandzNotificationEventLog] = []
  var facts: HandzFacts
  var sessions: [HandzNotificationSubject] = []

  init(plan: HandzPlan) {
    facts = HandzFacts(plan: plan)
    facts.notificationsPermission = .granted
    facts.maintenanceOverdue = 0
    facts.practiceStreakAtRisk = false
    device.deviceId = "phone"
  }

  /// Returns the schedule of the reminders. Call it whenever the app opens, and after every change. `due` is the number of items that are due on each day, starting today.
  mutating func schedule(at now: Timestamp, zone: Zone, due: [Int]) throws(RequestError) -> HandzNotificationSchedule {
    facts.now = now
    facts.maintenanceDueToday = due.first ?? 0
    let today = zone.wallTime(at: now).date
    let days = due.indices.dropFirst().map { index in
      var facts = HandzFacts.withoutPlan
      facts.maintenanceDueToday = due[index]
      return HandzNotificationDay(today.advanced(by: index), facts)
    }
    let schedule = try Handz.notificationSchedule(
      facts, zone: zone, preferences: preferences, device: device, log: log, days: days, subjects: sessions)
    device = schedule.device
    log = log.applying(schedule)
    return schedule
  }

  /// The requests of the system, as text.
  func lines(_ schedule: HandzNotificationSchedule) -> [String] {
    schedule.canceledIDs.map { "cancel \($0)" }
      + HostNotifications.descriptions(of: schedule.base).map { request in
        guard let date = request.date else { return "now: \(request.body) -> \(request.link)" }
        let time = TimeOfDay(hour: date.hour, minute: date.minute)
        let when = "\(date.day)/\(date.month) \(time?.text ?? "") \(date.zone)"
        return "\(when): \(request.body) -> \(request.link)"
      }
  }

  /// The reasons why a type is not planned, for support.
  func reasons(for type: HandzNotificationType, in schedule: HandzNotificationSchedule) -> [String] {
    schedule.unplanned.filter { $0.type == type }.map { notification in
      switch notification.reason {
      case .heldBack(let reason): "held back: \(reason.name)"
      case .condition(let name): "the condition \(name) does not hold"
      case .undecided(_, let failure): "the fact \(failure.fact?.name ?? "") is missing"
      case .plan, .delivered, .past, .repeated, .switchedOff: "\(notification.reason)"
      }
    }
  }
}
