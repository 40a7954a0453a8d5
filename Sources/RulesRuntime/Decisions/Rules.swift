public import RulesBundle

/// The rules of a bundle, ready to be evaluated.
///
/// `decide` returns ordinals and allocates no memory. `present` returns everything that the app shows and logs.
public struct Rules: Sendable {
  /// The bundle that holds the rules.
  public let bundle: RuleBundle
  /// The evaluator of the bundle's conditions.
  public let evaluator: Evaluator
  /// The version of the remote config whose values the bundle has; nil for a bundle as it was built. Answers in JSON contain it as `config`.
  public var configVersion: Int64?
  /// The zones of the resets, indexed by the reset's ordinal; nil where the host provides no zone.
  let resetZones: [Zone?]
  private let zones: [Zone]
  private let findZone: (@Sendable (String) -> Zone?)?

  /// Creates rules over a bundle.
  ///
  /// - Parameters:
  ///   - bundle: The bundle to evaluate.
  ///   - zones: The time zones whose calendars resets follow. `bundle.zoneNames` lists their names, and the module `HostTime` finds them.
  ///     UTC is always available.
  ///   - findZone: Finds a zone that a request names and that is not in `zones`. Without it, such a request must contain the zone's data.
  public init(_ bundle: RuleBundle, zones: [Zone] = [], findZone: (@Sendable (String) -> Zone?)? = nil) {
    self.bundle = bundle
    self.zones = zones
    self.findZone = findZone
    evaluator = Evaluator(bundle)
    resetZones = bundle.resetZones(among: zones)
  }

  /// Returns these rules over another bundle, with the same time zones.
  package func over(_ bundle: RuleBundle) -> Rules { Rules(bundle, zones: zones, findZone: findZone) }

  /// Returns a time zone that the host provides or finds; nil if the name is unknown.
  public func zone(named name: String) -> Zone? {
    if name.utf8.elementsEqual("UTC".utf8) { return .utc }
    return zones.first { $0.name.utf8.elementsEqual(name.utf8) } ?? findZone?(name)
  }

  /// Returns the ordinal of an action; nil if the name is unknown.
  public func action(_ name: String) -> Int? { bundle.find(.actions, name) }

  /// Returns the ordinal of a fact; nil if the name is unknown.
  public func fact(_ name: String) -> Int? { bundle.find(.facts, name) }

  /// Returns an empty frame for these rules.
  public func makeFrame() -> Frame { Frame(for: bundle) }

  /// Returns whether an action is allowed, and if not, why: `requireEntitlement` (CH08, build prompt step 2).
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

  /// Returns whether an action is allowed for a user with a history. The warning ladder can stop, question, or slow down an action that the
  /// rules allow.
  ///
  /// Call `fill(_:from:at:)` before this method, so that the frame has the facts that are counted from the history.
  ///
  /// - Parameters:
  ///   - action: The ordinal in `actions`.
  ///   - frame: The facts of the question.
  ///   - history: The history of the user.
  ///   - isConfirmed: Whether the user confirmed the action when the warning ladder asked.
  public func decide(action: Int, _ frame: Frame, after history: History, isConfirmed: Bool = false) -> Decision {
    history.require(bundle)
    var history = history
    hand(&history, frame)
    var decision = decide(action: action, frame)
    guard decision.isAllowed, let now = now(frame) else { return decision }
    let ladder = Ladder(self, frame)
    decision.status = ladder.status(ofAction: action, history, at: history.time(now), isConfirmed: isConfirmed)
    decision.stop(ladder)
    return decision
  }

  /// Traps if an ordinal or a frame belongs to another bundle, because evaluation would read memory out of bounds.
  @inline(__always)
  func requireOrdinal(_ ordinal: Int, of section: BundleSection, _ frame: Frame) {
    precondition(ordinal >= 0 && ordinal < bundle.count(section), "the ordinal is not in this bundle")
    precondition(frame.bundle.isSame(as: bundle), "the frame was created for another bundle")
  }

  /// Returns the effective plan: the plan that the request provides, or the outcome of the first row of the plan's table that applies.
  public func plan(_ frame: Frame) -> PlanDecision {
    precondition(frame.bundle.isSame(as: bundle), "the frame was created for another bundle")
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

/// A decision about an action, in ordinals.
public struct Decision: Sendable, Equatable {
  /// The ordinal in `actions`.
  public var action: Int
  /// The row of the action's table that decided, or that failed.
  public var row: Int
  /// The ordinal in `outcomes`.
  public var outcome: Int
  /// Whether the action is allowed.
  public var isAllowed: Bool
  /// The ordinal in `reasons` of why the action is denied; nil if it is allowed.
  public var reason: Int?
  /// The ordinal in `limits` of the limit that is reached; nil if no limit denies the action.
  public var limit: Int?
  /// The ordinal in `limits` of the limit that the action spends one of; nil if it spends none.
  public var spends: Int?
  /// The status of the warning ladder; nil if no level applies or no history was passed.
  public var status: LadderStatus?
  /// Whether the rules allow the action and the ladder denies it. No single fact changes such a decision; only time, a confirmation, or a
  /// release does.
  var isStoppedByLadder: Bool { !isAllowed && status != nil }
  /// Why the table could not be decided; the outcome is then the one that is declared for this case.
  public var error: Value?

  /// Denies the action if the ladder asks, pauses, or stops.
  mutating func stop(_ ladder: Ladder) {
    guard let status, let step = status.step, status.effect > .holds else { return }
    isAllowed = false
    spends = nil
    reason = ladder.reason(status.vector, step)
  }
}

/// The effective plan.
public struct PlanDecision: Sendable, Equatable {
  /// The ordinal in `plans`; nil if the plan is unknown.
  public var plan: Int?
  /// The row that decided; nil if the request provides the plan.
  public var row: Int?
  /// Why the plan could not be decided; `plan` is then the one that is declared for this case.
  public var error: Value?
}
