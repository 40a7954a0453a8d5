import RulesBundle
import RulesRequests
import RulesRuntime

/// What besides facts would change an answer: time, a yes, somebody's word, and doing it more often.
///
/// Tried, not guessed: each is done to a copy of the history and decided anew, so what is printed is true.
struct LadderFlips {
  let rules: Rules
  let history: History
  let action: Int
  let isConfirmed: Bool

  init(_ rules: Rules, _ history: History, action: Int, isConfirmed: Bool) {
    self.rules = rules
    self.history = history
    self.action = action
    self.isConfirmed = isConfirmed
  }

  func lines(_ decision: PresentedDecision, _ standings: [PresentedStanding], _ frame: Frame) -> [String] {
    guard decision.undecided == nil else { return [] }
    var lines: [String] = []
    func add(_ change: String, _ history: History, at time: Int64? = nil, isConfirmed: Bool) {
      guard let other = decided(history, at: time, isConfirmed: isConfirmed, frame), said(other) != said(decision) else { return }
      lines.append("\(change) -> \(said(other))")
    }
    if !decision.isAllowed, let standing = decision.standing {
      if !isConfirmed { add("--confirmed", history, isConfirmed: true) }
      if let until = standing.until {
        add("now = \(StandingText.time(until))", history, at: until, isConfirmed: isConfirmed)
      } else if standing.effect == .stops {
        var released = history
        _ = rules.count(.released(standing.vector), &released, frame)
        add("somebody releases \(rules.bundle.name(.ladder, standing.vector))", released, isConfirmed: isConfirmed)
      }
    }
    for standing in standings {
      // Once may be enough, where the count is high already; else it is the next threshold.
      for more in standing.next.map({ $0.more == 1 ? [1] : [1, $0.more] }) ?? [1] {
        let after = counted(Int(more), standing.vector, frame)
        add("\(more) more in \(rules.bundle.name(.ladder, standing.vector))", after, isConfirmed: isConfirmed)
      }
    }
    return lines
  }

  /// The history after so many more of what a vector counts.
  private func counted(_ times: Int, _ vector: Int, _ frame: Frame) -> History {
    let event = rules.bundle.ladder[vector].counts
    var history = history
    for number in 0..<times { _ = rules.count(.event(event, EventID("tried \(number)")), &history, frame) }
    return history
  }

  /// The decision after another past, or at another time; the frame is left as it was.
  private func decided(_ history: History, at time: Int64?, isConfirmed: Bool, _ frame: Frame) -> PresentedDecision? {
    guard let now = rules.bundle.book[0].now, let given = rules.now(frame) else { return nil }
    if let time { frame.set(now, Timestamp(milliseconds: time).value) }
    defer { frame.set(now, Timestamp(milliseconds: given).value) }
    return try? rules.presentDecision(action: action, after: history, isConfirmed: isConfirmed, frame)
  }

  private func said(_ decision: PresentedDecision) -> String {
    let level = decision.standing?.level.map { " at \(rules.bundle.name(.ladderLevels, $0))" } ?? ""
    return decision.isAllowed ? "allow\(level)" : "\(rules.bundle.name(.reasons, decision.reasonCode) ?? "deny")\(level)"
  }
}
