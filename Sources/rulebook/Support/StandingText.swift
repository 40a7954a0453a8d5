import RulesBundle
import RulesRuntime

/// Where the warning ladder stands, as a person reads it.
struct StandingText {
  let bundle: Bundle

  init(_ bundle: Bundle) { self.bundle = bundle }

  func lines(_ standing: PresentedStanding) -> [String] {
    var level = standing.level.map { " at \(bundle.name(.ladderLevels, $0)): \(standing.effect.name)" } ?? ": nothing the matter"
    if standing.isDeferred { level += ", and waits with it" }
    if let until = standing.until, let left = standing.timeLeft {
      level += ", \(TimeSpan.text(milliseconds: left)) left (until \(StandingText.time(until)))"
    } else if standing.effect == .stops {
      level += " until somebody releases it"
    }
    var lines = ["  ladder     \(bundle.name(.ladder, standing.vector))\(level)"]
    let next = standing.next.map { "; \($0.at) leads to \(bundle.name(.ladderLevels, $0.level)), \($0.more) more" } ?? ""
    lines.append("  counted    \(count(standing))\(next)")
    return lines
  }

  /// `15 of 10 today`, `3 in 10 min`.
  private func count(_ standing: PresentedStanding) -> String {
    let count = standing.limit.map { "\(standing.count) of \($0)" } ?? "\(standing.count)"
    return "\(count) \(period(standing))"
  }

  private func period(_ standing: PresentedStanding) -> String {
    if let reset = bundle.ladder[standing.vector].reset {
      switch bundle.resets[reset].every {
      case .hour: return "this hour"
      case .day: return "today"
      case .week: return "this week"
      case .month: return "this month"
      }
    }
    let seconds = bundle.ladder[standing.vector].window
    return seconds > 0 ? "in \(TimeSpan.text(milliseconds: seconds * 1000))" : "ever"
  }

  static func time(_ milliseconds: Int64) -> String {
    let time = Timestamp(milliseconds: milliseconds)
    var bytes: [UInt8] = []
    TimeText.appendTimestamp(seconds: time.seconds, nanoseconds: time.nanoseconds, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
