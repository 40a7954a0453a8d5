package import RuleKinds

/// The quality of the connection, as docs/use/connection.md describes it, computed again from all events. Times are milliseconds since
/// 1970.
package struct PlainConnection {
  package enum Event: Sendable, Equatable {
    /// The server answered, after a number of milliseconds.
    case answered(after: Int)
    case failed, lost, found
  }

  /// An event, or a look at the clock.
  private struct Step {
    var event: Event?
    var at: Int
    /// The state after it, and whether the state changed.
    var state = "online"
    var changes: [String] = []
    /// Whether all earlier bad requests had expired when it happened.
    var isQuiet = false
  }

  private let window: Int
  private let slowAfter: Int
  private let degradedAfter: Int
  private let offlineAfter: Int
  private let onlineAfter: Int
  private var steps: [Step] = []

  package init(_ book: RuleBook) {
    func amount(_ setting: Name<Setting>?) -> Int { Int(setting.flatMap { book.settings[$0] }?.value.amount ?? 0) }
    let rules = book.connection
    (window, slowAfter) = (max(0, amount(rules.window)) * 1000, max(0, amount(rules.slowAfter)) * 1000)
    (degradedAfter, offlineAfter) = (max(1, amount(rules.degradedAfter)), max(1, amount(rules.offlineAfter)))
    onlineAfter = max(1, amount(rules.onlineAfter))
  }

  // MARK: State

  package var state: String { steps.last?.state ?? "online" }

  /// The state before the last change.
  package var before: String? {
    let all = ["online"] + steps.flatMap(\.changes)
    return all.dropLast().last
  }

  /// The time of the last change. A clock that was set back since then has not reached that time yet.
  package var since: Int? {
    guard let change = steps.lastIndex(where: { !$0.changes.isEmpty }) else { return nil }
    return steps[change...].map(\.at).min()
  }

  /// The time at which it changes by itself: no request was tried for a while, so one should be.
  package var nextChange: Int? {
    guard state == "offline", !isLost(before: steps.count), let last = bad(before: steps.count).last else { return nil }
    return last + window + 1
  }

  // MARK: Events

  /// Adds an event, or with nil only lets time pass. Returns whether the state changed.
  package mutating func happen(_ event: Event?, at now: Int) -> Bool {
    let old = state
    let count = steps.count
    steps.append(Step(event: event, at: now, state: old))
    steps[count].isQuiet = bad(before: count, at: now).isEmpty
    if steps[count].isQuiet, !isLost(before: count) { change("offline", to: "degraded") }
    switch event {
    case nil: break
    case .lost?: change(nil, to: "offline")
    // A network alone is not an answer.
    case .found?: change("offline", to: "degraded")
    case .failed?:
      if bad(before: count + 1).count >= degradedAfter { change("online", to: "degraded") }
      if failuresInARow() >= offlineAfter { change(nil, to: "offline") }
    case .answered(let time)?:
      // The server was reached.
      change("offline", to: "degraded")
      if time > slowAfter {
        if bad(before: count + 1).count >= degradedAfter { change("online", to: "degraded") }
      } else if goodInARow() >= onlineAfter {
        change("degraded", to: "online")
      }
    }
    return state != old
  }

  /// From one state, or from any, to another.
  private mutating func change(_ from: String?, to state: String) {
    let last = steps.count - 1
    guard steps[last].state == from ?? steps[last].state, steps[last].state != state else { return }
    steps[last].state = state
    steps[last].changes.append(state)
  }

  // MARK: History

  private func isBad(_ event: Event?) -> Bool {
    switch event {
    case .failed: true
    case .answered(let time): time > slowAfter
    case .lost, .found, nil: false
    }
  }

  /// Whether the system reported a missing network, and nothing has changed that since.
  private func isLost(before count: Int) -> Bool {
    for step in steps[..<count].reversed() {
      switch step.event {
      case .lost: return true
      case .found, .answered: return false
      case .failed, nil: continue
      }
    }
    return false
  }

  /// The times of the bad requests that count: those without a good connection after them, of which only the latest as many as make a bad
  /// connection, and only those within the window by every clock reading since then. A request that was once expired, or once in the
  /// future, does not count again.
  private func bad(before count: Int, at now: Int? = nil) -> [Int] {
    let start = (steps[..<count].lastIndex { $0.changes.last == "online" } ?? -1) + 1
    var bad: [Int] = []
    for step in steps[start..<count] {
      bad = bad.filter { $0 <= step.at && step.at - $0 <= window }
      if isBad(step.event) { bad = (bad + [step.at]).suffix(degradedAfter) }
    }
    return now.map { now in bad.filter { $0 <= now && now - $0 <= window } } ?? bad
  }

  /// Failures since an answer or a new network, and since all earlier failures expired.
  private func failuresInARow() -> Int {
    var failures = 0
    for step in steps.reversed() {
      switch step.event {
      case .found, .answered: return failures
      case .failed: failures += 1
      case .lost, nil: break
      }
      if step.isQuiet { return failures }
    }
    return failures
  }

  /// Good answers since a failure, a slow answer, or a lost network.
  private func goodInARow() -> Int {
    var good = 0
    for step in steps.reversed() {
      switch step.event {
      case .answered where !isBad(step.event): good += 1
      case .answered, .failed, .lost: return good
      case .found, nil: break
      }
    }
    return good
  }
}
