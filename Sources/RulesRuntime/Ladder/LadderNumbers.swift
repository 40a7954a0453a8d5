internal import RulesBundle

// The numbers by which a plan climbs a vector. When they become other ones, what was counted under the old ones leads to no level that
// slows down or stops: nobody is stopped for what was well within the limits when it was done.
extension Ladder {
  /// The counts at which the plan in force reaches the levels of a vector, as one number: zero where no count leads anywhere, nil while the
  /// plan cannot be told. A plan that follows another one has its numbers. Of a vector that counts whatever the plan, those of all plans.
  ///
  /// A vector that is switched off has numbers of its own: what is done meanwhile was done under other ones.
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

  /// The numbers while a vector is switched off.
  private static let off: UInt64 = 0x6f66_66

  /// A step of FNV-1a.
  private static func mix(_ value: UInt64, into hash: inout UInt64) { hash = (hash ^ value) &* 0x0000_0100_0000_01b3 }

  /// The numbers in force when they are others than those under which events were last counted. A plan that no count leads up a vector has
  /// no numbers, and changes none: nobody begins anew by logging out and in.
  func newNumbers(_ vector: Int, _ state: LadderState) -> UInt64? {
    guard let old = state.numbers, let new = numbers(vector), new > 0, new != old else { return nil }
    return new
  }

  /// How many events count for levels that slow down or stop: those that were counted under the numbers in force.
  func ownCount(_ vector: Int, _ history: History, since time: Int64) -> Int {
    let state = history.ladder[vector]
    guard newNumbers(vector, state) == nil else { return 0 }
    let count = count(vector, history, since: time)
    return state.earlier.map { min(count, log(vector, history).count(after: $0)) } ?? count
  }

  /// Whether the block in force ends because new numbers would not have led to it. Only a block of single actions does: what is suspended,
  /// and what somebody must release, stays.
  func isLifted(_ vector: Int, _ state: LadderState) -> Bool {
    guard isOn(vector), let level = state.level, blocks(level) == .action, state.until < .max, let given = state.given,
      newNumbers(vector, state) != nil
    else { return false }
    guard let at = step(vector, level: level).flatMap({ threshold($0) }) else { return true }
    return Int64(given) < at
  }
}
