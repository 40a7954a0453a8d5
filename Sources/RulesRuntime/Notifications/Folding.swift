internal import RulesBundle

// What becomes one with others because there would be too many, or two in the same minute.
extension Placing {
  /// Makes one of it and the nearest of the same batch that is planned for that day, at the later moment.
  mutating func joinsEarlier(_ gathered: Gathered) -> Bool {
    guard let batch = foldable(gathered) else { return false }
    let day = range(.day, around: gathered.at)
    // What is not of the batch came there for its own moment, and stays.
    let index = placed.lastIndex { other in
      other.channel == gathered.channel && day.contains(other.at) && self.batch(of: other) == batch
        && other.members.allSatisfy { planner[planner.occurrences[$0].type].batch == batch }
    }
    guard let index else { return false }
    let others = placed.indices.filter { $0 != index }
    guard !others.contains(where: { isClose(placed[$0], gathered) }), !sent.contains(where: { isClose($0, gathered) }) else { return false }
    placed[index].members += gathered.members
    placed[index].at = gathered.at
    placed[index].batch = batch
    return true
  }

  /// The batch that it is, or may become part of when it comes close to others.
  func batch(of gathered: Gathered) -> Int? {
    if let batch = gathered.batch { return batch }
    return gathered.members.first.flatMap { planner[planner.occurrences[$0].type].batch }
  }

  // MARK: The burst cap

  /// Nil when nothing is too close to it; else whether it could be put together with what is.
  mutating func joinedByBurst(_ gathered: Gathered) -> Bool? {
    let close = placed.indices.filter { isClose(placed[$0], gathered) }
    let meetsSent = sent.contains { isClose($0, gathered) }
    guard !close.isEmpty || meetsSent else { return nil }
    guard !meetsSent, let batch = foldable(gathered), close.allSatisfy({ foldable(placed[$0]) == batch }) else { return false }
    // With it, what did not count toward the person's maximum would.
    if isOverMaximum(gathered), !close.contains(where: { isSoft(placed[$0].members) }) { return false }
    var whole = gathered
    whole.batch = batch
    for index in close { whole.at = max(whole.at, placed[index].at) }
    if isQuiet(whole, close) {
      // One of them may come in quiet hours and the others may not: then together at the first moment.
      for index in close { whole.at = min(whole.at, placed[index].at) }
      if isQuiet(whole, close) { return false }
    }
    let others = placed.indices.filter { !close.contains($0) }
    guard isFree(batch, whole.at, besides: close), !others.contains(where: { isClose(placed[$0], whole) }) else { return false }
    whole.members = close.flatMap { placed[$0].members } + gathered.members
    for index in close.reversed() { placed.remove(at: index) }
    placed.append(whole)
    return true
  }

  // MARK: What goes first

  func goesFirst(_ gathered: Gathered) -> Bool { gathered.members.contains { planner.goesFirst(planner.occurrences[$0].type) } }

  /// Whether it comes in the minute of one that goes first.
  private func meetsFirst(_ gathered: Gathered) -> Bool {
    for other in placed where isClose(other, gathered) && goesFirst(other) { return true }
    for other in sent where isClose(other, gathered) {
      for member in other.members {
        if let type = member.type, planner.goesFirst(type) { return true }
      }
    }
    return false
  }

  /// The same after the minute that it meets others in; nil where it does not wait for that.
  ///
  /// What goes first always waits, past quiet hours and midnight. Another waits only behind what goes first, and only on the same day.
  func afterTheMinute(_ gathered: Gathered) -> Gathered? {
    let first = goesFirst(gathered)
    guard first || meetsFirst(gathered) else { return nil }
    let day = planner.situation.zone.wallTime(at: gathered.at).day
    var later = gathered
    while true {
      let close = placed.filter { isClose($0, later) }.map { $0.at } + sent.filter { isClose($0, later) }.map { $0.at }
      guard let last = close.max() else { break }
      later.at = last + (planner.setting(PlannerRow.At.burst, .seconds) ?? 0)
      if let end = planner.choices.quietEnd(later.at, planner.situation.zone) {
        guard first else { return nil }
        later.at = end
      }
    }
    guard first || planner.situation.zone.wallTime(at: later.at).day == day else { return nil }
    later.since = gathered.at
    return later
  }

  /// The summary that it becomes part of when it meets others: its batch, or what its overflow becomes.
  func foldable(_ gathered: Gathered) -> Int? {
    if let batch = batch(of: gathered) { return batch }
    guard let type = gathered.members.first.map({ planner.occurrences[$0].type }) else { return nil }
    return planner[type].overflow
  }

  /// Whether a summary may come then: a daily one comes once a day.
  func isFree(_ batch: Int, _ at: Int64, besides close: [Int]) -> Bool {
    guard planner.bundle.notificationBatches[batch].daily else { return true }
    let day = range(.day, around: at)
    return !sent.contains { $0.batch == batch && day.contains($0.at) }
      && !placed.indices.contains { !close.contains($0) && placed[$0].batch == batch && day.contains(placed[$0].at) }
  }

  func isClose(_ a: Gathered, _ b: Gathered) -> Bool { a.channel == b.channel && isClose(a.at, b.at) }
  func isClose(_ a: Sent, _ b: Gathered) -> Bool { a.channel == b.channel && isClose(a.at, b.at) }
  func isClose(_ a: Int64, _ b: Int64) -> Bool {
    (a - b).magnitude < UInt64(max(0, planner.setting(PlannerRow.At.burst, .seconds) ?? 0))
  }

  /// Whether a moment lies in quiet hours for one that would come at another.
  func isQuiet(_ whole: Gathered, _ close: [Int]) -> Bool {
    guard planner.choices.quietEnd(whole.at, planner.situation.zone) != nil else { return false }
    return (whole.members + close.flatMap { placed[$0].members }).contains { planner.occurrences[$0].at != whole.at }
  }
}
