public import RulesBundle
internal import Schema

/// How every vector of the warning ladder climbs and comes down, what is said besides, and what is written down about it.
public struct Escalation: Sendable, Equatable {
  public static let key = "escalation"

  /// How long a signal counts after it was last seen.
  public var signalsLast: Name<Setting>?
  /// How far back a block that ended makes the next one longer; zero is not at all.
  public var remembers: Name<Setting>?
  /// While this holds, what may be dismissed waits.
  public var waitsWhile: Name<Condition>?
  /// Sentences besides the words of a step, where a vector has no words of its own for them.
  public var tells: LadderWords
  public var emits: EscalationEvents
  public var sources: [String]
  public var assumes: [Name<Assumption>]

  /// The one of a rule book that says nothing about it.
  public static let absent = Escalation(
    signalsLast: nil, remembers: nil, waitsWhile: nil, tells: LadderWords(), emits: EscalationEvents(), sources: [], assumes: [])
}

/// Sentences for the parts that a level must tell.
public struct LadderWords: Sendable, Equatable {
  public var why: Name<Copy>?
  public var next: Name<Copy>?
  public var count: Name<Copy>?
  public var reset: Name<Copy>?
  public var countdown: Name<Copy>?
  public var review: Name<Copy>?

  /// The sentence for a part; nil for parts that are shown in another way.
  public subscript(part: TellKind) -> Name<Copy>? {
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

/// The telemetry events of the ladder, by what they are about.
public struct EscalationEvents: Sendable, Equatable {
  package static let none = EscalationEvents()

  /// Something was counted.
  public var counted: [Name<Event>] = []
  /// A vector changed its level, up or down.
  public var changed: [Name<Event>] = []
  /// A higher level was reached, which the app shows.
  public var shown: [Name<Event>] = []
  /// A block began.
  public var started: [Name<Event>] = []
  /// A block ended.
  public var ended: [Name<Event>] = []
  /// A level was reached, or released, that is in the audit log.
  public var audited: [Name<Event>] = []
}

extension Escalation {
  static let schema = Schema.object("escalation", build: Escalation.init) {
    Field("signals_last", \.signalsLast, setting, or: .some(nil), "The setting that says how long a signal counts after it was last seen.")
    Field(
      "remembers", \.remembers, setting, or: .some(nil),
      "The setting that says how far back a block that ended doubles the next one of its level; `0s` is not at all.")
    Field(
      "waits_while", \.waitsWhile, Schema.name(of: Condition.self).optional, or: .some(nil),
      "While this holds, levels that may be dismissed wait and slow nobody down.")
    Field(
      "tells", \.tells, LadderWords.schema, or: LadderWords(),
      "The sentences for what a level must tell, where a vector has none of its own.")
    Field("emits", \.emits, EscalationEvents.schema, or: EscalationEvents(), "The telemetry events, by what happened.")
    Field("source", \.sources, .oneOrMany(.citation), or: [], "Where the documents say it.")
    Field("assumes", \.assumes, .oneOrMany(.name(of: Assumption.self)), or: [], "The recorded assumptions it rests on.")
  }

  private static let setting = Schema<Name<Setting>>.name(of: Setting.self).optional
}

extension LadderWords {
  static let schema = Schema.object("sentences", build: LadderWords.init) {
    Field("why", \.why, copy, or: .some(nil), "Why there is such a limit, in one sentence.")
    Field("next", \.next, copy, or: .some(nil), "What the person can do.")
    Field("count", \.count, copy, or: .some(nil), "How counting works: the count and the limit.")
    Field("reset", \.reset, copy, or: .some(nil), "When counting starts anew.")
    Field("countdown", \.countdown, copy, or: .some(nil), "How long a pause or a block still takes, where the level's words do not say it.")
    Field("review", \.review, copy, or: .some(nil), "What support does about it.")
  }

  private static let copy = Schema<Name<Copy>>.name(of: Copy.self).optional
}

extension EscalationEvents {
  static let schema = Schema.object("events", build: EscalationEvents.init) {
    Field("counted", \.counted, events, or: [], "When something was counted.")
    Field("changed", \.changed, events, or: [], "When a vector changed its level, up or down.")
    Field("shown", \.shown, events, or: [], "When a higher level was reached, so that somebody is told.")
    Field("started", \.started, events, or: [], "When a block began.")
    Field("ended", \.ended, events, or: [], "When a block ended.")
    Field("audited", \.audited, events, or: [], "When a level was reached or released that is in the audit log.")
  }

  private static let events = Schema<[Name<Event>]>.oneOrMany(.name(of: Event.self))
}
