internal import RulesBundle

/// The delay before a failed operation is tried again. It grows with each failure, and a part of it is random, so that clients do not all
/// return at the same time.
struct Backoff {
  /// The first delay, in milliseconds.
  let first: Int64
  let factor: Int64
  /// The longest delay, in milliseconds; at most 30 days, so that no arithmetic overflows.
  let longest: Int64
  /// The random part of a delay, as a percentage from 0 to 100.
  let chance: Int64

  init(first: Int64, factor: Int64, longest: Int64, chance: Int64) {
    self.longest = Backoff.milliseconds(longest)
    self.first = min(Backoff.milliseconds(first), self.longest)
    self.factor = max(1, factor)
    self.chance = max(0, min(chance, 100))
  }

  private static func milliseconds(_ seconds: Int64) -> Int64 { min(max(0, seconds), 2_592_000) * 1000 }

  /// Returns the delay before the next attempt, in milliseconds.
  ///
  /// - Parameters:
  ///   - attempts: The number of attempts so far.
  ///   - jitter: A number from 0 to 1000 that selects a point within the random part of the delay.
  func wait(after attempts: Int64, jitter: Int) -> Int64 {
    var wait = first
    var times = attempts
    while times > 1, wait > 0, wait < longest, factor > 1 {
      let (longer, overflow) = wait.multipliedReportingOverflow(by: factor)
      wait = overflow ? longest : min(longer, longest)
      times -= 1
    }
    let random = wait * chance / 100
    return wait - random + random * Int64(max(0, min(jitter, 1000))) / 1000
  }
}

extension RuleBundle {
  /// The number of the setting that a column names.
  func setting(_ section: BundleSection, _ row: Int, _ column: Int) -> Int64 {
    settings[self.column(section, row, column)].amount
  }
}
