public import RulesBundle
internal import Schema

/// A notification that combines several others.
public struct NotificationBatch: Sendable, Equatable, Kind, Sourced {
  public static let key = "notification_batches"
  public static let singular = "notification batch"

  public var provenance: Provenance
  public var says: Name<Copy>
  public var opens: Name<DeepLink>
  /// Whether the batch is delivered once a day, for notifications that had no room of their own.
  public var isDaily: Bool
  /// When a daily batch is delivered.
  public var comes: SummaryMomentKind
}

extension NotificationBatch {
  static let schema = Schema.object("notification batch", build: NotificationBatch.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("says", \.says, .name(of: Copy.self), "The text that replaces the combined notifications.")
    Field("opens", \.opens, .name(of: DeepLink.self), "The link that a tap opens.")
    Field(
      "daily", \.isDaily, .boolean, or: false,
      "Whether the batch is delivered once a day, for notifications that had no room of their own.")
    Field(
      "comes", \.comes, .choice, or: .dailyReminder,
      "When a daily batch is delivered: `daily_reminder`, or `quiet_hours_end` (the reminder time for a user without quiet hours).")
  }
}
