package import RuleKinds

/// How good the connection is, as docs/use/connection.md says it, told anew from everything that happened. Times are milliseconds since 1970.
package struct PlainConnection {
  package enum Event: Sendable, Equatable {
    /// The other side answered, after so many milliseconds.
    case answered(after: Int)
    case failed, lost, found
  }

  /// Something that happened, or a look at the clock.
  private struct Step {
    var event: Event?
    var at: Int
    /// The state that it led to, and whether that was another.
    var state = "online"
    var changes: [String] = []
    /// Whether no bad request said anything any more when it came.
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

  // MARK: What is asked

  package var state: String { steps.last?.state ?? "online" }

  /// What it was before the last change.
  package var before: String? {
    let all = ["online"] + steps.flatMap(\.changes)
    return all.dropLast().last
  }

  /// When it changed. A clock that was set back since then has not seen that time yet.
  package var since: Int? {
    guard let change = steps.lastIndex(where: { !$0.changes.isEmpty }) else { return nil }
    return steps[change...].map(\.at).min()
  }

  /// When it changes by itself: nobody has tried for a while, so somebody should.
  package var nextChange: Int? {
    guard state == "offline", !isLost(before: steps.count), let last = bad(before: steps.count).last else { return nil }
    return last + window + 1
  }

  // MARK: What happens

  /// Something happens, or with nil only time passes. Says whether the state is another than before.
  package mutating func happen(_ event: Event?, at now: Int) -> Bool {
    let old = state
    let count = steps.count
    steps.append(Step(event: event, at: now, state: old))
    steps[count].isQuiet = bad(before: count, at: now).isEmpty
    if steps[count].isQuiet, !isLost(before: count) { change("offline", to: "degraded") }
    switch event {
    case nil: break
    case .lost?: change(nil, to: "offline")
    // A network is not yet an answer.
    case .found?: change("offline", to: "degraded")
    case .failed?:
      if bad(before: count + 1).count >= degradedAfter { change("online", to: "degraded") }
      if failuresInARow() >= offlineAfter { change(nil, to: "offline") }
    case .answered(let time)?:
      // The other side was reached.
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

  // MARK: What happened

  private func isBad(_ event: Event?) -> Bool {
    switch event {
    case .failed: true
    case .answered(let time): time > slowAfter
    case .lost, .found, nil: false
    }
  }

  /// Whether the system said that there is no network, and nothing since then says otherwise.
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

  /// When the bad requests were that say something: none that a good connection followed, and of the latest so many as make a bad connection those
  /// that every clock since then has found within the window. What once was past, or once lay in the future, is not believed again.
  private func bad(before count: Int, at now: Int? = nil) -> [Int] {
    let start = (steps[..<count].lastIndex { $0.changes.last == "online" } ?? -1) + 1
    var bad: [Int] = []
    for step in steps[start..<count] {
      bad = bad.filter { $0 <= step.at && step.at - $0 <= window }
      if isBad(step.event) { bad = (bad + [step.at]).suffix(degradedAfter) }
    }
    return now.map { now in bad.filter { $0 <= now && now - $0 <= window } } ?? bad
  }

  /// Failures since anybody answered or a network was found; and since nothing that failed said anything any more.
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

  /// Good answers since something failed, was slow or was lost.
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
