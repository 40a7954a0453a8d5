import RulesBundle
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
        if let vector = rules.bundle.find(.ladder, standing.vector) { _ = rules.count(.released(vector), &released, frame) }
        add("somebody releases \(standing.vector)", released, isConfirmed: isConfirmed)
      }
    }
    for standing in standings {
      // Once may be enough, where the count is high already; else it is the next threshold.
      for more in standing.next.map({ $0.more == 1 ? [1] : [1, $0.more] }) ?? [1] {
        guard let after = counted(Int(more), standing.vector, frame) else { continue }
        add("\(more) more in \(standing.vector)", after, isConfirmed: isConfirmed)
      }
    }
    return lines
  }

  /// The history after so many more of what a vector counts.
  private func counted(_ times: Int, _ vector: String, _ frame: Frame) -> History? {
    guard let vector = rules.bundle.find(.ladder, vector) else { return nil }
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
    let level = decision.standing?.level.map { " at \($0)" } ?? ""
    return decision.isAllowed ? "allow\(level)" : "\(decision.reasonCode ?? "deny")\(level)"
  }
}
