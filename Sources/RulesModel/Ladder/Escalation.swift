/// How every vector of the warning ladder climbs and comes down, what is said besides, and what is written down about it.
public struct Escalation: Sendable, Equatable {
  public static let key = "escalation"

  /// How long a signal counts after it was last seen.
  public var signalsLast: Name<Setting>?
  /// How far back a block that ended makes the next one longer; zero is not at all.
  public var remembers: Name<Setting>?
  /// While this holds, what may be dismissed waits.
  public var waitsWhile: Name<Condition>?
  /// What is told besides the words of a step, where a vector has no words of its own for it.
  public var tells: LadderWords
  public var emits: EscalationEvents
  public var sources: [String]
  public var assumes: [Name<Assumption>]

  public init(
    signalsLast: Name<Setting>?, remembers: Name<Setting>?, waitsWhile: Name<Condition>?, tells: LadderWords, emits: EscalationEvents,
    sources: [String], assumes: [Name<Assumption>]
  ) {
    self.signalsLast = signalsLast
    self.remembers = remembers
    self.waitsWhile = waitsWhile
    self.tells = tells
    self.emits = emits
    self.sources = sources
    self.assumes = assumes
  }

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

  public init(
    why: Name<Copy>? = nil, next: Name<Copy>? = nil, count: Name<Copy>? = nil, reset: Name<Copy>? = nil,
    countdown: Name<Copy>? = nil, review: Name<Copy>? = nil
  ) {
    self.why = why
    self.next = next
    self.count = count
    self.reset = reset
    self.countdown = countdown
    self.review = review
  }

  /// The sentence for a part; nil for parts that are told in another way.
  public subscript(part: LadderPart) -> Name<Copy>? {
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
  /// Something was counted.
  public var counted: [Name<Event>]
  /// A vector changed its level, up or down.
  public var changed: [Name<Event>]
  /// A higher level was reached, so that somebody is told.
  public var shown: [Name<Event>]
  /// A block began.
  public var started: [Name<Event>]
  /// A block ended.
  public var ended: [Name<Event>]
  /// A level was reached, or released, that is in the audit log.
  public var audited: [Name<Event>]

  public init(
    counted: [Name<Event>] = [], changed: [Name<Event>] = [], shown: [Name<Event>] = [], started: [Name<Event>] = [],
    ended: [Name<Event>] = [],
    audited: [Name<Event>] = []
  ) {
    self.counted = counted
    self.changed = changed
    self.shown = shown
    self.started = started
    self.ended = ended
    self.audited = audited
  }
}
