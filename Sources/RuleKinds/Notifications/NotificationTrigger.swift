package import RulesBundle
internal import Schema

/// When a notification fires.
package struct NotificationTrigger: Sendable, Equatable {
  package var at: MomentKind
  /// The type of thing that each notification is about: `session`. Its copy, conditions, and link can then use facts about the thing.
  package var of: String?
  /// The limit whose reset is the moment.
  package var limit: Name<Limit>?
  /// How long before the moment the notification fires.
  package var before: Quantity?
  package var conditions: [Name<Condition>]
}

extension NotificationTrigger {
  static let schema = Schema.object("trigger", build: NotificationTrigger.init) {
    Field("at", \.at, .choice, "The moment that the notification is about.")
    Field(
      "of", \.of, Schema.text.optional, or: .some(nil),
      "The type of thing that each notification is about: `session`. Its copy, conditions, and link can then use facts about the thing.")
    Field(
      "limit", \.limit, Schema.name(of: Limit.self).optional, or: .some(nil), "The limit that resets, for `at: limit_reset`.")
    Field("before", \.before, Schema.duration.optional, or: .some(nil), "How long before the moment the notification fires.")
    Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), or: [], "Conditions that must all hold at the moment.")
  }
}
