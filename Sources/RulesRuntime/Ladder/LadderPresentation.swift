package import RulesBundle

/// The status of a vector of the warning ladder, with everything that the user sees.
public struct PresentedLadderStatus: Sendable, Equatable {
  /// The ordinal in `ladder`.
  public var vector: Int
  /// The ordinal in `ladder_levels`; nil if no level applies.
  public var level: Int?
  /// What the level does.
  public var effect: LadderStatus.Effect
  /// When the pause or the block ends; nil if there is none, or if it ends only by a release.
  public var until: Timestamp?
  /// The time until then, in milliseconds.
  package var millisecondsLeft: Int64?
  /// How many events count now.
  public var count: Int
  /// The count at which the user is slowed down, or otherwise warned; nil if no count leads to a level.
  public var limit: Int64?
  /// The next level to which further events lead.
  public var next: Next?
  /// The ordinal in `resets` of the rule by which the count resets; nil if the vector has none.
  public var resets: Int?
  /// When the count resets.
  public var resetsAt: Timestamp?
  /// The ordinals in `surfaces` of where the status appears.
  public var surfaces: [Int] = []
  /// The copy to show.
  public var copy: PresentedCopy?
  /// Further copy that the level requires, part by part.
  public var parts: [PresentedPart] = []
  /// The buttons that are offered, in order.
  public var buttons: [PresentedButton] = []
  /// Whether the user can dismiss it.
  public var isDismissible = false
  /// Whether the copy is shown later, because the user should not be interrupted now.
  public var isDeferred = false
  /// Whether the same level was shown before. If so, update what is on the screen, and do not reopen what the user closed. Always false for
  /// a level that asks or stops.
  public var isRepeated = false

  /// The time until the pause or the block ends; nil if there is none, or if it ends only by a release.
  public var timeLeft: Swift.Duration? { millisecondsLeft.map { .milliseconds($0) } }

  /// A level to which further events lead.
  public struct Next: Sendable, Equatable {
    /// The ordinal in `ladder_levels`.
    public var level: Int
    /// The count at that level.
    public var at: Int64
    /// How many more events lead there.
    public var more: Int64
  }
}

extension Rules {
  /// Returns a status for output.
  ///
  /// - Parameters:
  ///   - status: The status to present.
  ///   - history: The history from which the status was computed.
  ///   - frame: The facts of the question.
  public func present(_ status: LadderStatus, after history: History, _ frame: Frame) -> PresentedLadderStatus {
    let ladder = Ladder(self, frame)
    let vector = status.vector
    var result = PresentedLadderStatus(
      vector: vector, level: nil, effect: status.effect, until: status.until,
      millisecondsLeft: status.end.map { Milliseconds.difference($0, status.time) }, count: status.count, limit: slowing(status, ladder))
    result.next = next(status, history, ladder)
    if let reset = bundle.ladder[vector].reset {
      result.resets = reset
      result.resetsAt = nextReset(reset, after: Milliseconds.seconds(status.time), for: frame).map { Timestamp(seconds: $0) }
    }
    guard let step = status.step else { return result }
    let level = ladder.level(step)
    result.level = level
    result.isDismissible = bundle.ladderLevels[level].dismissible
    result.isDeferred = status.isDeferred
    result.isRepeated = status.isRepeated
    give(status, ladder, frame)
    result.copy = render(copy: bundle.ladderSteps[step].says, frame)
    result.parts = parts(step, isTimed: status.end != nil, frame)
    result.surfaces = surfaces(of: step, level)
    result.buttons = buttons(of: step, level, frame)
    takeBackLadder(frame)
    return result
  }

  /// The surfaces of a step: its own, or those of its level.
  func surfaces(of step: Int, _ level: Int) -> [Int] {
    let own = bundle.ladderSteps[step].surfaces
    return (own.isEmpty ? bundle.ladderLevels[level].surfaces : own).map { bundle.surfaceRefs[$0].surface }
  }

