public import RulesBundle
internal import Schema

/// A notification: when it fires, to whom, what it says and opens.
public struct NotificationType: Sendable, Equatable, Kind, Sourced {
  public static let key = "notifications"
  public static let singular = "notification"

  public var provenance: Provenance
  /// What it is called where it is stored, when that is another name: the one that older versions know.
  public var was: String?
  public var category: Name<NotificationCategory>
  /// Whether a server can switch it off.
  public var isSwitchedOn: Bool
  public var fires: NotificationTrigger
  /// The plans that may get it.
  public var to: [Name<Plan>]
  /// The plans that do not get it, on purpose.
  public var neverTo: [Name<Plan>]
  /// Further conditions on who gets it.
  public var onlyIf: [Name<Condition>]
  /// In order of preference.
  public var channels: [ChannelKind]
  public var isOnByDefault: Bool
  /// How often at most.
  public var atMost: [Quantity]
  /// Whether each thing that it is about gets one at most.
  public var isOnce: Bool
  /// Whether another day would make it false.
  public var isTimeCritical: Bool
  /// Whether it waits while the person has snoozed.
  public var isSnoozable: Bool
  public var countsTowardSoftCap: Bool
  /// Types of the same batch become one notification when they come close together.
  public var batch: Name<NotificationBatch>?
  /// What becomes of it when there is no room for it alone.
  public var overflow: Name<NotificationBatch>?
  /// Whether quiet hours do not hold it back.
  public var despiteQuietHours: [Name<Condition>]
  /// The fact that says how many a week each thing gets at most.
  public var eachPerWeek: Name<Fact>?
  /// The field of the stored preferences with its own switch, below that of its category.
  public var stored: String?
  /// Why it is held back although it would come: conditions by reason.
  public var heldBack: [HeldBack]
  /// Under what its plan and its conditions may take back what waits already; always when there is nothing.
  public var withdrawnOnlyIf: [Name<Condition>]
  public var opens: Name<DeepLink>
  /// What a lock screen shows.
  public var says: Name<Copy>
  /// What is shown where previews are on.
  public var expanded: Name<Copy>?
  public var undecided: Name<Placeholder>?
}

/// A reason of the log, and when it holds.
public struct HeldBack: Sendable, Equatable {
  public var reason: String
  public var conditions: [Name<Condition>]
}

extension NotificationType {
  static let schema = Schema.object("notification", build: NotificationType.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field(
      "was", \.was, Schema.text.optional, or: .some(nil),
      "The name that older versions stored it under; it goes on being stored under that one.")
    Field("category", \.category, .name(of: NotificationCategory.self), "The switch that it belongs to.")
    Field("switched_on", \.isSwitchedOn, .boolean, "Whether it is sent at all; a server can switch it off.")
    Field("fires", \.fires, NotificationTrigger.schema, "When it fires.")
    Field("to", \.to, .oneOrMany(.name(of: Plan.self)), "The plans that may get it; a plan that follows another is meant with it.")
    Field(
      "never_to", \.neverTo, .oneOrMany(.name(of: Plan.self)), or: [],
      "The plans that do not get it, on purpose: `to` leaves them out although plans next to them get it.")
    Field("only_if", \.onlyIf, .oneOrMany(.name(of: Condition.self)), or: [], "Further conditions on who gets it.")
    Field("channels", \.channels, .oneOrMany(.choice, .inOrder), "How it is delivered, in order of preference.")
    Field("on_by_default", \.isOnByDefault, .boolean, "Whether it is on for those who never chose.")
    Field("at_most", \.atMost, .oneOrMany(.rate), or: [], "How often: `1/day`, `2/week`.")
    Field("once", \.isOnce, .boolean, or: false, "Whether each thing that it is about gets one at most.")
    Field("time_critical", \.isTimeCritical, .boolean, "Whether another day would make it false.")
    Field("snooze", \.isSnoozable, .boolean, or: false, "Whether it waits while the person has snoozed.")
    Field("soft_cap", \.countsTowardSoftCap, .boolean, or: false, "Whether it counts toward the person's own daily maximum.")
    Field("batch", \.batch, batchName, or: .some(nil), "What it becomes together with others of this batch that come close to it.")
    Field("overflow", \.overflow, batchName, or: .some(nil), "What it becomes when there is no room for it alone.")
    Field(
      "despite_quiet_hours", \.despiteQuietHours, .oneOrMany(.name(of: Condition.self)), or: [],
      "Conditions under which quiet hours do not hold it back.")
    Field(
      "each_per_week", \.eachPerWeek, Schema.name(of: Fact.self).optional, or: .some(nil),
      "The fact that says how many a week each thing gets at most; null is any number.")
    Field(
      "switch", \.stored, Schema.text.optional, or: .some(nil),
      "The field of the stored preferences with its own switch, below that of its category.")
    Field("held_back", \.heldBack, HeldBack.list, or: [], "Reasons of the log that hold it back, each with its conditions.")
    Field(
      "withdrawn_only_if", \.withdrawnOnlyIf, .oneOrMany(.name(of: Condition.self)), or: [],
      "Conditions under which its plan and its own conditions are known: else they take back nothing that waits already.")
    Field("opens", \.opens, .name(of: DeepLink.self), "Where a tap leads.")
    Field("says", \.says, .name(of: Copy.self), "What a lock screen shows.")
    Field("expanded", \.expanded, Schema.name(of: Copy.self).optional, or: .some(nil), "What is shown where previews are on.")
    Field(
      "undecided", \.undecided, Schema.name(of: Placeholder.self).optional, or: .some(nil), "The placeholder, when product has not decided."
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
