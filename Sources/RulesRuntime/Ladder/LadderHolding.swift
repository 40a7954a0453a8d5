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
      bundle.ladder[standing.vector].holds.map { row in
        let operation = bundle.operationRefs[row].operation
        return SyncHold(type: Array(bundle.utf8(bundle.operations[operation].name)), until: standing.until)
      }
    }
  }

  /// Where the vectors stand that hold something back.
  package func holding(after history: History, _ frame: Frame, now: Int64) -> [LadderStanding] {
    history.require(bundle)
    var handed = history
    hand(&handed, frame)
    let (history, ladder) = (handed, Ladder(self, frame))
    return history.ladder.indices.filter(ladder.holds).map {
      ladder.standing($0, history, at: history.time(now), isConfirmed: false)
    }.filter { $0.effect == .holds }
  }

  /// The ways on of a step: its own, or those of its level.
  package func buttons(of step: Int, _ level: Int, _ frame: Frame) -> [PresentedButton] {
    let own = bundle.ladderSteps[step].buttons
    return buttons(own.isEmpty ? bundle.ladderLevels[level].buttons : own, frame)
  }
}

extension Ladder {
  /// Whether a vector holds back what is sent, instead of stopping what is done.
  func holds(_ vector: Int) -> Bool { !bundle.ladder[vector].holds.isEmpty }

  /// Where a vector stands. `time`: never before the latest that the history saw.
  func standing(_ vector: Int, _ history: History, at time: Int64, isConfirmed: Bool) -> LadderStanding {
    var standing = blockOrWarning(vector, history, at: time, isConfirmed: isConfirmed)
    if standing.effect > .holds, holds(vector) { standing.effect = standing.effect == .asks ? .tells : .holds }
    standing.isRepeated = isRepeated(standing, history)
    return standing
  }

  /// Whether the level was written down before. What asks or stops is said each time, and a share of a limit is not written down.
  private func isRepeated(_ standing: LadderStanding, _ history: History) -> Bool {
    guard let step = standing.step, !standing.isDeferred, history.ladder[standing.vector].logged == level(step) else { return false }
    switch standing.effect {
    case .tells, .holds, .pauses: return true
    case .nothing, .asks, .stops: return false
    }
  }

  /// A level that was reached just now is shown for the first time.
  func isNew(_ standing: LadderStanding, _ changes: [LadderChange]) -> Bool {
    guard let step = standing.step else { return false }
    let level = level(step)
    for change in changes where change.vector == standing.vector && change.to == level { return true }
    return false
  }

  /// Why a step refuses what it stops: the vector's own reason, or that of its level.
  func reason(_ vector: Int, _ step: Int) -> Int? {
    bundle.ladder[vector].reason ?? bundle.ladderLevels[level(step)].reason
  }

  /// Marks the reasons for which it can refuse something on the plan.
  func addReasons(to canRefuse: inout [Bool]) {
    for vector in 0..<bundle.count(.ladder) where isOn(vector) && concernsPlan(vector) && !holds(vector) {
      for step in steps(vector) where blocks(level(step)) != .nothing {
        if let reason = reason(vector, step) { canRefuse[reason] = true }
      }
    }
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
