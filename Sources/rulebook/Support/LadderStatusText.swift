import RulesBundle
import RulesRuntime

/// Formats the status of the warning ladder as text.
struct LadderStatusText {
  let bundle: RuleBundle

  init(_ bundle: RuleBundle) { self.bundle = bundle }

  func lines(_ status: PresentedLadderStatus) -> [String] {
    var level = status.level.map { " at \(bundle.name(.ladderLevels, $0)): \(status.effect.name)" } ?? ": no level"
    if status.isDeferred { level += ", deferred" }
    if let until = status.until, let left = status.timeLeft {
      level += ", \(left.countdownText) left (until \(LadderStatusText.time(until)))"
    } else if status.effect == .stops {
      level += " until released"
    }
    var lines = ["  ladder     \(bundle.name(.ladder, status.vector))\(level)"]
    let next = status.next.map { "; \(bundle.name(.ladderLevels, $0.level)) at \($0.at), \($0.more) more" } ?? ""
    lines.append("  counted    \(count(status))\(next)")
    return lines
  }

  /// `15 of 10 today`, `3 in 10 min`.
  private func count(_ status: PresentedLadderStatus) -> String {
    let count = status.limit.map { "\(status.count) of \($0)" } ?? "\(status.count)"
    return "\(count) \(period(status))"
  }

  private func period(_ status: PresentedLadderStatus) -> String {
    if let reset = bundle.ladder[status.vector].reset {
      let row = bundle.resets[reset]
      if row.interval > 1 || row.from != nil { return "since the last reset" }
      return row.every == .day ? "today" : "this \(row.every.name)"
    }
    let seconds = bundle.ladder[status.vector].window
    return seconds > 0 ? "in \(Duration.seconds(seconds).countdownText)" : "in total"
  }

  static func time(_ time: Timestamp) -> String {
    var bytes: [UInt8] = []
    TimeText.appendTimestamp(seconds: time.seconds, nanoseconds: time.nanoseconds, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
