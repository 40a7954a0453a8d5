import HandzRules
import HostNotifications
import RulesRuntime

/// The app's reminders: what is kept, and one function that is called whenever something changed.
///
/// The three records outlive the app; here they are variables that stand for files and a server. What the system is told is printed,
/// where an app calls `HostNotifications.apply(plan.planned, to: .current()) { ... }`.
struct Reminders {
  /// What the person chose, the same on all their devices.
  var preferences = HandzNotificationPreferences()
  /// What this device knows.
  private(set) var device = HandzNotificationDevice()
  /// What was planned and sent so far.
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

  /// Plans anew: at every opening, and after every change. `due`: how many items are due on each day from today on.
  mutating func plan(at now: Timestamp, zone: Zone, due: [Int]) throws(RequestError) -> HandzNotificationPlan {
    facts.now = now
    facts.maintenanceDueToday = due.first ?? 0
    let today = zone.wallTime(at: now.seconds).day
    let days = due.indices.dropFirst().map { index in
      var facts = HandzFacts(plan: nil)
      facts.maintenanceDueToday = due[index]
      return HandzNotificationDay(today + Int64(index), facts)
    }
    let plan = try Handz.planNotifications(
      facts, zone: zone, preferences: preferences, device: device, log: log, days: days, things: sessions)
    device = plan.device
    log = plan.log(after: log)
    return plan
  }

  /// What the system is told to do.
  func lines(_ plan: HandzNotificationPlan) -> [String] {
    plan.cancel.map { "take back \($0)" }
      + HostNotifications.descriptions(of: plan.planned).map { request in
        guard let moment = request.moment else { return "now: \(request.body) -> \(request.link)" }
        let time = TimeOfDay(hour: Int(moment.hour), minute: Int(moment.minute))
        let when = "\(moment.day)/\(moment.month) \(time?.text ?? "") \(moment.zone)"
        return "\(when): \(request.body) -> \(request.link)"
      }
  }

  /// Why a type does not come, for support.
  func why(_ type: HandzNotificationType, in plan: HandzNotificationPlan) -> [String] {
    plan.missing.filter { $0.type == type }.map { missing in
      switch missing.why {
      case .heldBack(let reason): "held back: \(reason.name)"
      case .condition(let name): "not so: \(name)"
      case .undecided(_, let failure): "nobody says \(failure.fact?.name ?? "that")"
      case .plan, .delivered, .past, .repeated, .switchedOff: "\(missing.why)"
      }
    }
  }
}
