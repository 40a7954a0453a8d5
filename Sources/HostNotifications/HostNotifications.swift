internal import RulesBundle
public import RulesRuntime

/// Converts notification schedules to requests of the system.
///
/// Text, link, and time of each request are the same on all platforms. `apply(_:to:previews:failed:)` is available on Apple systems only.
public enum HostNotifications {
  /// Returns the local notifications of a schedule, soonest first.
  ///
  /// - Parameter previews: Whether the user allows previews on the locked screen
  ///   (`UNNotificationSettings.showPreviewsSetting == .always`). See `NotificationDescription.body`.
  public static func descriptions(of schedule: NotificationSchedule, previews: Bool = false) -> [NotificationDescription] {
    schedule.requests.filter { $0.channel == .local }.map { NotificationDescription($0, zone: schedule.zone, previews: previews) }
  }

  /// The key of the link in the `userInfo` of local notifications and pushes. Parse the link with `init(parsing:)` of the generated link
  /// type, like any other incoming link.
  public static let linkKey = "link"
}

/// A notification request of the system in plain values.
public struct NotificationDescription: Sendable, Equatable {
  /// The identifier. It stays the same when the notification is planned again, so that the new request replaces the old one.
  public var identifier: String
  /// The title; nil if the notification has no title.
  public var title: String?
  /// The text, which is also visible on a locked screen.
  ///
  /// The system uses one text everywhere. If previews are off, the system shows a placeholder instead, but the user can change this setting
  /// after the request is added. Therefore, this is the text that anyone can read (CH27 §4.3). It is the text with personal names only if
  /// the app has verified that previews are on.
  public var body: String
  /// The identifier that groups notifications: the category, or the category of a combined notification.
  public var thread: String
  /// The link that a tap opens. It is stored under `HostNotifications.linkKey`.
  public var link: String
  /// The number on the app icon after delivery; nil leaves the number unchanged.
  ///
  /// A pending request knows only the current number. Set this only if you know the number at the time of delivery.
  public var badge: Int?
  /// The time of delivery; nil for immediate delivery.
  public var date: ZonedDateTime?

  /// Creates the description of a planned notification.
  ///
  /// - Parameters:
  ///   - planned: The planned notification.
  ///   - zone: The time zone of the schedule.
  ///   - previews: Whether the user allows previews on the locked screen. See `body`.
  ///   - badge: The number on the app icon after delivery; nil leaves the number unchanged.
  public init(_ planned: PlannedNotification, zone: Zone, previews: Bool = false, badge: Int? = nil) {
    let copy = previews ? planned.expanded ?? planned.copy : planned.copy
    identifier = planned.id
    title = copy.title
    body = copy.text
    thread = planned.thread
    link = planned.link
    self.badge = badge
    date = planned.isNow ? nil : ZonedDateTime(planned.at, in: zone)
  }
}
