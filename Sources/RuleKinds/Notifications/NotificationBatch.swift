package import RulesBundle
internal import Schema

/// A notification that combines several others.
package struct NotificationBatch: Sendable, Equatable, Kind, Sourced {
  package static let key = "notification_batches"
  package static let singular = "notification batch"

  package var provenance: Provenance
  package var says: Name<Copy>
  package var opens: Name<DeepLink>
  /// Whether the batch is delivered once a day, for notifications that had no room of their own.
  package var isDaily: Bool
  /// When a daily batch is delivered.
  package var comes: SummaryMomentKind
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
