// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

public import RulesRuntime

/// The event history of a user, which contains the events that the rules count. A server stores it for a user, or the app stores it for a device.
public struct HandzHistory: Sendable, Equatable {
  var value: History

  /// Creates an empty history.
  public init() { value = History(for: Handz.rules.bundle) }

  /// Parses the JSON of a history. Throws if it is not valid. Names that these rules do not know are ignored.
  public init(json: [UInt8]) throws(RequestError) { value = try Handz.rules.history(json: json) }

  /// The canonical JSON of the history, in UTF-8.
  public var json: [UInt8] { Handz.rules.json(of: value) }
}

/// The result of counting an event.
public struct HandzCounting: Sendable, Equatable {
  /// The result of the runtime, in which ids are ordinals of the rules.
  public let presented: PresentedCounting

  /// Creates a view of a result of the runtime.
  public init(_ presented: PresentedCounting) { self.presented = presented }

  /// Whether the event was counted; false if it was counted before.
  public var isCounted: Bool { presented.isCounted }

  /// The statuses of the vectors that count the event.
  public var statuses: [HandzLadderStatus] { presented.statuses.map { HandzLadderStatus($0) } }

  /// The level changes that the event caused.
  public var changes: [HandzLadderChange] { presented.changes.map { HandzLadderChange($0) } }

  /// The telemetry events to log.
  public var telemetry: [HandzLoggedEvent] { presented.telemetry.map { HandzLoggedEvent($0) } }
}

/// The status of a vector of the warning ladder.
public struct HandzLadderStatus: Sendable, Equatable {
  /// The result of the runtime, in which ids are ordinals of the rules.
  public let presented: PresentedLadderStatus

  /// Creates a view of a result of the runtime.
  public init(_ presented: PresentedLadderStatus) { self.presented = presented }

  /// The vector.
  public var vector: HandzLadderVector { HandzLadderVector(ordinal: presented.vector) }

  /// The level; nil if there is none.
  public var level: HandzLadderLevel? { presented.level.map { HandzLadderLevel(ordinal: $0) } }

  /// The effect on the actions of the vector.
  public var effect: LadderStatus.Effect { presented.effect }

  /// The end of the pause or the block; nil if there is none, or if someone must release it.
  public var until: Timestamp? { presented.until }

  /// The time left until the end, for a countdown; nil if `until` is nil.
  public var timeLeft: Swift.Duration? { presented.timeLeft }

  /// The number of events that count now.
  public var count: Int { presented.count }

  /// The count at which the user is slowed down; nil if there is none.
  public var limit: Int? { presented.limit.map { Int($0) } }

  /// The next level, the count at which it is reached, and the number of events until then.
  public var next: (level: HandzLadderLevel, at: Int, more: Int)? { presented.next.map { (HandzLadderLevel(ordinal: $0.level), Int($0.at), Int($0.more)) } }

  /// The reset rule of the count; nil for a sliding window.
  public var resets: HandzReset? { presented.resets.map { HandzReset(ordinal: $0) } }

  /// The time of the next reset; nil if it is unknown.
  public var resetsAt: Timestamp? { presented.resetsAt }

  /// The surfaces that show the level, in order of preference.
  public var surfaces: [HandzSurface] { presented.surfaces.map { HandzSurface(ordinal: $0) } }

  /// The copy of the level.
  public var copy: HandzShownCopy? { presented.copy.map { HandzShownCopy($0) } }

  /// The additional messages of the level.
  public var parts: [HandzShownPart] { presented.parts.map { HandzShownPart($0) } }

  /// The buttons.
  public var buttons: [HandzShownButton] { presented.buttons.map { HandzShownButton($0) } }

  /// Whether the user can dismiss it.
  public var isDismissible: Bool { presented.isDismissible }

  /// Whether its copy is deferred, because the user must not be interrupted now.
  public var isDeferred: Bool { presented.isDeferred }

  /// Whether the same level was shown before. Then update a visible message, but do not show a dismissed one again.
  public var isRepeated: Bool { presented.isRepeated }
}

