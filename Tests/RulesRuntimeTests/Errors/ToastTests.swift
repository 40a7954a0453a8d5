import RulesBundle
import RulesJSON
import RulesRuntime
import TestSupport
import Testing

/// Toasts appear one after another, whatever arrives.
@Suite struct ToastTests {
  private static let rules = RealRules.rules

  private static func content(_ line: String) -> ToastContent {
    ToastContent(error: nil, copy: PresentedCopy(key: Int(line.utf8.first ?? 0), title: nil, text: line))
  }

  /// One at a time, each for its duration, in the order of arrival; the same one within the window counts once.
  @Test(arguments: 0..<40) func theyTakeTurns(seed: Int) throws {
    var random = Numbers(seed: UInt64(seed))
    var queue = ToastQueue()
    var now: Int64 = 1_772_000_000_000
    var expected: [String] = []
    var seen: [(line: String, at: Int64)] = []
    var number = 0
    func note(_ queue: ToastQueue) {
      for toast in queue.visible where !seen.contains(where: { $0.line == String(decoding: toast.id, as: UTF8.self) }) {
        seen.append((String(decoding: toast.id, as: UTF8.self), now))
      }
    }
    for step in 0..<200 {
      // The app asks again when something changes by itself.
      let pause = Int64(random.next(below: 2500))
      while let next = Self.rules.nextChange(of: queue)?.milliseconds, next <= now + pause {
        now = max(now, next)
        #expect(Self.rules.handle(nil, at: now, &queue) == .none)
        note(queue)
      }
      now += pause
      let line = "\(random.next(below: 6))"
      number += 1
      let isThere = queue.toasts.contains { $0.line == Array(line.utf8) }
      let outcome = Self.rules.handle(.shown(id: Array("\(number)".utf8), Self.content(line)), at: now, &queue)
      if outcome != .merged { expected.append("\(number)") }
      #expect(!isThere || outcome == .merged, "seed \(seed), step \(step)")
      note(queue)
      if random.next(below: 10) == 0, let first = queue.visible.first {
        _ = Self.rules.handle(.dismissed(id: first.id), at: now, &queue)
      }
      note(queue)
      #expect(queue.visible.count == min(1, queue.toasts.count), "seed \(seed), step \(step)")
      #expect(Set(queue.toasts.map(\.line)).count == queue.toasts.count)
      var writer = JSONWriter()
      queue.write(&writer)
      guard case .object(let members) = try JSON.parse(writer.bytes) else { throw RequestError("", "no object") }
      #expect(try ToastQueue(members) == queue)
    }
    while let next = Self.rules.nextChange(of: queue)?.milliseconds {
      now = max(now, next)
      _ = Self.rules.handle(nil, at: now, &queue)
      note(queue)
    }
    #expect(queue.toasts.isEmpty)
    #expect(seen.map(\.line) == expected, "seed \(seed)")
  }

  @Test func theSameAgainIsShownAfterTheWindow() {
    var queue = ToastQueue()
    func show(_ id: String, _ now: Int64) -> ToastOutcome? {
      Self.rules.handle(.shown(id: Array(id.utf8), Self.content("a")), at: now, &queue)
    }
    #expect(show("1", 0) == .shown)
    #expect(show("2", 2_000) == .merged)
    #expect(queue.toasts.first?.times == 2)
    // No longer on the screen, but still the same.
    #expect(show("3", 4_900) == .merged)
    #expect(queue.toasts.isEmpty)
    #expect(show("4", 5_001) == .shown)
  }
}
