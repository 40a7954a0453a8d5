package import RulesBundle

/// Where the warning ladder stands with somebody, with everything that a person sees.
public struct PresentedStanding: Sendable, Equatable {
  /// The ordinal in `ladder`.
  public var vector: Int
  /// The ordinal in `ladder_levels`; nil while nothing is the matter.
  public var level: Int?
  public var effect: LadderStanding.Effect
  /// When the pause or the block ends, in milliseconds since 1970.
  public var until: Int64?
  /// From now until then, in milliseconds.
  public var timeLeft: Int64?
  public var count: Int
  /// The count at which the person is slowed down; nil when none does.
  public var limit: Int64?
  /// The next level that counting on leads to.
  public var next: Next?
  /// The ordinal in `resets`.
  public var resets: Int?
  /// Milliseconds since 1970.
  public var resetsAt: Int64?
  /// The ordinals in `surfaces`.
  public var surfaces: [Int] = []
  public var copy: PresentedCopy?
  /// What the level must tell besides its own words.
  public var parts: [PresentedPart] = []
  public var buttons: [PresentedButton] = []
  public var isDismissible = false
  /// Whether what would be said waits, because this is no moment to be disturbed.
  public var isDeferred = false
  /// Whether the same level was shown before: what is on the screen is brought up to date, and what a person closed does not open again.
  /// Never while it asks or stops.
  public var isRepeated = false

  public struct Next: Sendable, Equatable {
    /// The ordinal in `ladder_levels`.
    public var level: Int
    public var at: Int64
    /// How many more lead there.
    public var more: Int64
  }
}

extension Rules {
  /// The standing of a vector with its words. `history`: the one that it is a standing of.
  public func present(_ standing: LadderStanding, after history: History, _ frame: Frame) -> PresentedStanding {
    let ladder = Ladder(self, frame)
    let vector = standing.vector
    var result = PresentedStanding(
      vector: vector, level: nil, effect: standing.effect, until: standing.until,
      timeLeft: standing.until.map { Milliseconds.difference($0, standing.time) }, count: standing.count, limit: slowing(standing, ladder))
    result.next = next(standing, history, ladder)
    if let reset = bundle.ladder[vector].reset {
      result.resets = reset
      result.resetsAt = nextReset(reset, after: Milliseconds.seconds(standing.time)).map(Milliseconds.of)
    }
    guard let step = standing.step else { return result }
    let level = ladder.level(step)
    result.level = level
    result.isDismissible = bundle.ladderLevels[level].dismissible
    result.isDeferred = standing.isDeferred
    result.isRepeated = standing.isRepeated
    give(standing, ladder, frame)
    result.copy = render(copy: bundle.ladderSteps[step].says, frame)
    result.parts = parts(step, isTimed: standing.until != nil, frame)
    result.surfaces = surfaces(of: step, level)
    result.buttons = buttons(of: step, level, frame)
    takeBackLadder(frame)
    return result
  }

  /// Where a step appears: on its own surfaces, or on those of its level.
  func surfaces(of step: Int, _ level: Int) -> [Int] {
    let own = bundle.ladderSteps[step].surfaces
    return (own.isEmpty ? bundle.ladderLevels[level].surfaces : own).map { bundle.surfaceRefs[$0].surface }
  }

  /// The lowest count that slows the plan down, or else the lowest that is told about. What was counted under other numbers slows nobody
  /// down, and so it comes on top.
  private func slowing(_ standing: LadderStanding, _ ladder: Ladder) -> Int64? {
    var lowest: Int64?
    for step in ladder.steps(standing.vector) {
      guard let at = ladder.threshold(step) else { continue }
      if ladder.blocks(ladder.level(step)) != .nothing { return at + Int64(standing.earlier) }
      lowest = lowest ?? at
    }
    return lowest
  }

  private func next(_ standing: LadderStanding, _ history: History, _ ladder: Ladder) -> PresentedStanding.Next? {
    guard let next = ladder.next(standing.vector, history, at: standing.time) else { return nil }
    return .init(level: next.level, at: Int64(standing.count + next.more), more: Int64(next.more))
  }

  /// What a step says besides its words. `isTimed`: whether a pause or a block ends by itself, so that there is something to count down.
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

  // MARK: The facts of the ladder

  /// Lets words and events read what the ladder found, as facts named `ladder.*`.
  func give(_ standing: LadderStanding, _ ladder: Ladder, _ frame: Frame) {
    give(vector: standing.vector, level: standing.step.map { ladder.level($0) }, count: standing.count, frame)
    if let limit = slowing(standing, ladder) { set(BookRow.At.ladderLimit, .int(limit), frame) }
    if let until = standing.until { set(BookRow.At.ladderTimeLeft, .milliseconds(Milliseconds.difference(until, standing.time)), frame) }
    guard let step = standing.step else { return }
    let lasts = Value.milliseconds(ladder.lasts(step))
    if ladder.blocks(ladder.level(step)) == .friction { set(BookRow.At.ladderPause, lasts, frame) }
    if ladder.isBlock(ladder.level(step)) { set(BookRow.At.ladderSuspension, lasts, frame) }
  }

  func give(vector: Int, level: Int?, count: Int, _ frame: Frame) {
    takeBackLadder(frame)
    // Words first: a text that is kept forgets what was worked out.
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

  /// The level at which nothing is the matter.
  var lowestLevel: Int? {
    for level in 0..<bundle.count(.ladderLevels) where bundle.ladderLevels[level].rank == 0 { return level }
    return nil
  }

  private func set(_ column: Int, _ value: Value, _ frame: Frame) { frame.set(bundle.word(.book, 0, column), value) }

  func takeBackLadder(_ frame: Frame) {
    for column in BookRow.At.ladderFacts { frame.set(bundle.word(.book, 0, column), .missing) }
  }
}

extension LadderStanding.Effect {
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
  /// A duration.
  package static func milliseconds(_ milliseconds: Int64) -> Value {
    .duration(seconds: Milliseconds.seconds(milliseconds), nanoseconds: Milliseconds.nanoseconds(milliseconds))
  }
}
