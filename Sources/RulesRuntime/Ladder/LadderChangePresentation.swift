internal import RulesBundle

/// A vector that changed its level, and what is written down about it.
public struct PresentedChange: Sendable, Equatable {
  /// The ordinal in `ladder`.
  public var vector: Int
  /// The ordinals in `ladder_levels`; nil where no level says that nothing is the matter.
  public var from: Int?
  public var to: Int?
  /// Milliseconds since 1970.
  public var at: Int64
  public var until: Int64?
  public var count: Int
  public var isAudited: Bool
  /// The log and the events.
  public var telemetry: [PresentedEvent]
}

extension Rules {
  /// Changes of level with their records, in the order in which they came.
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

  /// What is sent because a vector counted something.
  func countingEvents(_ vector: Int, count: Int, _ frame: Frame) -> [PresentedEvent] {
    give(vector: vector, level: nil, count: count, frame)
    defer { takeBackLadder(frame) }
    return events(EscalationRow.At.counted, frame)
  }

  /// What is sent because counting one of these events began a pause: a cooldown as well, though it is no change of level.
  func pausesBegun(by events: [Int], _ history: History, _ frame: Frame) -> [PresentedEvent] {
    pauses(history, frame, EscalationRow.At.started) { standing, vector in
      events.contains(bundle.ladder[vector].counts)
    }
  }

  /// What is sent because pauses that ran when the history was last looked at are over by now, in milliseconds since 1970.
  func pausesOver(by now: Int64, _ history: History, _ frame: Frame) -> [PresentedEvent] {
    pauses(history, frame, EscalationRow.At.ended) { standing, _ in standing.until.map { $0 <= now } ?? false }
  }

  private func pauses(_ history: History, _ frame: Frame, _ column: Int, where holds: (LadderStanding, Int) -> Bool) -> [PresentedEvent] {
    let ladder = Ladder(self, frame)
    var sent: [PresentedEvent] = []
    for vector in history.ladder.indices where ladder.log(vector, history).count > 0 {
      let standing = ladder.standing(vector, history, at: history.latest, isConfirmed: true)
      guard standing.effect == .pauses, let step = standing.step, holds(standing, vector) else { continue }
      give(vector: vector, level: ladder.level(step), count: standing.count, frame)
      sent += events(column, frame)
      takeBackLadder(frame)
    }
    return sent
  }

  private func events(_ column: Int, _ frame: Frame) -> [PresentedEvent] {
    bundle.count(.escalation) == 0 ? [] : events(bundle.range(.escalation, 0, column), frame)
  }
}
