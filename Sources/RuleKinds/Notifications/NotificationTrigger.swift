public import RulesBundle
internal import Schema

/// When a notification fires.
public struct NotificationTrigger: Sendable, Equatable {
  public var at: MomentKind
  /// What each one is about: `session`. Only then may words, conditions and links look at it.
  public var of: String?
  /// The limit whose new beginning is the moment.
  public var limit: Name<Limit>?
  /// How long before the moment.
  public var before: Quantity?
  public var conditions: [Name<Condition>]
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
