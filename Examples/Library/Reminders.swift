import HandzRules
import HostNotifications
import RulesRuntime

/// The app's reminders: the stored records, and one function to call after every change.
///
/// An app stores the three records in files or on a server; here they are variables. This example prints the requests of the system, where an app
/// calls `HostNotifications.apply(plan.planned, to: .current()) { ... }`.
struct Reminders {
  /// The user's choices, which are the same on all of their devices.
  var preferences = HandzNotificationPreferences()
  /// The state of this device.
  private(set) var device = HandzNotificationDevice()
  /// The notifications that were planned and sent so far.
  private(set) var log: [HandzNotificationEventLog] = []
  var facts: HandzFacts
  var sessions: [HandzNotificationThing] = []

  init(plan: HandzPlan) {
    facts = HandzFacts(plan: plan)
    facts.notificationsPermission = .granted
    facts.maintenanceOverdue = 0
    facts.practiceStreakAtRisk = false
    device.deviceId = "phone"
  }

  /// Plans the reminders. Call it whenever the app opens, and after every change. `due` is the number of items that are due on each day, starting today.
  mutating func plan(at now: Timestamp, zone: Zone, due: [Int]) throws(RequestError) -> HandzNotificationPlan {
    facts.now = now
    facts.maintenanceDueToday = due.first ?? 0
    let today = zone.wallTime(at: now).date
    let days = due.indices.dropFirst().map { index in
      var facts = HandzFacts(plan: nil)
      facts.maintenanceDueToday = due[index]
      return HandzNotificationDay(today.advanced(by: index), facts)
    }
    let plan = try Handz.planNotifications(
      facts, zone: zone, preferences: preferences, device: device, log: log, days: days, things: sessions)
    device = plan.device
    log = plan.log(after: log)
    return plan
  }

  /// The requests of the system, as text.
  func lines(_ plan: HandzNotificationPlan) -> [String] {
    plan.cancel.map { "cancel \($0)" }
      + HostNotifications.descriptions(of: plan.planned).map { request in
        guard let moment = request.moment else { return "now: \(request.body) -> \(request.link)" }
        let time = TimeOfDay(hour: moment.hour, minute: moment.minute)
        let when = "\(moment.day)/\(moment.month) \(time?.text ?? "") \(moment.zone)"
        return "\(when): \(request.body) -> \(request.link)"
      }
  }

  /// The reasons why a type is not planned, for support.
  func why(_ type: HandzNotificationType, in plan: HandzNotificationPlan) -> [String] {
    plan.missing.filter { $0.type == type }.map { missing in
      switch missing.why {
      case .heldBack(let reason): "held back: \(reason.name)"
      case .condition(let name): "the condition \(name) does not hold"
      case .undecided(_, let failure): "the fact \(failure.fact?.name ?? "") is missing"
      case .plan, .delivered, .past, .repeated, .switchedOff: "\(missing.why)"
      }
    }
  }
}
