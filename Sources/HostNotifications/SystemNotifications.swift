#if canImport(UserNotifications) && !os(tvOS)
  internal import Foundation
  public import RulesRuntime
  public import UserNotifications

  extension NotificationDescription {
    /// The request for the system, one to one.
    public var request: UNNotificationRequest {
      let content = UNMutableNotificationContent()
      if let title { content.title = title }
      content.body = body
      content.threadIdentifier = thread
      content.userInfo = [HostNotifications.linkKey: link]
      if let badge { content.badge = NSNumber(value: badge) }
      let trigger = moment.map { UNCalendarNotificationTrigger(dateMatching: $0.components, repeats: false) }
      return UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
    }
  }

  extension CalendarMoment {
    /// The components of a trigger that comes once.
    var components: DateComponents {
      DateComponents(
        calendar: Calendar(identifier: .gregorian), timeZone: TimeZone(identifier: zone), year: Int(year), month: Int(month),
        day: Int(day), hour: Int(hour), minute: Int(minute), second: Int(second))
    }
  }

  extension HostNotifications {
    /// Makes what waits with the system what a plan says: takes back what it cancels, adds its requests, and sets the icon's number.
    ///
    /// A request that waits already under the same identifier is replaced, so applying a plan twice changes nothing. Ask the system for
    /// permission before (the rules say when); without it nothing is shown.
    ///
    /// - Parameters:
    ///   - previews: Whether `showPreviewsSetting` is `.always`; see `NotificationDescription.body`.
    ///   - failed: Called, on any thread, with the identifier of each request that the system did not take; nil is the icon's number.
    public static func apply(
      _ plan: NotificationPlan, to center: UNUserNotificationCenter, previews: Bool = false,
      failed: @escaping @Sendable (_ identifier: String?, _ error: any Error) -> Void
    ) {
      center.removePendingNotificationRequests(withIdentifiers: plan.cancel)
      for description in descriptions(of: plan, previews: previews) {
        let identifier = description.identifier
        center.add(description.request) { error in if let error { failed(identifier, error) } }
      }
      // A watch has no number on an icon.
      #if !os(watchOS)
        guard let badge = plan.badge else { return }
        center.setBadgeCount(Int(badge)) { error in if let error { failed(nil, error) } }
      #endif
    }

    /// The link of a notification that was tapped, as it arrived; nil when it has none.
    public static func link(of response: UNNotificationResponse) -> String? {
      response.notification.request.content.userInfo[linkKey] as? String
    }
  }
#endif
