import RulesBundle
import RulesJSON
import RulesRuntime
import TestSupport
import Testing

/// The quality of the connection, after any results of requests.
@Suite struct ConnectionTests {
  private static let rules = RealRules.rules

  private static func setting(_ name: String) -> Int64 {
    rules.bundle.find(.settings, name).map { rules.bundle.settings[$0].amount } ?? 0
  }

  private static func json(_ connection: ConnectionState) -> String {
    var writer = JSONWriter()
    connection.write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The invariants of the state, in every case: computed from all events, step by step, in a slower way.
  @Test(arguments: 0..<40) func nothingFlickers(seed: Int) throws {
    let window = Self.setting("connection_window") * 1000
    let (slow, bad) = (Self.setting("slow_request") * 1000, Self.setting("bad_requests_to_degraded"))
    let (lost, good) = (Self.setting("failures_to_offline"), Self.setting("good_requests_to_online"))
    var random = Numbers(seed: UInt64(seed))
    var connection = ConnectionState()
    var now: Int64 = 1_772_000_000_000
    var past: [(event: ConnectionEvent, at: Int64)] = []
    var inARow: Int64 = 0
    var lastBad = Int64.min / 2
    for step in 0..<400 {
      now += Int64(random.next(below: random.next(below: 4) == 0 ? 60_000 : 4_000))
      let event: ConnectionEvent =
        switch random.next(below: 12) {
        case 0: .lost
        case 1: .found
        case 2...5: .failed
        case 6: .answered(after: .milliseconds(slow + 1))
        default: .answered(after: .milliseconds(random.next(below: Int(slow) + 1)))
        }
      past.append((event, now))
      // No request has failed for so long that earlier failures no longer count.
      let isLongAgo = now - lastBad > window
      if isLongAgo { inARow = 0 }
      switch event {
      case .failed: (inARow, lastBad) = (inARow + 1, now)
      case .answered(let time):
        inARow = 0
        if time > .milliseconds(slow) { lastBad = now }
      case .found: inARow = 0
      case .lost: break
      }
      let before = connection.state
      let hasChanged = Self.rules.handle(event, at: now, &connection)
      #expect(hasChanged == (before != connection.state))
      let goodInARow = past.reversed().prefix {
        if case .answered(let time) = $0.event { time <= .milliseconds(slow) } else { $0.event == .found }
      }.count { $0.event != .found }
      let badLately = past.count { one in
        let isBad = if case .answered(let time) = one.event { time > .milliseconds(slow) } else { one.event == .failed }
        return isBad && now - one.at <= window
      }
      let place = "seed \(seed), step \(step), \(event), \(before) to \(connection.state)"
      switch (before, connection.state) {
      case (_, .offline) where before != .offline: #expect(event == .lost || inARow >= lost, "\(place)")
      case (.online, .degraded): #expect(Int64(badLately) >= bad, "\(place)")
      case (.degraded, .online): #expect(Int64(goodInARow) >= good, "\(place)")
      case (.offline, .degraded):
        if case .answered = event { break }
        #expect(event == .found || isLongAgo, "\(place)")
      case (.offline, .online): Issue.record("changes from none to good at once: \(place)")
      default: break
      }
      // And it changes at the stated time.
      if event == .lost || inARow >= lost { #expect(connection.state == .offline, "\(place)") }
      if case .answered = event { #expect(connection.state != .offline, "\(place)") }
      if Int64(goodInARow) >= good { #expect(connection.state == .online, "\(place)") }
      // The stored state results in the same.
      guard case .object(let members) = try JSON.parse(Array(Self.json(connection).utf8)) else { throw RequestError("", "not an object") }
      #expect(try ConnectionState(members) == connection)
      #expect(Self.json(connection).utf8.count < 400, "it does not grow: \(place)")
    }
  }

  @Test func aClockThatGoesBackEndsNothing() {
    var connection = ConnectionState()
    _ = Self.rules.handle(.failed, at: 2_000_000_000_000, &connection)
    _ = Self.rules.handle(.failed, at: 2_000_000_001_000, &connection)
    #expect(connection.state == .degraded)
    _ = Self.rules.handle(.answered(after: .milliseconds(10)), at: 1_000_000_000_000, &connection)
    _ = Self.rules.handle(.answered(after: .milliseconds(10)), at: 1_000_000_000_100, &connection)
    #expect(connection.state == .online && connection.since == Timestamp(milliseconds: 1_000_000_000_100))
  }

  @Test func extremeTimesAreTimes() {
    for now in [Int64.min, -1, 0, .max] {
      var connection = ConnectionState()
      for event: ConnectionEvent in [.failed, .answered(after: .milliseconds(Int64.max)), .lost, .found, .failed, .failed, .failed] {
        _ = Self.rules.handle(event, at: now, &connection)
      }
      #expect(connection.state == .offline)
    }
  }
}
