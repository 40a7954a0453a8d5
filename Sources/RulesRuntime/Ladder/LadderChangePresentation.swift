internal import RulesBundle

/// A vector that changed its level, and what is written down about it.
public struct PresentedChange: Sendable, Equatable {
  public var vector: String
  public var from: String?
  public var to: String?
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
      if change.isStart, change.until != nil { events += self.events(Word.Escalation.started, frame) }
      if change.isEnd { events += self.events(Word.Escalation.ended, frame) }
      give(vector: change.vector, level: change.to, count: change.count, frame)
      if isUp(change) { events = self.events(Word.Escalation.shown, frame) + events }
      events = self.events(Word.Escalation.changed, frame) + events
      if change.isAudited { events += self.events(Word.Escalation.audited, frame) }
      takeBackLadder(frame)
      return PresentedChange(
        vector: bundle.name(.ladder, change.vector), from: (change.from ?? lowestLevel).map { bundle.name(.ladderLevels, $0) },
        to: (change.to ?? lowestLevel).map { bundle.name(.ladderLevels, $0) }, at: change.at, until: change.until, count: change.count,
        isAudited: change.isAudited, telemetry: events)
    }
  }

  /// Whether a change leads to a higher level.
  private func isUp(_ change: LadderChange) -> Bool {
    func rank(_ level: Int?) -> Int { level.map { bundle.word(.ladderLevels, $0, Word.LadderLevels.rank) } ?? 0 }
    return rank(change.to) > rank(change.from)
  }

  /// What is sent because a vector counted something.
  func countingEvents(_ vector: Int, count: Int, _ frame: Frame) -> [PresentedEvent] {
    give(vector: vector, level: nil, count: count, frame)
    defer { takeBackLadder(frame) }
    return events(Word.Escalation.counted, frame)
  }

  private func events(_ column: Int, _ frame: Frame) -> [PresentedEvent] {
    bundle.count(.escalation) == 0 ? [] : events(bundle.range(.escalation, 0, column), frame)
  }
}
