#if canImport(UserNotifications) && !os(tvOS)
  internal import Foundation
  public import RulesRuntime
  public import UserNotifications

  extension NotificationDescription {
    /// The request for the system with the same values.
    public var request: UNNotificationRequest {
      let content = UNMutableNotificationContent()
      if let title { content.title = title }
      content.body = body
      content.threadIdentifier = thread
      content.userInfo = [HostNotifications.linkKey: link]
      if let badge { content.badge = NSNumber(value: badge) }
      let trigger = date.map { UNCalendarNotificationTrigger(dateMatching: $0.components, repeats: false) }
      return UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
    }
  }

  extension ZonedDateTime {
    /// The date components of a trigger that does not repeat.
    var components: DateComponents {
      DateComponents(
        calendar: Calendar(identifier: .gregorian), timeZone: TimeZone(identifier: zone), year: year, month: month, day: day,
        hour: hour, minute: minute, second: second)
    }
  }

  extension HostNotifications {
    /// Applies a schedule to the notification center: removes canceled requests, adds new requests, and sets the badge.
    ///
    /// A pending request with the same identifier is replaced, so applying a schedule twice changes nothing. Request authorization first, at the
    /// time that the rules define. Without authorization, the system shows no notifications.
    ///
    /// - Parameters:
    ///   - schedule: The schedule to apply.
    ///   - center: The notification center.
    ///   - previews: Whether `showPreviewsSetting` is `.always`. See `NotificationDescription.body`.
    ///   - failed: A closure that is called, on any thread, for each request that the system rejects. The identifier is nil if setting the
    ///     badge failed.
    public static func apply(
      _ schedule: NotificationSchedule, to center: UNUserNotificationCenter, previews: Bool = false,
      failed: @escaping @Sendable (_ identifier: String?, _ error: any Error) -> Void
    ) {
      center.removePendingNotificationRequests(withIdentifiers: schedule.canceledIDs)
      for description in descriptions(of: schedule, previews: previews) {
        let identifier = description.identifier
        center.add(description.request) { error in if let error { failed(identifier, error) } }
      }
      // App icons on a watch have no badge.
      #if !os(watchOS)
        guard let badge = schedule.badge else { return }
        center.setBadgeCount(Int(badge)) { error in if let error { failed(nil, error) } }
      #endif
    }

    /// Returns the unparsed link of a tapped notification; nil if it has no link.
    public static func link(of response: UNNotificationResponse) -> String? {
      response.notification.request.content.userInfo[linkKey] as? String
    }
  }
#endif
