internal import RulesBundle

extension Ladder {
  /// How many events of a vector count right now, and for what.
  struct Counts {
    /// From when on warnings count: nobody is warned of what was before the last block ended.
    let since: Int64
    /// Since then: all, and those that were counted under the numbers in force.
    var recent: Int
    var ownRecent: Int
    /// Since the window or the period began, under the numbers in force: these lead to blocks.
    var own: Int
    /// Whether a block ended since the window or the period began.
    let hasEnded: Bool

    /// `from`: when the window or the period began; `slate`: when the last block ended.
    init(_ ladder: Ladder, _ vector: Int, _ history: History, from: Int64, slate: Int64) {
      since = max(from, slate)
      recent = ladder.count(vector, history, since: since)
      own = ladder.ownCount(vector, history, since: from)
      ownRecent = min(recent, own)
      hasEnded = slate > .min && slate >= from
    }

    /// The counts after so many more.
    func adding(_ more: Int) -> Counts {
      var counts = self
      counts.recent += more
      counts.ownRecent += more
      counts.own += more
      return counts
    }
  }

  /// The step that only warns or slows down, and that counts, signals or a share lead to.
  func warning(_ vector: Int, _ counts: Counts, confidence: Int) -> Int? {
    var reached: Int?
    for step in steps(vector) where !isBlock(level(step)) {
      let isSure = confidenceNeeded(level(step)).map { confidence >= $0 } ?? false
      if isSure || isCounted(step, vector, counts) || isFilled(vector, step) { reached = step }
    }
    return reached
  }

  /// What slows down counts what was done under the numbers in force, and asks again before what would stop again. What only tells counts all.
  private func isCounted(_ step: Int, _ vector: Int, _ counts: Counts) -> Bool {
    guard let at = threshold(step) else { return false }
    guard blocks(level(step)) == .friction else { return Int64(counts.recent) >= at }
    return Int64(counts.ownRecent) >= at || counts.hasEnded && stop(vector, counts.adding(1)) != nil
  }

  /// The highest step that stops, and to which a count leads.
  private func stop(_ vector: Int, _ counts: Counts) -> Int? {
    var target: Int?
    for step in steps(vector) where isBlock(level(step)) && threshold(step).map({ Int64(counts.own) >= $0 }) ?? false { target = step }
    return target
  }

  /// The next level that counting on leads to, and how many more lead there when they come now: exactly so many do, and one less does not.
  func next(_ vector: Int, _ history: History, at time: Int64) -> (level: Int, more: Int)? {
    guard isOn(vector) else { return nil }
    let state = history.ladder[vector]
    let block = block(vector, state, now: time)
    let counts = Counts(self, vector, history, from: start(vector, history, now: time), slate: block.step == nil ? block.end : state.slate)
    let confidence = confidence(vector, state, at: time)
    func reached(_ more: Int) -> Int? {
      let after = counts.adding(more)
      if var step = stop(vector, after), isAbove(step, block.step) {
        while let next = follower(of: step, vector, state, more: 1, at: time), isAbove(next, step) { step = next }
        return step
      }
      return block.step ?? warning(vector, after, confidence: confidence)
    }
    let current = block.step ?? warning(vector, counts, confidence: confidence)
    var best: (level: Int, more: Int)?
    for step in steps(vector) {
      guard let at = threshold(step) else { continue }
      let now = isBlock(level(step)) ? counts.own : blocks(level(step)) == .friction ? counts.ownRecent : counts.recent
      // After a block has ended, one less than what leads to the next leads to the question before it.
      for missing in (counts.hasEnded ? 0...1 : 0...0) as ClosedRange<Int64> {
        let more = Int(clamping: max(1, at - missing - Int64(now)))
        guard best.map({ more < $0.more }) ?? true, let next = reached(more), isAbove(next, current) else { continue }
        best = (level(next), more)
      }
    }
    return best
  }

  private func isAbove(_ step: Int, _ other: Int?) -> Bool { other.map { rank(level(step)) > rank(level($0)) } ?? true }
}
