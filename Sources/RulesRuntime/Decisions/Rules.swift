public import RulesBundle

/// The rules of a bundle, ready to be asked.
///
/// `decide` answers in ordinals and allocates nothing; `present` says everything that a person sees and a log keeps.
public struct Rules: Sendable {
  public let bundle: Bundle
  public let evaluator: Evaluator
  /// By the ordinal of the reset; nil where nobody handed the zone in.
  let resetZones: [Zone?]
  private let zones: [Zone]
  private let findZone: (@Sendable (String) -> Zone?)?

  /// Rules over a bundle. Resets follow the calendar of a zone: UTC is always known, other zones are handed in (`bundle.zoneNames`
  /// says which; the module `HostTime` finds them).
  ///
  /// `findZone`: the zone that a request names, where it is none of those; without it such a request must bring the zone's data.
  public init(_ bundle: Bundle, zones: [Zone] = [], findZone: (@Sendable (String) -> Zone?)? = nil) {
    self.bundle = bundle
    self.zones = zones
    self.findZone = findZone
    evaluator = Evaluator(bundle)
    resetZones = bundle.resetZones(among: zones)
  }

  /// These rules with other values: the same zones are known.
  package func over(_ bundle: Bundle) -> Rules { Rules(bundle, zones: zones, findZone: findZone) }

  /// A zone that the host handed in, or finds.
  public func zone(named name: String) -> Zone? {
    if name.utf8.elementsEqual("UTC".utf8) { return .utc }
    return zones.first { $0.name.utf8.elementsEqual(name.utf8) } ?? findZone?(name)
  }

  /// The ordinal of an action.
  public func action(_ name: String) -> Int? { bundle.find(.actions, name) }

  /// The ordinal of a fact.
  public func fact(_ name: String) -> Int? { bundle.find(.facts, name) }

  public func makeFrame() -> Frame { Frame(for: bundle) }

  /// Whether an action is allowed, and if not why: `requireEntitlement` (CH08, build prompt step 2).
  public func decide(action: Int, _ frame: Frame) -> Decision {
    requireOrdinal(action, of: .actions, frame)
    frame.forgetDerived()
    let table = bundle.actions[action].table
    let (row, outcome, error) = evaluator.decide(table: table, frame, frame.stack)
    let ending = bundle.outcomes[outcome]
    return Decision(
      action: action, row: row, outcome: outcome, isAllowed: ending.kind == .allow, reason: ending.reason, limit: ending.limit,
      spends: ending.spends, error: error)
  }

  /// The same for somebody with a history: what the rules allow, the warning ladder may stop, ask about or slow down.
  ///
  /// The frame has been filled from the history. `isConfirmed`: the person was asked and goes on.
  public func decide(action: Int, _ frame: Frame, after history: History, isConfirmed: Bool = false) -> Decision {
    history.require(bundle)
    var history = history
    hand(&history, frame)
    var decision = decide(action: action, frame)
    guard decision.isAllowed, let now = now(frame) else { return decision }
    let ladder = Ladder(self, frame)
    decision.standing = ladder.standing(ofAction: action, history, at: history.time(now), isConfirmed: isConfirmed)
    decision.stop(ladder)
    return decision
  }

  /// Ordinals and frames of another bundle would read memory that is not theirs: that is a mistake of the program.
  @inline(__always)
  func requireOrdinal(_ ordinal: Int, of section: Section, _ frame: Frame) {
    precondition(ordinal >= 0 && ordinal < bundle.count(section), "an ordinal comes from the bundle that it is asked of")
    precondition(frame.bundle.isSame(as: bundle), "a frame belongs to the bundle that it was made for")
  }

  /// The plan in force: the first row of its table that applies, or the plan that the request gives.
  public func plan(_ frame: Frame) -> PlanDecision {
    precondition(frame.bundle.isSame(as: bundle), "a frame belongs to the bundle that it was made for")
    frame.forgetDerived()
    let fact = bundle.book[0].plan
    if frame.isGiven(fact) { return PlanDecision(plan: evaluator.plan(frame), row: nil, error: nil) }
    guard let table = bundle.facts[fact].table else {
      return PlanDecision(plan: nil, row: nil, error: .error(.noPlan))
    }
    let (row, outcome, error) = evaluator.decide(table: table, frame, frame.stack)
    return PlanDecision(plan: bundle.outcomes[outcome].value, row: row, error: error)
  }
}

/// An answer in ordinals.
public struct Decision: Sendable, Equatable {
  public var action: Int
  /// The row of the action's table that decided, or that failed.
  public var row: Int
  public var outcome: Int
  public var isAllowed: Bool
  /// Why not; nil when allowed.
  public var reason: Int?
  /// The limit that has no room.
  public var limit: Int?
  /// The limit that doing it takes one away from.
  public var spends: Int?
  /// Where the warning ladder stands with it; nil when nothing is the matter or no history was given.
  public var standing: LadderStanding?
  /// Whether the rules allow it, and the ladder does not: then no single fact changes the answer, but time or somebody's word.
  var isStoppedByLadder: Bool { !isAllowed && standing != nil }
  /// Why the table could not be decided; then the outcome is the declared one for that case.
  public var error: Value?

  /// Refuses what the ladder does more about than to tell.
  mutating func stop(_ ladder: Ladder) {
    guard let standing, let step = standing.step, standing.effect > .holds else { return }
    isAllowed = false
    spends = nil
    reason = ladder.reason(standing.vector, step)
  }
}

/// The plan in force.
public struct PlanDecision: Sendable, Equatable {
  public var plan: Int?
  /// The row that decided; nil when the request gave the plan.
  public var row: Int?
  public var error: Value?
}
