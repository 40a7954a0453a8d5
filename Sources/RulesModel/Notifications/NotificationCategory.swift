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

  public init(provenance: Provenance, label: Name<Copy>, isOnByDefault: Bool, alwaysInApp: Bool, stored: String) {
    self.provenance = provenance
    self.label = label
    self.isOnByDefault = isOnByDefault
    self.alwaysInApp = alwaysInApp
    self.stored = stored
  }
}

/// What several notifications become together.
public struct NotificationBatch: Sendable, Equatable, Kind {
  public static let key = "notification_batches"
  public static let singular = "notification batch"

  public var provenance: Provenance
  public var says: Name<Copy>
  public var opens: Name<DeepLink>
  /// Whether what there is no room for waits for it until the daily reminder time; such a batch comes once a day.
  public var isDaily: Bool

  public init(provenance: Provenance, says: Name<Copy>, opens: Name<DeepLink>, isDaily: Bool) {
    self.provenance = provenance
    self.says = says
    self.opens = opens
    self.isDaily = isDaily
  }
}
