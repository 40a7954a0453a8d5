package import RulesBundle
internal import Schema

/// A notification: when it fires, who receives it, what it shows and what it opens.
package struct NotificationType: Sendable, Equatable, Kind, Sourced {
  package static let key = "notifications"
  package static let singular = "notification"

  package var provenance: Provenance
  /// The name under which it is stored, if different: the name that older versions know.
  package var was: String?
  package var category: Name<NotificationCategory>
  /// Whether the notification is sent; a server can turn it off.
  package var isSwitchedOn: Bool
  package var fires: NotificationTrigger
  /// The plans that receive it.
  package var to: [Name<Plan>]
  /// The plans that deliberately do not receive it.
  package var neverTo: [Name<Plan>]
  /// Additional conditions for receiving it.
  package var onlyIf: [Name<Condition>]
  /// The delivery channels, in order of preference.
  package var channels: [ChannelKind]
  package var isOnByDefault: Bool
  /// The maximum rates.
  package var atMost: [Quantity]
  /// Whether there is at most one notification for each thing that it is about.
  package var isOnce: Bool
  /// Whether the notification would be wrong on any other day.
  package var isTimeCritical: Bool
  /// Whether the notification is deferred while the user snoozes notifications.
  package var isSnoozable: Bool
  package var countsTowardSoftCap: Bool
  /// The batch that combines the notification with others of the batch that are close in time.
  package var batch: Name<NotificationBatch>?
  /// The batch that includes the notification when it has no room of its own.
  package var overflow: Name<NotificationBatch>?
  /// The conditions under which quiet hours do not defer it.
  package var despiteQuietHours: [Name<Condition>]
  /// The fact with the maximum per week for each thing that it is about.
  package var eachPerWeek: Name<Fact>?
  /// The field of the stored preferences with the switch of this notification, within its category.
  package var stored: String?
  /// The conditions that suppress the notification, by reason.
  package var heldBack: [HeldBack]
  /// The conditions under which the plan and the conditions of the notification can withdraw pending ones; if empty, always.
  package var withdrawnOnlyIf: [Name<Condition>]
  package var opens: Name<DeepLink>
  /// The text on a lock screen.
  package var says: Name<Copy>
  /// The text when previews are on.
  package var expanded: Name<Copy>?
  package var undecided: Name<Placeholder>?
}

/// A log reason that suppresses a notification, with its conditions.
package struct HeldBack: Sendable, Equatable {
  package var reason: String
  package var conditions: [Name<Condition>]
}

extension NotificationType {
  static let schema = Schema.object("notification", build: NotificationType.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field(
      "was", \.was, Schema.text.optional, or: .some(nil),
      "The name under which older versions stored it, and under which it is still stored.")
    Field("category", \.category, .name(of: NotificationCategory.self), "The category that the notification belongs to.")
    Field("switched_on", \.isSwitchedOn, .boolean, "Whether the notification is sent; a server can turn it off.")
    Field("fires", \.fires, NotificationTrigger.schema, "When the notification fires.")
    Field("to", \.to, .oneOrMany(.name(of: Plan.self)), "The plans that receive it. A plan that follows another plan is included with it.")
    Field(
      "never_to", \.neverTo, .oneOrMany(.name(of: Plan.self)), or: [],
      "The plans that deliberately do not receive it, although plans next to them in the order do.")
    Field("only_if", \.onlyIf, .oneOrMany(.name(of: Condition.self)), or: [], "Additional conditions for receiving it.")
    Field("channels", \.channels, .oneOrMany(.choice, .inOrder), "The delivery channels, in order of preference.")
    Field("on_by_default", \.isOnByDefault, .boolean, "Whether the notification is on for users who have not chosen.")
    Field("at_most", \.atMost, .oneOrMany(.rate), or: [], "The maximum rates: `1/day`, `2/week`.")
    Field("once", \.isOnce, .boolean, or: false, "Whether there is at most one notification for each thing that it is about.")
    Field("time_critical", \.isTimeCritical, .boolean, "Whether the notification would be wrong on any other day.")
    Field("snooze", \.isSnoozable, .boolean, or: false, "Whether the notification is deferred while the user snoozes notifications.")
    Field("soft_cap", \.countsTowardSoftCap, .boolean, or: false, "Whether it counts toward the daily maximum that the user chose.")
    Field(
      "batch", \.batch, batchName, or: .some(nil),
      "The batch that combines it with other notifications of the batch that are close in time.")
    Field("overflow", \.overflow, batchName, or: .some(nil), "The batch that includes it when it has no room of its own.")
    Field(
      "despite_quiet_hours", \.despiteQuietHours, .oneOrMany(.name(of: Condition.self)), or: [],
      "Conditions under which quiet hours do not defer it.")
    Field(
      "each_per_week", \.eachPerWeek, Schema.name(of: Fact.self).optional, or: .some(nil),
      "The fact with the maximum per week for each thing that it is about; null means no maximum.")
    Field(
      "switch", \.stored, Schema.text.optional, or: .some(nil),
      "The field of the stored preferences with the switch of this notification, within its category.")
    Field("held_back", \.heldBack, HeldBack.list, or: [], "The log reasons that suppress it, each with its conditions.")
    Field(
      "withdrawn_only_if", \.withdrawnOnlyIf, .oneOrMany(.name(of: Condition.self)), or: [],
      "Conditions under which its plan and conditions are reliable. Otherwise, they do not withdraw pending notifications.")
    Field("opens", \.opens, .name(of: DeepLink.self), "The link that a tap opens.")
    Field("says", \.says, .name(of: Copy.self), "The text on a lock screen.")
    Field("expanded", \.expanded, Schema.name(of: Copy.self).optional, or: .some(nil), "The text when previews are on.")
    Field(
      "undecided", \.undecided, Schema.name(of: Placeholder.self).optional, or: .some(nil), "The placeholder, if product has not decided."
    )
  }
}

extension NotificationType {
  private static let batchName = Schema<Name<NotificationBatch>>.name(of: NotificationBatch.self).optional
}

extension HeldBack {
  static let list = Schema<[HeldBack]>.entries(
    .map(held.shape), held, key: { _, _, _ in },
    make: { $0.map { HeldBack(reason: $0.key, conditions: $0.value) } }, split: { $0.map { ($0.reason, $0.conditions) } })

  private static let held = Schema<[Name<Condition>]>.oneOrMany(.name(of: Condition.self))
}