/// A level change of a vector of the warning ladder.
public struct HandzLadderChange: Sendable, Equatable {
  /// The result of the runtime, in which ids are ordinals of the rules.
  public let presented: PresentedChange

  /// Creates a view of a result of the runtime.
  public init(_ presented: PresentedChange) { self.presented = presented }

  /// The vector.
  public var vector: HandzLadderVector { HandzLadderVector(ordinal: presented.vector) }

  /// The old level.
  public var from: HandzLadderLevel { HandzLadderLevel(ordinal: presented.from!) }

  /// The new level.
  public var to: HandzLadderLevel { HandzLadderLevel(ordinal: presented.to!) }

  /// The time of the change. The end of a block can be earlier than the call that found it.
  public var at: Timestamp { presented.at }

  /// The end of the new block; nil if there is none.
  public var until: Timestamp? { presented.until }

  /// The number of events that counted then.
  public var count: Int { presented.count }

  /// Whether the audit log must contain the change.
  public var isAudited: Bool { presented.isAudited }

  /// The telemetry events to log.
  public var telemetry: [HandzLoggedEvent] { presented.telemetry.map { HandzLoggedEvent($0) } }
}

extension Handz {
  /// Decides whether an action is allowed for a user with a history. Counts no events.
  public static func decide(_ request: HandzCountedActionRequest, _ facts: HandzFacts, at now: Timestamp, history: HandzHistory, isConfirmed: Bool = false, trace: Bool = false) throws(RequestError) -> HandzDecision {
    let frame = rules.makeFrame()
    facts.fill(frame)
    frame.set(94, now.value)
    request.fill(frame)
    return HandzDecision(try rules.presentDecision(action: Int(request.action.rawValue), after: history.value, isConfirmed: isConfirmed, frame, trace: trace))
  }

  /// Decides an action that is known only at run time, for a user with a history. Counts no events.
  public static func decide(action: HandzAction, _ facts: HandzFacts, at now: Timestamp, history: HandzHistory, isConfirmed: Bool = false, trace: Bool = false) throws(RequestError) -> HandzDecision {
    let frame = rules.makeFrame()
    facts.fill(frame)
    frame.set(94, now.value)
    return HandzDecision(try rules.presentDecision(action: Int(action.rawValue), after: history.value, isConfirmed: isConfirmed, frame, trace: trace))
  }

  /// Decides an action and counts it if it is allowed. Perform the action only if the decision allows it, and store the history in any case. `id` identifies the event, so that it counts only once. Pass `isConfirmed: true` after the user has confirmed, and `isAutomatic: true` for an automatic retry, which counts no event. `occurredAt` is the time of an event that is reported late; the event counts at this time.
  public static func decideAndCount(_ request: HandzCountedActionRequest, id: String? = nil, _ facts: HandzFacts, at now: Timestamp, history: inout HandzHistory, isConfirmed: Bool = false, isAutomatic: Bool = false, occurredAt: Timestamp? = nil, trace: Bool = false) throws(RequestError) -> HandzDecision {
    let frame = rules.makeFrame()
    facts.fill(frame)
    frame.set(94, now.value)
    request.fill(frame)
    return HandzDecision(try rules.presentCountedDecision(action: Int(request.action.rawValue), id: id, isConfirmed: isConfirmed, isAutomatic: isAutomatic, at: occurredAt, &history.value, frame, trace: trace))
  }

  /// Decides an action that is known only at run time, and counts it if it is allowed.
  public static func decideAndCount(action: HandzAction, id: String? = nil, _ facts: HandzFacts, at now: Timestamp, history: inout HandzHistory, isConfirmed: Bool = false, isAutomatic: Bool = false, occurredAt: Timestamp? = nil, trace: Bool = false) throws(RequestError) -> HandzDecision {
    let frame = rules.makeFrame()
    facts.fill(frame)
    frame.set(94, now.value)
    return HandzDecision(try rules.presentCountedDecision(action: Int(action.rawValue), id: id, isConfirmed: isConfirmed, isAutomatic: isAutomatic, at: occurredAt, &history.value, frame, trace: trace))
  }

