internal import RulesBundle
public import RulesRuntime

/// Plans of notifications as the system takes them.
///
/// What is decided is decided here for every platform: which text, which link, by which clock. What only Apple systems have is
/// `SystemNotifications.swift`, one line for each of these.
public enum HostNotifications {
  /// What waits with the system by a plan, soonest first: its requests that a device delivers itself.
  ///
  /// - Parameter previews: Whether the person lets the system show whole notifications on a locked screen
  ///   (`UNNotificationSettings.showPreviewsSetting == .always`). See `NotificationDescription.body`.
  public static func descriptions(of plan: NotificationPlan, previews: Bool = false) -> [NotificationDescription] {
    plan.requests.filter { $0.channel == .local }.map { NotificationDescription($0, zone: plan.zone, previews: previews) }
  }

  /// Under which key of a notification's `userInfo` its link stands, of a local one and of a push. Read it strictly, as any link that
  /// arrives: with the `init(parsing:)` of the generated link.
  public static let linkKey = "link"
}

/// One request as the system gets it, in plain values.
public struct NotificationDescription: Sendable, Equatable {
  /// The same whenever it is planned again, so that a request takes the place of its earlier self.
  public var identifier: String
  public var title: String?
  /// What is read, on a locked screen, too.
  ///
  /// The system has one text for every place. Where the person has switched previews off it shows a placeholder instead of this, but that
  /// switch may be thrown after the request was made, and what is asked for here is kept as it is. So this is the text that is safe to be
  /// read by anybody (CH27 §4.3), and the one with names in it only where the app has asked the system and previews are on.
  public var body: String
  /// What the system shows it together with: its category's name, or that of what several became.
  public var thread: String
  /// What a tap opens. It stands under `HostNotifications.linkKey`.
  public var link: String
  /// What the app's icon shows once it has come; nil leaves the number as it is. A request that waits knows only the number of today, so
  /// nothing sets this but who knows better.
  public var badge: Int64?
  /// When it comes; nil is at once.
  public var moment: CalendarMoment?

  /// - Parameter zone: The plan's.
  public init(_ planned: PlannedNotification, zone: Zone, previews: Bool = false, badge: Int64? = nil) {
    let copy = previews ? planned.expanded ?? planned.copy : planned.copy
    identifier = planned.id
    title = copy.title
    body = copy.text
    thread = planned.thread
    link = planned.link
    self.badge = badge
    moment = planned.isNow ? nil : CalendarMoment(planned.at, in: zone)
  }
}
