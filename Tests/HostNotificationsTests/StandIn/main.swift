import Foundation
import HandzRules
import RulesRuntime
import UserNotifications

// Applies two plans, one after the other and each twice, and prints the requests that are then pending.
let center = UNUserNotificationCenter()
for (number, plan) in try Planned.aroundTheChange().enumerated() {
  for _ in 1...2 {
    HostNotifications.apply(plan.base, to: center) { identifier, _ in print("failed \(identifier ?? "badge")") }
  }
  for request in center.pending {
    let response = UNNotificationResponse(notification: UNNotification(request: request))
    var when = "now"
    if let trigger = request.trigger as? UNCalendarNotificationTrigger {
      when = trigger.dateComponents.date.map { "\(Int($0.timeIntervalSince1970))" } ?? "never"
      if trigger.repeats || trigger.dateComponents.calendar?.identifier != .gregorian { when += " again" }
    }
    let content = request.content
    print(
      number, request.identifier, when, content.threadIdentifier, HostNotifications.link(of: response) ?? "", content.title + content.body)
  }
  print(number, "badge", center.badge ?? -1)
}
center.refuses = center.pending.first?.identifier
HostNotifications.apply(try Planned.aroundTheChange()[1].base, to: center, previews: true) { identifier, _ in
  print("failed \(identifier ?? "badge")")
}
print(center.pending.map(\.content.body).joined(separator: "; "))
