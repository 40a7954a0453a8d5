internal import RulesBundle

extension Ladder {
  /// How many events of a vector count now, by what they lead to.
  struct Counts {
    /// The time from which warnings count. Events before the end of the last block cause no warnings.
    let since: Int64
    /// The number of events since then: all events, and those under the thresholds in force.
    var recent: Int
    var ownRecent: Int
    /// The number of events since the start of the window or period, under the thresholds in force. These lead to blocks.
    var own: Int
    /// Whether a block has ended since the start of the window or period.
    let hasEnded: Bool

    /// - Parameters:
    ///   - from: The start of the window or period.
    ///   - cooldownEnd: When the last block ended.
    init(_ ladder: Ladder, _ vector: Int, _ history: History, from: Int64, cooldownEnd: Int64) {
      since = max(from, cooldownEnd)
      recent = ladder.count(vector, history, since: since)
      own = ladder.ownCount(vector, history, since: from)
      ownRecent = min(recent, own)
      hasEnded = cooldownEnd > .min && cooldownEnd >= from
    }

    /// The counts after `more` further events.
    func adding(_ more: Int) -> Counts {
      var counts = self
      counts.recent += more
      counts.ownRecent += more
      counts.own += more
      return counts
    }
  }

  /// The step that only warns or slows down, to which counts, signals, or a share of a limit lead; nil if none does.
  func warning(_ vector: Int, _ counts: Counts, confidence: Int) -> Int? {
    var reached: Int?
    for step in steps(vector) where !isBlock(level(step)) {
      let isSure = confidenceNeeded(level(step)).map { confidence >= $0 } ?? false
      if isSure || isCounted(step, vector, counts) || isFilled(vector, step) { reached = step }
    }
    return reached
  }

  /// A step that slows down counts the events under the thresholds in force, and applies again before the next block begins. A step that
  /// only warns counts all events.
  private func isCounted(_ step: Int, _ vector: Int, _ counts: Counts) -> Bool {
    guard let at = threshold(step) else { return false }
    guard blocks(level(step)) == .friction else { return Int64(counts.recent) >= at }
    return Int64(counts.ownRecent) >= at || counts.hasEnded && stop(vector, counts.adding(1)) != nil
  }

  /// The highest step that stops and to which the count leads.
  private func stop(_ vector: Int, _ counts: Counts) -> Int? {
    var target: Int?
    for step in steps(vector) where isBlock(level(step)) && threshold(step).map({ Int64(counts.own) >= $0 }) ?? false { target = step }
    return target
  }

  /// The next level to which further events lead, and how many events lead there if they happen now. One fewer event does not lead there.
  func next(_ vector: Int, _ history: History, at time: Int64) -> (level: Int, more: Int)? {
    guard isOn(vector) else { return nil }
    let state = history.ladder[vector]
    let block = block(vector, state, now: time)
    let counts = Counts(
      self, vector, history, from: start(vector, history, now: time), cooldownEnd: block.step == nil ? block.end : state.cooldownEnd)
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
      // After a block has ended, the event before the next block leads to the step that asks.
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
