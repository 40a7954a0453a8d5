package import RulesBundle
internal import Schema

/// How every vector of the warning ladder rises and falls, with the shared messages and the telemetry events.
package struct Escalation: Sendable, Equatable {
  package static let key = "escalation"

  /// The setting for how long a signal counts after it is last seen.
  package var signalsLast: Name<Setting>?
  /// The setting for how long after its end a block makes the next block longer; zero means never.
  package var remembers: Name<Setting>?
  /// The condition that defers dismissible levels.
  package var waitsWhile: Name<Condition>?
  /// The shared messages for the information that levels must give, for vectors without their own.
  package var tells: LadderWords
  package var emits: EscalationEvents
  package var sources: [String]
  package var assumes: [Name<Assumption>]

  /// The value for a rule book without escalation rules.
  package static let absent = Escalation(
    signalsLast: nil, remembers: nil, waitsWhile: nil, tells: LadderWords(), emits: EscalationEvents(), sources: [], assumes: [])
}

/// The messages for the information that a level must give.
package struct LadderWords: Sendable, Equatable {
  package var why: Name<Copy>?
  package var next: Name<Copy>?
  package var count: Name<Copy>?
  package var reset: Name<Copy>?
  package var countdown: Name<Copy>?
  package var review: Name<Copy>?

  /// The message for a part; nil for parts that are shown in another way.
  package subscript(part: TellKind) -> Name<Copy>? {
    switch part {
    case .why: why
    case .next: next
    case .count: count
    case .reset: reset
    case .countdown: countdown
    case .review: review
    case .what, .support: nil
    }
  }
}

/// The telemetry events of the ladder, by occasion.
package struct EscalationEvents: Sendable, Equatable {
  package static let none = EscalationEvents()

  /// An event was counted.
  package var counted: [Name<Event>] = []
  /// The level of a vector rose or fell.
  package var changed: [Name<Event>] = []
  /// A higher level was reached, and the app shows it.
  package var shown: [Name<Event>] = []
  /// A block began.
  package var started: [Name<Event>] = []
  /// A block ended.
  package var ended: [Name<Event>] = []
  /// A level that is recorded in the audit log was reached or released.
  package var audited: [Name<Event>] = []
}

extension Escalation {
  static let schema = Schema.object("escalation", build: Escalation.init) {
    Field("signals_last", \.signalsLast, setting, or: .some(nil), "The setting for how long a signal counts after it is last seen.")
    Field(
      "remembers", \.remembers, setting, or: .some(nil),
      "The setting for how long after its end a block doubles the next block of its level; `0s` means never.")
    Field(
      "waits_while", \.waitsWhile, Schema.name(of: Condition.self).optional, or: .some(nil),
      "The condition that defers dismissible levels; while it holds, they do not slow down the user.")
    Field(
      "tells", \.tells, LadderWords.schema, or: LadderWords(),
      "The shared messages for the information that levels must give, for vectors without their own.")
    Field("emits", \.emits, EscalationEvents.schema, or: EscalationEvents(), "The telemetry events, by occasion.")
    Field("source", \.sources, .oneOrMany(.citation), or: [], "The sections of the product documents that the rule comes from.")
    Field("assumes", \.assumes, .oneOrMany(.name(of: Assumption.self)), or: [], "The recorded assumptions that the rule is based on.")
  }

  private static let setting = Schema<Name<Setting>>.name(of: Setting.self).optional
}

extension LadderWords {
  static let schema = Schema.object("set of ladder messages", build: LadderWords.init) {
    Field("why", \.why, copy, or: .some(nil), "The reason for the limit, in one sentence.")
    Field("next", \.next, copy, or: .some(nil), "What the user can do next.")
    Field("count", \.count, copy, or: .some(nil), "The count and the limit.")
    Field("reset", \.reset, copy, or: .some(nil), "When the count resets.")
    Field(
      "countdown", \.countdown, copy, or: .some(nil),
      "The remaining time of a pause or a block, if the message of the level does not contain it.")
    Field("review", \.review, copy, or: .some(nil), "How support reviews the case.")
  }

  private static let copy = Schema<Name<Copy>>.name(of: Copy.self).optional
}

extension EscalationEvents {
  static let schema = Schema.object("set of ladder events", build: EscalationEvents.init) {
    Field("counted", \.counted, events, or: [], "Events to send when an event is counted.")
    Field("changed", \.changed, events, or: [], "Events to send when the level of a vector rises or falls.")
    Field("shown", \.shown, events, or: [], "Events to send when a higher level is reached and shown to the user.")
    Field("started", \.started, events, or: [], "Events to send when a block starts.")
    Field("ended", \.ended, events, or: [], "Events to send when a block ends.")
    Field("audited", \.audited, events, or: [], "Events to send when a level that is recorded in the audit log is reached or released.")
  }

  private static let events = Schema<[Name<Event>]>.oneOrMany(.name(of: Event.self))
}
