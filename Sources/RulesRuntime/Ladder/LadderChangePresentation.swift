internal import RulesBundle

/// A change of level of a vector of the warning ladder, with its telemetry.
public struct PresentedChange: Sendable, Equatable {
  /// The ordinal in `ladder`.
  public var vector: Int
  /// The ordinal in `ladder_levels` of the previous level; nil if the rules declare no level for the absence of warnings.
  public var from: Int?
  /// The ordinal in `ladder_levels` of the new level; nil if the rules declare no level for the absence of warnings.
  public var to: Int?
  /// When the level changed.
  public var at: Timestamp
  /// When the block that began ends by itself; nil if no block began, or if it ends only by a release.
  public var until: Timestamp?
  /// How many events counted at that time.
  public var count: Int
  /// Whether the change must be in the audit log.
  public var isAudited: Bool
  /// The log records and events to send.
  public var telemetry: [PresentedEvent]
}

extension Rules {
  /// Returns changes of level with their telemetry, in the order of the changes.
  func present(_ changes: [LadderChange], _ frame: Frame) -> [PresentedChange] {
    changes.map { change in
      give(vector: change.vector, level: change.isEnd && change.to == nil ? change.from : change.to, count: change.count, frame)
      var events: [PresentedEvent] = []
      if change.isStart, change.until != nil { events += self.events(EscalationRow.At.started, frame) }
      if change.isEnd { events += self.events(EscalationRow.At.ended, frame) }
      give(vector: change.vector, level: change.to, count: change.count, frame)
      if isUp(change) { events = self.events(EscalationRow.At.shown, frame) + events }
      events = self.events(EscalationRow.At.changed, frame) + events
      if change.isAudited { events += self.events(EscalationRow.At.audited, frame) }
      takeBackLadder(frame)
      return PresentedChange(
        vector: change.vector, from: change.from ?? lowestLevel, to: change.to ?? lowestLevel, at: change.at, until: change.until,
        count: change.count, isAudited: change.isAudited, telemetry: events)
    }
  }

  /// Whether a change leads to a higher level.
  private func isUp(_ change: LadderChange) -> Bool {
    func rank(_ level: Int?) -> Int { level.map { bundle.ladderLevels[$0].rank } ?? 0 }
    return rank(change.to) > rank(change.from)
  }

  /// The events to send when a vector counts something.
  func countingEvents(_ vector: Int, count: Int, _ frame: Frame) -> [PresentedEvent] {
    give(vector: vector, level: nil, count: count, frame)
    defer { takeBackLadder(frame) }
    return events(EscalationRow.At.counted, frame)
  }

  /// The events to send when counting one of these events begins a pause. A pause is a cooldown, although it changes no level.
  func pausesBegun(by events: [Int], _ history: History, _ frame: Frame) -> [PresentedEvent] {
    pauses(history, frame, EscalationRow.At.started) { status, vector in
      events.contains(bundle.ladder[vector].counts)
    }
  }

  /// The events to send for pauses that were in force when the history was last updated and have ended by `now`, in milliseconds since
  /// 1970.
  func pausesOver(by now: Int64, _ history: History, _ frame: Frame) -> [PresentedEvent] {
    pauses(history, frame, EscalationRow.At.ended) { status, _ in status.end.map { $0 <= now } ?? false }
  }

  private func pauses(_ history: History, _ frame: Frame, _ column: Int, where holds: (LadderStatus, Int) -> Bool) -> [PresentedEvent] {
    let ladder = Ladder(self, frame)
    var sent: [PresentedEvent] = []
    for vector in history.ladder.indices where ladder.log(vector, history).count > 0 {
      let status = ladder.status(vector, history, at: history.latest, isConfirmed: true)
      guard status.effect == .pauses, let step = status.step, holds(status, vector) else { continue }
      give(vector: vector, level: ladder.level(step), count: status.count, frame)
      sent += events(column, frame)
      takeBackLadder(frame)
    }
    return sent
  }

  private func events(_ column: Int, _ frame: Frame) -> [PresentedEvent] {
    bundle.count(.escalation) == 0 ? [] : events(bundle.range(.escalation, 0, column), frame)
  }
}