  /// The lowest count that slows the plan down, or otherwise the lowest that warns. Events that were counted under other thresholds slow
  /// nothing down, so they are added.
  private func slowing(_ status: LadderStatus, _ ladder: Ladder) -> Int64? {
    var lowest: Int64?
    for step in ladder.steps(status.vector) {
      guard let at = ladder.threshold(step) else { continue }
      if ladder.blocks(ladder.level(step)) != .nothing { return at + Int64(status.earlier) }
      lowest = lowest ?? at
    }
    return lowest
  }

  private func next(_ status: LadderStatus, _ history: History, _ ladder: Ladder) -> PresentedLadderStatus.Next? {
    guard let next = ladder.next(status.vector, history, at: status.time) else { return nil }
    return .init(level: next.level, at: Int64(status.count + next.more), more: Int64(next.more))
  }

  /// The further copy of a step.
  ///
  /// - Parameter isTimed: Whether a pause or a block ends by itself, so that there is a countdown.
  func parts(_ step: Int, isTimed: Bool, _ frame: Frame) -> [PresentedPart] {
    var parts: [PresentedPart] = []
    for row in bundle.ladderSteps[step].parts {
      let part = bundle.ladderParts[row].part
      if part == .countdown, !isTimed { continue }
      parts.append(
        PresentedPart(part: .ladder(part), copy: render(copy: bundle.ladderParts[row].copy, frame)))
    }
    return parts
  }

  // MARK: Facts of the ladder

  /// Sets the facts named `ladder.*`, so that copy and events can read the status.
  func give(_ status: LadderStatus, _ ladder: Ladder, _ frame: Frame) {
    give(vector: status.vector, level: status.step.map { ladder.level($0) }, count: status.count, frame)
    if let limit = slowing(status, ladder) { set(BookRow.At.ladderLimit, .int(limit), frame) }
    if let until = status.end { set(BookRow.At.ladderTimeLeft, .milliseconds(Milliseconds.difference(until, status.time)), frame) }
    guard let step = status.step else { return }
    let lasts = Value.milliseconds(ladder.lasts(step))
    if ladder.blocks(ladder.level(step)) == .friction { set(BookRow.At.ladderPause, lasts, frame) }
    if ladder.isBlock(ladder.level(step)) { set(BookRow.At.ladderSuspension, lasts, frame) }
  }

  func give(vector: Int, level: Int?, count: Int, _ frame: Frame) {
    takeBackLadder(frame)
    // The string comes first, because storing a string removes derived values.
    if let thing = bundle.ladder[vector].thing {
      frame.setText(bundle.book[0].ladderThing, render(copy: thing, frame).text.utf8)
    }
    set(BookRow.At.ladderVector, bundle.nameValue(.ladder, vector), frame)
    let level = level ?? lowestLevel
    if let level { set(BookRow.At.ladderLevel, bundle.nameValue(.ladderLevels, level), frame) }
    set(BookRow.At.ladderCount, .int(Int64(count)), frame)
    let window = bundle.ladder[vector].window
    if window > 0 { set(BookRow.At.ladderWindow, .duration(seconds: window), frame) }
  }

  /// The lowest level, which means that no warning applies.
  var lowestLevel: Int? {
    for level in 0..<bundle.count(.ladderLevels) where bundle.ladderLevels[level].rank == 0 { return level }
    return nil
  }

  private func set(_ column: Int, _ value: Value, _ frame: Frame) { frame.set(bundle.column(.book, 0, column), value) }

  func takeBackLadder(_ frame: Frame) {
    for column in BookRow.At.ladderFacts { frame.set(bundle.column(.book, 0, column), .missing) }
  }
}

extension LadderStatus.Effect {
  /// The name in JSON.
  public var name: String {
    switch self {
    case .nothing: "nothing"
    case .tells: "tells"
    case .holds: "holds"
    case .asks: "asks"
    case .pauses: "pauses"
    case .stops: "stops"
    }
  }
}

extension Value {
  /// Returns a duration.
  package static func milliseconds(_ milliseconds: Int64) -> Value {
    .duration(seconds: Milliseconds.seconds(milliseconds), nanoseconds: Milliseconds.nanoseconds(milliseconds))
  }
}
