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
  /// False for one that was counted before.
  public let isCounted: Bool
  /// Where the vectors stand now that it was about.
  public let standings: [HandzStanding]
  /// Changes of level that came of it.
  public let changes: [HandzLadderChange]
  /// What is logged.
  public let telemetry: [HandzLoggedEvent]

  init(_ presented: PresentedCounting) {
    isCounted = presented.isCounted
    standings = presented.standings.map { HandzStanding($0) }
    changes = presented.changes.map { HandzLadderChange($0) }
    telemetry = presented.telemetry.compactMap { HandzLoggedEvent($0) }
  }
}

/// Where a vector of the warning ladder stands with somebody.
public struct HandzStanding: Sendable, Equatable {
  /// The same with ids as texts, and times in milliseconds.
  public let presented: PresentedStanding
  public let vector: HandzLadderVector

  /// Nil while nothing is the matter.
  public var level: HandzLadderLevel? { presented.level.flatMap { HandzLadderLevel(name: $0) } }

  /// What it does to the actions that it stops.
  public var effect: LadderStanding.Effect { presented.effect }

  /// When the pause or the block ends by itself; nil without one, or when somebody must release it.
  public var until: Timestamp? { presented.until.map { Timestamp(milliseconds: $0) } }

  /// From now until then: what a countdown shows.
  public var timeLeft: Swift.Duration? { presented.timeLeft.map { .milliseconds($0) } }

  /// How many events count right now.
  public var count: Int { presented.count }

  /// The count at which the person is slowed down; nil when none does.
  public var limit: Int? { presented.limit.map { Int($0) } }

  /// The next level that counting on leads to, the count at which it does, and how many more that is.
  public var next: (level: HandzLadderLevel, at: Int, more: Int)? { presented.next.flatMap { next in HandzLadderLevel(name: next.level).map { ($0, Int(next.at), Int(next.more)) } } }

  /// How often the count starts anew; nil for a sliding window.
  public var resets: HandzReset? { presented.resets.flatMap { HandzReset(name: $0) } }

  /// When it does next.
  public var resetsAt: Timestamp? { presented.resetsAt.map { Timestamp(milliseconds: $0) } }

  /// Where it is shown, in order of preference.
  public var surfaces: [HandzSurface] { presented.surfaces.compactMap { HandzSurface(name: $0) } }

  /// The words of the level.
  public var copy: PresentedCopy? { presented.copy }

  /// What the level tells besides, part by part.
  public var parts: [PresentedPart] { presented.parts }

  /// The ways on.
  public var buttons: [HandzShownButton] { presented.buttons.compactMap { HandzShownButton($0) } }

  /// Whether the person can put it away.
  public var isDismissible: Bool { presented.isDismissible }

  /// Whether what would be said waits, because this is no moment to be disturbed.
  public var isDeferred: Bool { presented.isDeferred }

  /// Whether the same level was shown before: what is on the screen is brought up to date, and what a person closed does not open again.
  public var isRepeated: Bool { presented.isRepeated }

  init(_ presented: PresentedStanding) {
    self.presented = presented
    guard let vector = HandzLadderVector(name: presented.vector) else {
      fatalError("these rules name their vectors")
    }
    self.vector = vector
  }
}

/// A vector of the warning ladder changed its level.
public struct HandzLadderChange: Sendable, Equatable {
  public let vector: HandzLadderVector
  public let from: HandzLadderLevel?
  public let to: HandzLadderLevel?
  /// When: the end of a block may lie before the moment that found it over.
  public let at: Timestamp
  /// When the block that began ends by itself.
  public let until: Timestamp?
  /// How many events counted then.
  public let count: Int
  /// Whether it must be in the audit log.
  public let isAudited: Bool
  /// What is logged.
  public let telemetry: [HandzLoggedEvent]

  init(_ presented: PresentedChange) {
    guard let vector = HandzLadderVector(name: presented.vector) else {
      fatalError("these rules name their vectors")
    }
    self.vector = vector
    from = presented.from.flatMap { HandzLadderLevel(name: $0) }
    to = presented.to.flatMap { HandzLadderLevel(name: $0) }
    at = Timestamp(milliseconds: presented.at)
    until = presented.until.map { Timestamp(milliseconds: $0) }
    count = presented.count
    isAudited = presented.isAudited
    telemetry = presented.telemetry.compactMap { HandzLoggedEvent($0) }
  }
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
    return HandzCounting(try rules.presentCounting(try rules.happening(event: Int(event.rawValue), id: id, at: happened?.milliseconds, frame), isAutomatic: isAutomatic, &history.value, frame))
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
  public static func standing(of vector: HandzLadderVector, _ facts: HandzFacts, history: HandzHistory) throws(RequestError) -> HandzStanding {
    let frame = rules.makeFrame()
    facts.fill(frame)
    return HandzStanding(try rules.presentLadder(Int(vector.rawValue), after: history.value, frame)[0])
  }

  /// Where it stands with every vector, in the order of their names.
  public static func standings(_ facts: HandzFacts, history: HandzHistory) throws(RequestError) -> [HandzStanding] {
    let frame = rules.makeFrame()
    facts.fill(frame)
    return try rules.presentLadder(after: history.value, frame).map { HandzStanding($0) }
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
