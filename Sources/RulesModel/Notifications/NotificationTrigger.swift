/// When a notification fires.
public struct NotificationTrigger: Sendable, Equatable {
  public var at: TriggerMoment
  /// How long before the moment.
  public var before: Quantity?
  public var conditions: [Name<Condition>]
  /// What each one is about: `session`. Only then may words, conditions and links look at it.
  public var of: String?
  /// The limit whose new beginning is the moment.
  public var limit: Name<Limit>?

  public init(at: TriggerMoment, of: String?, limit: Name<Limit>?, before: Quantity?, conditions: [Name<Condition>]) {
    self.at = at
    self.of = of
    self.limit = limit
    self.before = before
    self.conditions = conditions
  }
}

public enum TriggerMoment: String, Sendable, Hashable, CaseIterable {
  /// The daily reminder time.
  case dailyReminder = "daily_reminder"
  /// The time of what it is about.
  case itsTime = "its_time"
  /// When counting a limit starts anew.
  case limitReset = "limit_reset"
  /// As soon as it happens.
  case atOnce = "at_once"
}

public enum NotificationChannel: String, Sendable, Hashable, CaseIterable {
  case local, push
  case inApp = "in_app"
}