  /// Counts an event. `id` identifies the event, so that it counts only once; pass nil if the facts contain the id. `occurredAt` is the time of an event that is reported late; the event counts at this time.
  public static func count(_ event: HandzEvent, id: String? = nil, _ facts: HandzFacts, at now: Timestamp, history: inout HandzHistory, isAutomatic: Bool = false, occurredAt: Timestamp? = nil) throws(RequestError) -> HandzCounting {
    let frame = rules.makeFrame()
    facts.fill(frame)
    frame.set(94, now.value)
    return HandzCounting(try rules.presentCounting(try rules.historyEvent(event: Int(event.rawValue), id: id, at: occurredAt, frame), isAutomatic: isAutomatic, &history.value, frame))
  }

  /// Records a signal of automation or fraud, in one vector or in all vectors that use it.
  public static func record(_ signal: HandzSignal, in vector: HandzLadderVector? = nil, _ facts: HandzFacts, at now: Timestamp, history: inout HandzHistory) throws(RequestError) -> HandzCounting {
    let frame = rules.makeFrame()
    facts.fill(frame)
    frame.set(94, now.value)
    return HandzCounting(try rules.presentCounting(.signal(Int(signal.rawValue), vector: vector.map { Int($0.rawValue) }), &history.value, frame))
  }

  /// Releases the block of a vector, on behalf of an authorized person.
  public static func release(_ vector: HandzLadderVector, _ facts: HandzFacts, at now: Timestamp, history: inout HandzHistory) throws(RequestError) -> HandzCounting {
    let frame = rules.makeFrame()
    facts.fill(frame)
    frame.set(94, now.value)
    return HandzCounting(try rules.presentCounting(.released(Int(vector.rawValue)), &history.value, frame))
  }

  /// Returns the status of a vector of the warning ladder.
  public static func status(of vector: HandzLadderVector, _ facts: HandzFacts, at now: Timestamp, history: HandzHistory) throws(RequestError) -> HandzLadderStatus {
    let frame = rules.makeFrame()
    facts.fill(frame)
    frame.set(94, now.value)
    return HandzLadderStatus(try rules.presentLadder(Int(vector.rawValue), after: history.value, frame)[0])
  }

  /// Returns the statuses of all vectors, sorted by name.
  public static func statuses(_ facts: HandzFacts, at now: Timestamp, history: HandzHistory) throws(RequestError) -> [HandzLadderStatus] {
    let frame = rules.makeFrame()
    facts.fill(frame)
    frame.set(94, now.value)
    return try rules.presentLadder(after: history.value, frame).map { HandzLadderStatus($0) }
  }

  /// Returns all limits of the effective plan and all vectors of the warning ladder that apply to it.
  public static func overview(_ facts: HandzFacts, at now: Timestamp, history: HandzHistory) throws(RequestError) -> HandzOverview {
    let frame = rules.makeFrame()
    facts.fill(frame)
    frame.set(94, now.value)
    return HandzOverview(try rules.presentOverview(after: history.value, frame))
  }

  /// Returns the snapshot for a user with a history. Its reasons include those of the warning ladder.
  public static func snapshot(_ facts: HandzFacts, at now: Timestamp, history: HandzHistory) throws(RequestError) -> HandzSnapshot {
    let frame = rules.makeFrame()
    facts.fill(frame)
    frame.set(94, now.value)
    return HandzSnapshot(try rules.presentSnapshot(after: history.value, frame))
  }

  /// Returns the screen for a user with a history. The warning ladder can deny the actions of its buttons, and its levels are on the screen.
  public static func screen(_ route: HandzRoute, _ facts: HandzFacts, at now: Timestamp, history: HandzHistory) throws(RequestError) -> HandzScreen {
    let frame = rules.makeFrame()
    facts.fill(frame)
    frame.set(94, now.value)
    return HandzScreen(try rules.present(screen: Int(route.rawValue), after: history.value, frame))
  }
}
