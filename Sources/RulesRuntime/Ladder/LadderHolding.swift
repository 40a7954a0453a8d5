internal import RulesBundle

/// An operation that a level of the warning ladder holds back in the sync queue.
public struct SyncHold: Sendable, Equatable {
  /// The name of the operation, in UTF-8.
  public var type: [UInt8]
  /// When it may be sent again, in milliseconds since 1970; nil when somebody must release it.
  public var until: Int64?

  public init(type: [UInt8], until: Int64?) {
    self.type = type
    self.until = until
  }
}

extension Rules {
  /// What the warning ladder holds back in the sync queue of somebody with a history; nothing without `now` in the frame.
  public func syncHolds(after history: History, _ frame: Frame) -> [SyncHold] {
    guard let now = now(frame) else { return [] }
    return holding(after: history, frame, now: now).flatMap { standing in
      bundle.range(.ladder, standing.vector, Word.Ladder.holds).map { row in
        let operation = bundle.word(.operationRefs, row, Word.OperationRefs.operation)
        return SyncHold(type: Array(bundle.utf8(.operations, operation, Word.Operations.name)), until: standing.until)
      }
    }
  }

  /// Where the vectors stand that hold something back.
  func holding(after history: History, _ frame: Frame, now: Int64) -> [LadderStanding] {
    history.require(bundle)
    let ladder = Ladder(self, frame)
    return history.ladder.indices.filter(ladder.holds).map {
      ladder.standing($0, history, at: history.time(now), isConfirmed: false)
    }.filter { $0.effect == .holds }
  }

  /// The ways on of a step: its own, or those of its level.
  func buttons(of step: Int, _ level: Int, _ frame: Frame) -> [PresentedButton] {
    let own = bundle.range(.ladderSteps, step, Word.LadderSteps.buttons)
    return buttons(own.isEmpty ? bundle.range(.ladderLevels, level, Word.LadderLevels.buttons) : own, frame)
  }
}

extension Ladder {
  /// Whether a vector holds back what is sent, instead of stopping what is done.
  func holds(_ vector: Int) -> Bool { !bundle.range(.ladder, vector, Word.Ladder.holds).isEmpty }

  /// Where a vector stands. `time`: never before the latest that the history saw.
  func standing(_ vector: Int, _ history: History, at time: Int64, isConfirmed: Bool) -> LadderStanding {
    var standing = blockOrWarning(vector, history, at: time, isConfirmed: isConfirmed)
    if standing.effect > .holds, holds(vector) { standing.effect = standing.effect == .asks ? .tells : .holds }
    return standing
  }

  /// When an effect that takes time ends: the later one is what somebody waits for.
  func ends(_ standing: LadderStanding) -> Int64 {
    switch standing.effect {
    case .holds, .pauses, .stops: standing.until ?? .max
    case .nothing, .tells, .asks: 0
    }
  }
}

extension ModeKind {
  /// What is done at once is kept here and sent later, while what it sends is held back.
  func held(_ isHeld: Bool) -> ModeKind { isHeld && (self == .now || self == .mayFail) ? .queue : self }
}
