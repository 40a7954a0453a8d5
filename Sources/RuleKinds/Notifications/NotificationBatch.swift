public import RulesBundle
internal import Schema

/// What several notifications become together.
public struct NotificationBatch: Sendable, Equatable, Kind, Sourced {
  public static let key = "notification_batches"
  public static let singular = "notification batch"

  public var provenance: Provenance
  public var says: Name<Copy>
  public var opens: Name<DeepLink>
  /// Whether what there is no room for waits for it; such a batch comes once a day.
  public var isDaily: Bool
  /// When a daily one comes.
  public var comes: SummaryMomentKind
}

extension NotificationBatch {
  static let schema = Schema.object("notification batch", build: NotificationBatch.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("says", \.says, .name(of: Copy.self), "What it says instead of them.")
    Field("opens", \.opens, .name(of: DeepLink.self), "Where a tap leads.")
    Field(
      "daily", \.isDaily, .boolean, or: false,
      "Whether it comes once a day, for what there was no room for.")
    Field(
      "comes", \.comes, .choice, or: .dailyReminder,
      "When a daily one comes: `daily_reminder`, or `quiet_hours_end` (the reminder time for a person without quiet hours).")
  }
}
