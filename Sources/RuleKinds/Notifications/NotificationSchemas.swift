internal import RulesModel
internal import Schema

extension NotificationCategory {
  static let schema = Schema.object("notification category", build: NotificationCategory.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("label", \.label, .name(of: Copy.self), "What stands beside its switch.")
    Field("on_by_default", \.isOnByDefault, .boolean, "Whether it is on for those who never chose.")
    Field("always_in_app", \.alwaysInApp, .boolean, or: false, "Whether it is still shown inside the app when it is switched off.")
    Field("switch", \.stored, .text, "The field of the stored preferences with what the person chose.")
    Field(
      "goes_first", \.goesFirst, .boolean, or: false,
      "Whether its notifications take the minute and the place in a day before those of other categories.")
    Field(
      "summary_opens", \.summaryOpens, Schema.name(of: DeepLink.self).optional, or: .some(nil),
      "Where several of only this category lead, instead of what their batch opens.")
  }
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

extension NotificationTrigger {
  static let schema = Schema.object("trigger", build: NotificationTrigger.init) {
    Field("at", \.at, .choice, "The moment.")
    Field(
      "of", \.of, Schema.text.optional, or: .some(nil),
      "What each one is about: `session`. Its words, conditions and link may then look at facts of one.")
    Field(
      "limit", \.limit, Schema.name(of: Limit.self).optional, or: .some(nil), "With `at: limit_reset`: the limit that starts anew.")
    Field("before", \.before, Schema.duration.optional, or: .some(nil), "How long before the moment.")
    Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), or: [], "Conditions that must all hold at the moment.")
  }
}
