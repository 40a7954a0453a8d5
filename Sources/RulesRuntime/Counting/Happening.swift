internal import RulesBundle

/// Something that happened, or that somebody did about it.
public enum Happening: Sendable, Equatable {
  /// An event with this ordinal, and which one of its kind. `at`: when it happened, in milliseconds since 1970, for one that is handed in
  /// late; nil for now.
  case event(Int, EventID, at: Int64? = nil)
  /// A signal that was seen, in one vector or in all that have it.
  case signal(Int, vector: Int?)
  /// Somebody with the right to do so ended the block of a vector.
  case released(Int)
}

/// What came of something that happened.
public struct Counting: Sendable, Equatable {
  /// Whether it counted: false for one that was counted before, and for what nobody knows anything of.
  public var isCounted: Bool
  public var changes: [LadderChange] = []
}

/// What came of trying to do something.
public struct Doing: Sendable, Equatable {
  public var decision: Decision
  /// The events that it counted.
  public var counted: [Int] = []
  public var changes: [LadderChange] = []
}

extension Rules {
  /// Counts what happened. The frame has the facts of the request, and `now` among them: without it nothing is counted.
  public func count(_ happening: Happening, _ history: inout History, _ frame: Frame) -> Counting {
    var counting = Counting(isCounted: false)
    guard let now = now(frame) else { return counting }
    hand(&history, frame)
    let climber = Climber(self, frame, &history, now: now)
    climber.settle(&history, &counting.changes)
    switch happening {
    case .event(let event, let id, let time): counting.isCounted = climber.count(event, id, at: time, &history, &counting.changes)
    case .signal(let signal, let only):
      for vector in history.ladder.indices where only ?? vector == vector && climber.index(of: signal, in: vector) != nil {
        climber.see(signal, in: vector, &history, &counting.changes)
        counting.isCounted = true
      }
    case .released(let vector): counting.isCounted = climber.release(vector, &history, &counting.changes)
    }
    fill(frame, from: history)
    return counting
  }

  /// Counts an event and nothing else: the shortest way, which takes nothing from the heap when history and changes have room. False
  /// when it was counted before, or the frame has no `now`. What a history says is not put into the frame anew.
  public func count(_ event: Int, _ id: EventID, _ history: inout History, _ frame: Frame, into changes: inout [LadderChange]) -> Bool {
    requireOrdinal(event, of: .countedEvents, frame)
    guard let now = now(frame) else { return false }
    hand(&history, frame)
    let climber = Climber(self, frame, &history, now: now)
    climber.settle(&history, &changes)
    return climber.count(event, id, at: nil, &history, &changes)
  }

  /// Decides, and when it is allowed counts what doing it counts: what it spends and what it is an event of. A refusal counts too, where
  /// rules say so. The caller does the thing only when the decision allows it, and keeps the history in every case.
  ///
  /// `id`: which one of its kind it is, for events whose rule names no fact for that. `isAutomatic`: the app tries again by itself, or
  /// sends again what it has sent; that decides, and counts nothing. `happened`: when it was done, in milliseconds since 1970, for what is
  /// handed in late; what is used is then what was used at that time.
  public func perform(
    action: Int, id: EventID, isConfirmed: Bool = false, isAutomatic: Bool = false, at happened: Int64? = nil, _ history: inout History,
    _ frame: Frame
  ) -> Doing {
    guard let now = now(frame) else { return Doing(decision: decide(action: action, frame)) }
    hand(&history, frame)
    var changes: [LadderChange] = []
    let climber = Climber(self, frame, &history, now: now)
    climber.settle(&history, &changes)
    fill(frame, from: history, at: happened)
    var doing = Doing(decision: decide(action: action, frame, after: history, isConfirmed: isConfirmed), changes: changes)
    guard !isAutomatic else { return doing }
    for event in events(of: doing.decision) {
      if climber.count(event, self.id(of: event, frame) ?? id, at: happened, &history, &doing.changes) { doing.counted.append(event) }
    }
    if !doing.decision.isAllowed, let standing = doing.decision.standing, standing.effect == .stops {
      let changes = doing.changes.count
      climber.refuse(standing.vector, &history, &doing.changes)
      if doing.changes.count > changes {
        // The try that was one too many says where it led to.
        doing.decision.standing = climber.ladder.standing(ofAction: action, history, at: history.latest, isConfirmed: isConfirmed)
        doing.decision.stop(climber.ladder)
      }
    }
    if !doing.decision.isAllowed, doing.decision.standing == nil, let reason = doing.decision.reason {
      climber.fail(action, reason, &history, &doing.changes)
    }
    fill(frame, from: history)
    if doing.decision.isAllowed {
      // What is said is where it led to: the eighth link, not the ninth, is the one after which somebody hears that the tenth is near.
      doing.decision.standing = Ladder(self, frame).standing(ofAction: action, history, at: history.latest, isConfirmed: false)
    }
    if let standing = doing.decision.standing, Ladder(self, frame).isNew(standing, doing.changes) {
      doing.decision.standing?.isRepeated = false
    }
    return doing
  }

  /// The events that a decision counts.
  func events(of decision: Decision) -> [Int] {
    var events: [Int] = []
    if decision.isAllowed {
      if let spent = decision.spends, let event = bundle.limits[spent].counts { events.append(event) }
      add(bundle.actions[decision.action].counts, to: &events)
    } else if let reason = decision.reason {
      add(bundle.reasons[reason].counts, to: &events)
    }
    return events
  }

  private func add(_ rows: Range<Int>, to events: inout [Int]) {
    for row in rows { events.append(bundle.countedEventRefs[row].event) }
  }
}
