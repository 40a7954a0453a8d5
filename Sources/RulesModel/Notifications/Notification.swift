/// What a person can switch on and off in the settings.
public struct NotificationCategory: Sendable, Equatable, Kind {
  public static let key = "notification_categories"
  public static let singular = "notification category"

  public var provenance: Provenance
  public var label: Name<Copy>
  public var isOnByDefault: Bool
  /// Whether it is still shown inside the app when it is switched off.
  public var alwaysInApp: Bool

  public init(provenance: Provenance, label: Name<Copy>, isOnByDefault: Bool, alwaysInApp: Bool) {
    self.provenance = provenance
    self.label = label
    self.isOnByDefault = isOnByDefault
    self.alwaysInApp = alwaysInApp
  }
}

/// A notification: when it fires, to whom, what it says and opens.
public struct NotificationType: Sendable, Equatable, Kind {
  public static let key = "notifications"
  public static let singular = "notification"

  public var provenance: Provenance
  public var category: Name<NotificationCategory>
  public var fires: NotificationTrigger
  /// The plans that may get it.
  public var to: [Name<Plan>]
  /// Further conditions on who gets it.
  public var onlyIf: [Name<Condition>]
  /// In order of preference.
  public var channels: [NotificationChannel]
  public var isOnByDefault: Bool
  /// How often at most.
  public var atMost: [Quantity]
  /// Whether each thing that it is about gets one at most.
  public var isOnce: Bool
  public var opens: Name<DeepLink>
  /// What a lock screen shows.
  public var says: Name<Copy>
  /// What is shown where previews are on.
  public var expanded: Name<Copy>?
  /// What several of them say together.
  public var summary: Name<Copy>?
  /// Whether another day would make it false.
  public var isTimeCritical: Bool
  /// Types of the same batch may become one notification.
  public var batch: String?
  public var countsTowardSoftCap: Bool
  /// Whether a server can switch it off.
  public var isSwitchedOn: Bool
  public var undecided: Name<Placeholder>?

  public init(
    provenance: Provenance, category: Name<NotificationCategory>, fires: NotificationTrigger, to: [Name<Plan>], onlyIf: [Name<Condition>],
    channels: [NotificationChannel], isOnByDefault: Bool, atMost: [Quantity], isOnce: Bool, opens: Name<DeepLink>, says: Name<Copy>,
    expanded: Name<Copy>?, summary: Name<Copy>?, isTimeCritical: Bool, batch: String?, countsTowardSoftCap: Bool, isSwitchedOn: Bool,
    undecided: Name<Placeholder>?
  ) {
    self.provenance = provenance
    self.category = category
    self.fires = fires
    self.to = to
    self.onlyIf = onlyIf
    self.channels = channels
    self.isOnByDefault = isOnByDefault
    self.atMost = atMost
    self.isOnce = isOnce
    self.opens = opens
    self.says = says
    self.expanded = expanded
    self.summary = summary
    self.isTimeCritical = isTimeCritical
    self.batch = batch
    self.countsTowardSoftCap = countsTowardSoftCap
    self.isSwitchedOn = isSwitchedOn
    self.undecided = undecided
  }
}

/// When a notification fires.
public struct NotificationTrigger: Sendable, Equatable {
  public var at: TriggerMoment
  /// How long before the moment.
  public var before: Quantity?
  public var conditions: [Name<Condition>]
  /// What each one is about: `session`. Only then may words, conditions and links look at it.
  public var of: String?

  public init(at: TriggerMoment, before: Quantity?, conditions: [Name<Condition>], of: String?) {
    self.at = at
    self.before = before
    self.conditions = conditions
    self.of = of
  }
}

public enum TriggerMoment: String, Sendable, Hashable, CaseIterable {
  /// The daily reminder time.
  case dailyReminder = "daily_reminder"
  /// The time that the person chose for it.
  case chosenTime = "chosen_time"
  /// A date of the plan that it is about.
  case planDate = "plan_date"
  /// The next time that credits start anew.
  case creditReset = "credit_reset"
  /// The end of the trial.
  case trialEnd = "trial_end"
  /// As soon as it happens.
  case atOnce = "at_once"
}

public enum NotificationChannel: String, Sendable, Hashable, CaseIterable {
  case local, push
  case inApp = "in_app"
}
