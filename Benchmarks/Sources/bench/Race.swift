import Foundation

/// One measured piece of work. It returns a value that depends on all of the work, so that the optimizer removes none of it.
struct Lap {
  var name: String
  /// The number of repetitions in one call.
  var times: Int
  var work: () -> Int

  init(_ name: String, times: Int = 1, _ work: @escaping () -> Int) {
    (self.name, self.times, self.work) = (name, times, work)
  }
}

/// Several laps that run alternately, round after round, so that other load of the machine affects all of them. The result is the ratio of each lap's time
/// to that of the first lap in the same round.
struct Race {
  var name: String
  var laps: [Lap]
  var rounds = 15
  /// The least time of one lap in a round, in seconds.
  var atLeast = 0.02

  init(_ name: String, rounds: Int = 15, atLeast: Double = 0.02, _ laps: [Lap]) {
    (self.name, self.rounds, self.atLeast, self.laps) = (name, rounds, atLeast, laps)
  }

  /// The only lap to run, and how many times, for a profile.
  nonisolated(unsafe) static var profiled: (lap: String, times: Int)?

  func run() {
    var sink = 0
    if let (name, times) = Race.profiled {
      for lap in laps where lap.name.hasPrefix(name) { for _ in 0..<times { sink &+= lap.work() } }
      return print(sink)
    }
    let counts = laps.map { lap -> Int in
      let once = Race.seconds { sink &+= lap.work() }
      return max(1, Int((atLeast / max(once, 1e-9)).rounded(.up)))
    }
    var nanoseconds: [[Double]] = laps.map { _ in [] }
    for round in 0..<rounds {
      for turn in laps.indices {
        let index = (turn + round) % laps.count
        let time = Race.seconds { for _ in 0..<counts[index] { sink &+= laps[index].work() } }
        nanoseconds[index].append(time * 1e9 / Double(counts[index] * laps[index].times))
      }
    }
    for (index, lap) in laps.enumerated() {
      let ratios = zip(nanoseconds[index], nanoseconds[0]).map { $0 / $1 }.sorted()
      let one: [String: Any] = [
        "race": name, "lap": lap.name, "ns": Race.middle(nanoseconds[index].sorted()), "ratio": Race.middle(ratios),
        "low": ratios[ratios.count / 10], "high": ratios[ratios.count - 1 - ratios.count / 10],
      ]
      guard let line = try? JSONSerialization.data(withJSONObject: one, options: [.sortedKeys]) else { continue }
      print(String(decoding: line, as: UTF8.self))
    }
    if sink == 42 { print("") }
  }

  private static func middle(_ sorted: [Double]) -> Double { sorted[sorted.count / 2] }

  /// The CPU time of this process, on all its threads. Other processes on the core do not count.
  private static func seconds(_ work: () -> Void) -> Double {
    let start = processTime()
    work()
    return processTime() - start
  }

  private static func processTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
