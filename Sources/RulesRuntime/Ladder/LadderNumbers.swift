internal import RulesBundle

// The thresholds of a vector under a plan. When they change, events that were counted under the old thresholds lead to no level that slows
// down or stops: a user is not stopped for what was within the limits at the time.
extension Ladder {
  /// A hash of the counts at which the effective plan reaches the levels of a vector: 0 if no count leads to a level, nil while the plan is
  /// unknown. A plan that follows another one has the same hash. For a vector that counts regardless of the plan, the hash covers the
  /// counts of all plans.
  ///
  /// A vector that is switched off has its own hash, so events in the meantime count under other thresholds.
  func numbers(_ vector: Int) -> UInt64? {
    guard isOn(vector) else { return Ladder.off }
    guard knowsPlan, let plan else { return nil }
    guard concernsPlan(vector) else { return 0 }
    let isWhatever = bundle.ladder[vector].whateverPlan
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for step in steps(vector) {
      for row in bundle.ladderSteps[step].at {
        guard isWhatever || bundle.ladderCounts[row].plan == plan else { continue }
        Ladder.mix(UInt64(rank(level(step))), into: &hash)
        Ladder.mix(UInt64(bitPattern: bundle.ladderCounts[row].at), into: &hash)
      }
    }
    Ladder.mix(UInt64(bitPattern: bundle.ladder[vector].window), into: &hash)
    if isWhatever { return max(hash, 1) }
    let name = bundle.utf8(bundle.plans[bundle.plans[plan].follows ?? plan].name)
    for index in 0..<name.count { Ladder.mix(UInt64(name[index]), into: &hash) }
    return max(hash, 1)
  }

  /// The hash while a vector is switched off.
  private static let off: UInt64 = 0x6f66_66

  /// One step of FNV-1a.
  private static func mix(_ value: UInt64, into hash: inout UInt64) { hash = (hash ^ value) &* 0x0000_0100_0000_01b3 }

  /// The hash of the thresholds in force, if they differ from those under which events were last counted. A plan without thresholds for a
  /// vector changes nothing, so that logging out and in does not reset the count.
  func newNumbers(_ vector: Int, _ state: LadderState) -> UInt64? {
    guard let old = state.numbers, let new = numbers(vector), new > 0, new != old else { return nil }
    return new
  }

  /// How many events count for levels that slow down or stop: those under the thresholds in force.
  func ownCount(_ vector: Int, _ history: History, since time: Int64) -> Int {
    let state = history.ladder[vector]
    guard newNumbers(vector, state) == nil else { return 0 }
    let count = count(vector, history, since: time)
    return state.earlier.map { min(count, log(vector, history).count(after: $0)) } ?? count
  }

  /// Whether the block in force ends because the new thresholds would not have led to it. This applies only to blocks of single actions.
  /// Suspensions and blocks that must be released stay.
  func isLifted(_ vector: Int, _ state: LadderState) -> Bool {
    guard isOn(vector), let level = state.level, blocks(level) == .action, state.until < .max, let given = state.given,
      newNumbers(vector, state) != nil
    else { return false }
    guard let at = step(vector, level: level).flatMap({ threshold($0) }) else { return true }
    return Int64(given) < at
  }
}
