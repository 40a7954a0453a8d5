internal import RulesBundle

/// An operation of the sync queue that a level of the warning ladder holds back.
public struct SyncHold: Sendable, Equatable {
  /// The name of the operation, in UTF-8.
  public var type: [UInt8]
  /// When the operation may be sent again; nil if it must be released.
  public var until: Timestamp?

  /// Creates a held operation.
  public init(type: [UInt8], until: Timestamp?) {
    self.type = type
    self.until = until
  }
}

extension Rules {
  /// Returns the operations that the warning ladder holds back in the sync queue of a user with a history; none if the fact `now` is
  /// missing.
  public func syncHolds(after history: History, _ frame: Frame) -> [SyncHold] {
    guard let now = now(frame) else { return [] }
    return holding(after: history, frame, now: now).flatMap { status in
      bundle.ladder[status.vector].holds.map { row in
        let operation = bundle.operationRefs[row].operation
        return SyncHold(type: Array(bundle.utf8(bundle.operations[operation].name)), until: status.until)
      }
    }
  }

  /// The statuses of the vectors that hold something back.
  package func holding(after history: History, _ frame: Frame, now: Int64) -> [LadderStatus] {
    history.require(bundle)
    var handed = history
    hand(&handed, frame)
    let (history, ladder) = (handed, Ladder(self, frame))
    return history.ladder.indices.filter(ladder.holds).map {
      ladder.status($0, history, at: history.time(now), isConfirmed: false)
    }.filter { $0.effect == .holds }
  }

  /// The buttons of a step: its own, or those of its level.
  package func buttons(of step: Int, _ level: Int, _ frame: Frame) -> [PresentedButton] {
    let own = bundle.ladderSteps[step].buttons
    return buttons(own.isEmpty ? bundle.ladderLevels[level].buttons : own, frame)
  }
}

extension Ladder {
  /// Whether a vector holds back operations instead of stopping actions.
  func holds(_ vector: Int) -> Bool { !bundle.ladder[vector].holds.isEmpty }

  /// The status of a vector. `time` is never before the latest time that the history has seen.
  func status(_ vector: Int, _ history: History, at time: Int64, isConfirmed: Bool) -> LadderStatus {
    var status = blockOrWarning(vector, history, at: time, isConfirmed: isConfirmed)
    if status.effect > .holds, holds(vector) { status.effect = status.effect == .asks ? .tells : .holds }
    status.isRepeated = isRepeated(status, history)
    return status
  }

  /// Whether the level was logged before. Levels that ask or stop are shown each time, and a share of a limit is not logged.
  private func isRepeated(_ status: LadderStatus, _ history: History) -> Bool {
    guard let step = status.step, !status.isDeferred, history.ladder[status.vector].logged == level(step) else { return false }
    switch status.effect {
    case .tells, .holds, .pauses: return true
    case .nothing, .asks, .stops: return false
    }
  }

  /// Whether a change has just reached the level of a status, so that it is shown for the first time.
  func isNew(_ status: LadderStatus, _ changes: [LadderChange]) -> Bool {
    guard let step = status.step else { return false }
    let level = level(step)
    for change in changes where change.vector == status.vector && change.to == level { return true }
    return false
  }

  /// The reason for which a step denies actions: the vector's own reason, or that of its level.
  func reason(_ vector: Int, _ step: Int) -> Int? {
    bundle.ladder[vector].reason ?? bundle.ladderLevels[level(step)].reason
  }

  /// Marks the reasons for which the ladder can deny an action under the plan.
  func addReasons(to canRefuse: inout [Bool]) {
    for vector in 0..<bundle.count(.ladder) where isOn(vector) && concernsPlan(vector) && !holds(vector) {
      for step in steps(vector) where blocks(level(step)) != .nothing {
        if let reason = reason(vector, step) { canRefuse[reason] = true }
      }
    }
  }

  /// When an effect that takes time ends; 0 for other effects. The user waits until the later of two ends.
  func ends(_ status: LadderStatus) -> Int64 {
    switch status.effect {
    case .holds, .pauses, .stops: status.end ?? .max
    case .nothing, .tells, .asks: 0
    }
  }
}

extension ModeKind {
  /// The mode of an action whose operations are held back: what would run immediately is queued and sent later.
  func held(_ isHeld: Bool) -> ModeKind { isHeld && (self == .now || self == .mayFail) ? .queue : self }
}
