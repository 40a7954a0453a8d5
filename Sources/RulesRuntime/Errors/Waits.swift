internal import RulesBundle

/// How long something that failed waits for its next try: longer each time, and partly by chance, so that not all come back at once.
struct Waits {
  /// Milliseconds.
  let first: Int64
  let factor: Int64
  /// Milliseconds; a month at most, so that no arithmetic overflows.
  let longest: Int64
  /// The part of a wait that is chance, 0 to 100.
  let chance: Int64

  init(first: Int64, factor: Int64, longest: Int64, chance: Int64) {
    self.longest = Waits.milliseconds(longest)
    self.first = min(Waits.milliseconds(first), self.longest)
    self.factor = max(1, factor)
    self.chance = max(0, min(chance, 100))
  }

  private static func milliseconds(_ seconds: Int64) -> Int64 { min(max(0, seconds), 2_592_000) * 1000 }

  /// Milliseconds to the next try after so many.
  ///
  /// `jitter`, 0 to 1000, chooses within the part of the wait that is chance.
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

extension Bundle {
  /// The number of the setting that a column names.
  func setting(_ section: Section, _ row: Int, _ column: Int) -> Int64 {
    settings[word(section, row, column)].amount
  }
}
