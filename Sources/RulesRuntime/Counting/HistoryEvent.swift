internal import RulesBundle

/// Something that a history counts: an event, a signal, or a release.
public enum HistoryEvent: Sendable, Equatable {
  /// An event, by its ordinal and the id of this occurrence. `at` is when it happened, if it is reported late; nil for now.
  case event(Int, EventID, at: Timestamp? = nil)
  /// A signal that was seen, by its ordinal, in one vector or, if `vector` is nil, in all vectors that have the signal.
  case signal(Int, vector: Int?)
  /// The release of a vector's block by an authorized person.
  case released(Int)
}

/// The result of counting an event, a signal, or a release.
package struct Counting: Sendable, Equatable {
  /// Whether the entry counted; false if it was counted before, or if it applies to nothing in the history.
  package var isCounted: Bool
  /// The changes of level that followed, in order.
  package var changes: [LadderChange] = []
}

/// The result of attempting an action.
package struct Doing: Sendable, Equatable {
  /// Whether the action is allowed.
  package var decision: Decision
  /// The ordinals of the events that were counted.
  package var counted: [Int] = []
  /// The changes of level that followed, in order.
  package var changes: [LadderChange] = []
}

extension Rules {
  /// Counts an event, a signal, or a release. The frame holds the facts of the request. Nothing is counted if the fact `now` is missing.
  package func count(_ entry: HistoryEvent, _ history: inout History, _ frame: Frame) -> Counting {
    var counting = Counting(isCounted: false)
    guard let now = now(frame) else { return counting }
    hand(&history, frame)
    let reducer = LadderReducer(self, frame, &history, now: now)
    reducer.settle(&history, &counting.changes)
    switch entry {
    case .event(let event, let id, let time):
      counting.isCounted = reducer.count(event, id, at: time?.milliseconds, &history, &counting.changes)
    case .signal(let signal, let only):
      for vector in history.ladder.indices where only ?? vector == vector && reducer.index(of: signal, in: vector) != nil {
        reducer.see(signal, in: vector, &history, &counting.changes)
        counting.isCounted = true
      }
    case .released(let vector): counting.isCounted = reducer.release(vector, &history, &counting.changes)
    }
    fill(frame, from: history)
    return counting
  }

  /// Counts an event. Returns false if the event was counted before, or if the frame has no `now`.
  ///
  /// This is the fastest way to count: it allocates no memory if `history` and `changes` have capacity. It does not update the counted
  /// facts of the frame.
  public func count(_ event: Int, _ id: EventID, _ history: inout History, _ frame: Frame, into changes: inout [LadderChange]) -> Bool {
    requireOrdinal(event, of: .countedEvents, frame)
    guard let now = now(frame) else { return false }
    hand(&history, frame)
    let reducer = LadderReducer(self, frame, &history, now: now)
    reducer.settle(&history, &changes)
    return reducer.count(event, id, at: nil, &history, &changes)
  }

  /// Decides whether an action is allowed, and counts the events that follow from the decision.
  ///
  /// An allowed action counts what it spends and its own events. A denied action counts the events of its reason. Perform the action only
  /// if the decision allows it, and store the history in every case.
  ///
  /// - Parameters:
  ///   - action: The ordinal in `actions`.
  ///   - id: The id of this attempt, for events whose rule names no fact with the id.
  ///   - isConfirmed: Whether the user confirmed the action when the warning ladder asked.
  ///   - isAutomatic: Whether the app tries or sends again by itself. Nothing is counted then.
  ///   - happened: When the user performed the action, in milliseconds since 1970, if it is reported late; nil for now. The decision then
  ///     uses what was used at that time.
  ///   - history: The history of the user.
  ///   - frame: The facts of the question.
  package func decideAndCount(
    action: Int, id: EventID, isConfirmed: Bool = false, isAutomatic: Bool = false, at happened: Int64? = nil, _ history: inout History,
    _ frame: Frame
  ) -> Doing {
    guard let now = now(frame) else { return Doing(decision: decide(action: action, frame)) }
    hand(&history, frame)
    var changes: [LadderChange] = []
    let reducer = LadderReducer(self, frame, &history, now: now)
    reducer.settle(&history, &changes)
    fill(frame, from: history, at: happened)
    var doing = Doing(decision: decide(action: action, frame, after: history, isConfirmed: isConfirmed), changes: changes)
    guard !isAutomatic else { return doing }
    for event in events(of: doing.decision) {
      if reducer.count(event, self.id(of: event, frame) ?? id, at: happened, &history, &doing.changes) { doing.counted.append(event) }
    }
    if !doing.decision.isAllowed, let status = doing.decision.status, status.effect == .stops {
      let changes = doing.changes.count
      reducer.refuse(status.vector, &history, &doing.changes)
      if doing.changes.count > changes {
        // This attempt changed the level, so the decision reports the new status.
        doing.decision.status = reducer.ladder.status(ofAction: action, history, at: history.latest, isConfirmed: isConfirmed)
        doing.decision.stop(reducer.ladder)
      }
    }
    if !doing.decision.isAllowed, doing.decision.status == nil, let reason = doing.decision.reason {
      reducer.fail(action, reason, &history, &doing.changes)
    }
    fill(frame, from: history)
    if doing.decision.isAllowed {
      // Report the status after counting, so that a warning comes with the event that reaches its threshold.
      doing.decision.status = Ladder(self, frame).status(ofAction: action, history, at: history.latest, isConfirmed: false)
    }
    if let status = doing.decision.status, Ladder(self, frame).isNew(status, doing.changes) {
      doing.decision.status?.isRepeated = false
    }
    return doing
  }

  /// The ordinals of the events that a decision counts.
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
