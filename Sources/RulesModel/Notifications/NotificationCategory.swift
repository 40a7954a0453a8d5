/// What a person can switch on and off in the settings.
public struct NotificationCategory: Sendable, Equatable, Kind {
  public static let key = "notification_categories"
  public static let singular = "notification category"

  public var provenance: Provenance
  public var label: Name<Copy>
  public var isOnByDefault: Bool
  /// Whether it is still shown inside the app when it is switched off.
  public var alwaysInApp: Bool
  /// The field of the stored preferences with what the person chose.
  public var stored: String
  /// Whether its notifications take the minute and the place in a day before those of other categories.
  public var goesFirst: Bool
  /// Where several of only this category lead; nil where that is what their batch opens.
  public var summaryOpens: Name<DeepLink>?

  public init(
    provenance: Provenance, label: Name<Copy>, isOnByDefault: Bool, alwaysInApp: Bool, stored: String, goesFirst: Bool,
    summaryOpens: Name<DeepLink>?
  ) {
    self.provenance = provenance
    self.label = label
    self.isOnByDefault = isOnByDefault
    self.alwaysInApp = alwaysInApp
    self.stored = stored
    self.goesFirst = goesFirst
    self.summaryOpens = summaryOpens
  }
}

/// What several notifications become together.
public struct NotificationBatch: Sendable, Equatable, Kind {
  public static let key = "notification_batches"
  public static let singular = "notification batch"

  public var provenance: Provenance
  public var says: Name<Copy>
  public var opens: Name<DeepLink>
  /// Whether what there is no room for waits for it; such a batch comes once a day.
  public var isDaily: Bool
  /// When a daily one comes.
  public var comes: SummaryMoment

  public init(provenance: Provenance, says: Name<Copy>, opens: Name<DeepLink>, isDaily: Bool, comes: SummaryMoment) {
    self.provenance = provenance
    self.says = says
    self.opens = opens
    self.isDaily = isDaily
    self.comes = comes
  }
}

/// When the summary of a day comes.
public enum SummaryMoment: String, Sendable, Hashable, CaseIterable {
  /// The next daily reminder time.
  case dailyReminder = "daily_reminder"
  /// The next end of quiet hours; the next daily reminder time for a person without quiet hours.
  case quietHoursEnd = "quiet_hours_end"
}
