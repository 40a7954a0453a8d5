import RulesBundle
import RulesRequests
import RulesRuntime

/// The counterfactuals of a history: later times, a confirmation, a release, and more events, if they lead to another result.
///
/// Each one is applied to a copy of the history and evaluated, so the printed results are exact.
struct LadderCounterfactuals {
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

  func lines(_ decision: PresentedDecision, _ statuses: [PresentedLadderStatus], _ frame: Frame) -> [String] {
    guard decision.undecided == nil else { return [] }
    var lines: [String] = []
    func add(_ change: String, _ history: History, at time: Int64? = nil, isConfirmed: Bool) {
      guard let other = decided(history, at: time, isConfirmed: isConfirmed, frame), said(other) != said(decision) else { return }
      lines.append("\(change) -> \(said(other))")
    }
    if !decision.isAllowed, let status = decision.status {
      if !isConfirmed { add("--confirmed", history, isConfirmed: true) }
      if let until = status.until {
        add("now = \(LadderStatusText.time(until))", history, at: until.milliseconds, isConfirmed: isConfirmed)
      } else if status.effect == .stops {
        var released = history
        _ = rules.count(.released(status.vector), &released, frame)
        add("release of \(rules.bundle.name(.ladder, status.vector))", released, isConfirmed: isConfirmed)
      }
    }
    for status in statuses {
      // One more event can be enough if the count is already high. Otherwise, the result changes at the next threshold.
      for more in status.next.map({ $0.more == 1 ? [1] : [1, $0.more] }) ?? [1] {
        let after = counted(Int(more), status.vector, frame)
        add("\(more) more in \(rules.bundle.name(.ladder, status.vector))", after, isConfirmed: isConfirmed)
      }
    }
    return lines
  }

  /// Returns the history after more of the events that a vector counts.
  private func counted(_ times: Int, _ vector: Int, _ frame: Frame) -> History {
    let event = rules.bundle.ladder[vector].counts
    var history = history
    for number in 0..<times { _ = rules.count(.event(event, EventID("tried \(number)")), &history, frame) }
    return history
  }

  /// Returns the decision for another history or at another time. The frame does not change.
  private func decided(_ history: History, at time: Int64?, isConfirmed: Bool, _ frame: Frame) -> PresentedDecision? {
    guard let now = rules.bundle.book[0].now, let given = rules.now(frame) else { return nil }
    if let time { frame.set(now, Timestamp(milliseconds: time).value) }
    defer { frame.set(now, Timestamp(milliseconds: given).value) }
    return try? rules.presentDecision(action: action, after: history, isConfirmed: isConfirmed, frame)
  }

  private func said(_ decision: PresentedDecision) -> String {
    let level = decision.status?.level.map { " at \(rules.bundle.name(.ladderLevels, $0))" } ?? ""
    return decision.isAllowed ? "allow\(level)" : "\(rules.bundle.name(.reasons, decision.reason) ?? "deny")\(level)"
  }
}
