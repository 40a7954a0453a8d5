// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

public import RulesRuntime

/// What somebody did, as far as the rules count it. A server keeps it for a person, or the app for its device.
public struct HandzHistory: Sendable, Equatable {
  var value: History

  /// The history of somebody who did nothing yet.
  public init() { value = History(for: Handz.rules.bundle) }

  /// Reads what `json` wrote, strictly. Names that these rules do not know are left out.
  public init(json: [UInt8]) throws(RequestError) { value = try Handz.rules.history(json: json) }

  /// Its one JSON form, in UTF-8.
  public var json: [UInt8] { Handz.rules.json(of: value) }
}

/// What came of something that happened.
public struct HandzCounting: Sendable, Equatable {
  /// The same as the runtime has it: ids are ordinals of the rules.
  public let presented: PresentedCounting

  public init(_ presented: PresentedCounting) { self.presented = presented }

  /// False for one that was counted before.
  public var isCounted: Bool { presented.isCounted }

  /// The status of the vectors that it was about.
  public var statuses: [HandzLadderStatus] { presented.statuses.map { HandzLadderStatus($0) } }

  /// Changes of level that came of it.
  public var changes: [HandzLadderChange] { presented.changes.map { HandzLadderChange($0) } }

  /// What is logged.
  public var telemetry: [HandzLoggedEvent] { presented.telemetry.map { HandzLoggedEvent($0) } }
}

/// The status of a vector of the warning ladder.
public struct HandzLadderStatus: Sendable, Equatable {
  /// The same as the runtime has it: ids are ordinals of the rules.
  public let presented: PresentedLadderStatus

  public init(_ presented: PresentedLadderStatus) { self.presented = presented }

  /// Which vector it is.
  public var vector: HandzLadderVector { HandzLadderVector(ordinal: presented.vector) }

  /// Nil while nothing is the matter.
  public var level: HandzLadderLevel? { presented.level.map { HandzLadderLevel(ordinal: $0) } }

  /// What it does to the actions that it stops.
  public var effect: LadderStatus.Effect { presented.effect }

  /// When the pause or the block ends by itself; nil without one, or when somebody must release it.
  public var until: Timestamp? { presented.until.map { Timestamp(milliseconds: $0) } }

  /// From now until then: what a countdown shows.
  public var timeLeft: Swift.Duration? { presented.timeLeft.map { .milliseconds($0) } }

  /// How many events count right now.
  public var count: Int { presented.count }

  /// The count at which the person is slowed down; nil when none does.
  public var limit: Int? { presented.limit.map { Int($0) } }

  /// The next level that counting on leads to, the count at which it does, and how many more that is.
  public var next: (level: HandzLadderLevel, at: Int, more: Int)? { presented.next.map { (HandzLadderLevel(ordinal: $0.level), Int($0.at), Int($0.more)) } }

  /// How often the count starts again; nil for a sliding window.
  public var resets: HandzReset? { presented.resets.map { HandzReset(ordinal: $0) } }

  /// When it does next.
  public var resetsAt: Timestamp? { presented.resetsAt.map { Timestamp(milliseconds: $0) } }

  /// Where it is shown, in order of preference.
  public var surfaces: [HandzSurface] { presented.surfaces.map { HandzSurface(ordinal: $0) } }

  /// The words of the level.
  public var copy: HandzShownCopy? { presented.copy.map { HandzShownCopy($0) } }

  /// What the level says besides, part by part.
  public var parts: [HandzShownPart] { presented.parts.map { HandzShownPart($0) } }

  /// The ways on.
  public var buttons: [HandzShownButton] { presented.buttons.map { HandzShownButton($0) } }

  /// Whether the person can put it away.
  public var isDismissible: Bool { presented.isDismissible }

  /// Whether its words wait, because this is no moment to be disturbed.
  public var isDeferred: Bool { presented.isDeferred }

  /// Whether the same level was shown before: what is on the screen is brought up to date, and what a person closed does not open again.
  public var isRepeated: Bool { presented.isRepeated }
}

/// A vector of the warning ladder changed its level.
public struct HandzLadderChange: Sendable, Equatable {
  /// The same as the runtime has it: ids are ordinals of the rules.
  public let presented: PresentedChange

  public init(_ presented: PresentedChange) { self.presented = presented }

  /// Which vector it is.
  public var vector: HandzLadderVector { HandzLadderVector(ordinal: presented.vector) }

  /// The level before.
  public var from: HandzLadderLevel? { presented.from.map { HandzLadderLevel(ordinal: $0) } }

  /// The level after.
  public var to: HandzLadderLevel? { presented.to.map { HandzLadderLevel(ordinal: $0) } }

  /// When: the end of a block may lie before the moment that found it over.
  public var at: Timestamp { Timestamp(milliseconds: presented.at) }

  /// When the block that began ends by itself.
  public var until: Timestamp? { presented.until.map { Timestamp(milliseconds: $0) } }

  /// How many events counted then.
  public var count: Int { presented.count }

  /// Whether it must be in the audit log.
  public var isAudited: Bool { presented.isAudited }

  /// What is logged.
  public var telemetry: [HandzLoggedEvent] { presented.telemetry.map { HandzLoggedEvent($0) } }
}

extension Handz {
  /// Whether an action is allowed to somebody with a history; nothing is counted. `facts.now` must be given.
  public static func require(_ action: HandzAction, _ facts: HandzFacts, history: HandzHistory, isConfirmed: Bool = false, trace: Bool = false) throws(RequestError) -> HandzDecision {
    let frame = rules.makeFrame()
    facts.fill(frame)
    return HandzDecision(try rules.presentDecision(action: Int(action.rawValue), after: history.value, isConfirmed: isConfirmed, frame, trace: trace))
  }

  /// Decides, and counts what came of it: do the thing only when the decision allows it, and keep the history in every case. `id`: which one of its kind it is, so that it counts once. `isConfirmed`: the person was asked and goes on. `isAutomatic`: the app tries again by itself, which counts nothing. `happened`: when it was, for what is handed in late; it then counts in its own time.
  public static func perform(_ action: HandzAction, id: String? = nil, _ facts: HandzFacts, history: inout HandzHistory, isConfirmed: Bool = false, isAutomatic: Bool = false, happened: Timestamp? = nil, trace: Bool = false) throws(RequestError) -> HandzDecision {
    let frame = rules.makeFrame()
    facts.fill(frame)
    return HandzDecision(try rules.presentDoing(action: Int(action.rawValue), id: id, isConfirmed: isConfirmed, isAutomatic: isAutomatic, at: happened?.milliseconds, &history.value, frame, trace: trace))
  }

  /// Counts something that happened. `id`: which one of its kind it is; nil where the facts say that. `happened`: when it was, for what is handed in late; it then counts in its own time.
  public static func count(_ event: HandzEvent, id: String? = nil, _ facts: HandzFacts, history: inout HandzHistory, isAutomatic: Bool = false, happened: Timestamp? = nil) throws(RequestError) -> HandzCounting {
    let frame = rules.makeFrame()
    facts.fill(frame)
    return HandzCounting(try rules.presentCounting(try rules.historyEvent(event: Int(event.rawValue), id: id, at: happened?.milliseconds, frame), isAutomatic: isAutomatic, &history.value, frame))
  }

  /// A sign of automation or fraud was seen: in one vector, or in all that have it.
  public static func see(_ signal: HandzSignal, in vector: HandzLadderVector? = nil, _ facts: HandzFacts, history: inout HandzHistory) throws(RequestError) -> HandzCounting {
    let frame = rules.makeFrame()
    facts.fill(frame)
    return HandzCounting(try rules.presentCounting(.signal(Int(signal.rawValue), vector: vector.map { Int($0.rawValue) }), &history.value, frame))
  }

  /// Somebody with the right to do so ends the block of a vector.
  public static func release(_ vector: HandzLadderVector, _ facts: HandzFacts, history: inout HandzHistory) throws(RequestError) -> HandzCounting {
    let frame = rules.makeFrame()
    facts.fill(frame)
    return HandzCounting(try rules.presentCounting(.released(Int(vector.rawValue)), &history.value, frame))
  }

  /// Where the warning ladder stands with a vector.
  public static func status(of vector: HandzLadderVector, _ facts: HandzFacts, history: HandzHistory) throws(RequestError) -> HandzLadderStatus {
    let frame = rules.makeFrame()
    facts.fill(frame)
    return HandzLadderStatus(try rules.presentLadder(Int(vector.rawValue), after: history.value, frame)[0])
  }

  /// Where it stands with every vector, in the order of their names.
  public static func statuses(_ facts: HandzFacts, history: HandzHistory) throws(RequestError) -> [HandzLadderStatus] {
    let frame = rules.makeFrame()
    facts.fill(frame)
    return try rules.presentLadder(after: history.value, frame).map { HandzLadderStatus($0) }
  }

  /// Every limit of the plan in force, and every vector of the ladder that the plan can climb.
  public static func overview(_ facts: HandzFacts, history: HandzHistory) throws(RequestError) -> HandzOverview {
    let frame = rules.makeFrame()
    facts.fill(frame)
    return HandzOverview(try rules.presentOverview(after: history.value, frame))
  }

  /// The snapshot for somebody with a history: the ladder's reasons are among those that can refuse something.
  public static func snapshot(_ facts: HandzFacts, history: HandzHistory) throws(RequestError) -> HandzSnapshot {
    let frame = rules.makeFrame()
    facts.fill(frame)
    return HandzSnapshot(try rules.presentSnapshot(after: history.value, frame))
  }
}
