import RulesRuntime
import Testing

/// Instants and durations, as clocks use them.
@Suite struct TimestampTests {
  @Test(arguments: [
    (Timestamp(seconds: 10), Duration.milliseconds(1500), Timestamp(seconds: 11, nanoseconds: 500_000_000)),
    (Timestamp(seconds: 10, nanoseconds: 999_999_999), .nanoseconds(1), Timestamp(seconds: 11)),
    (Timestamp(seconds: 10), .nanoseconds(-1), Timestamp(seconds: 9, nanoseconds: 999_999_999)),
    (Timestamp(seconds: 0), .milliseconds(-1500), Timestamp(seconds: -2, nanoseconds: 500_000_000)),
    (Timestamp(seconds: -1, nanoseconds: 1), .seconds(1), Timestamp(seconds: 0, nanoseconds: 1)),
  ])
  func anInstantMovesAndBack(start: Timestamp, duration: Duration, end: Timestamp) {
    #expect(start.advanced(by: duration) == end)
    #expect(start.duration(to: end) == duration && end.duration(to: start) == .zero - duration)
    #expect(start < end || duration < .zero)
  }

  /// The order of instants is that of their durations from a common start.
  @Test func instantsAreOrdered() {
    let instants = [(-2, 999_999_999), (-1, 0), (-1, 1), (0, 0), (0, 1), (1, 0)].map { Timestamp(seconds: $0, nanoseconds: $1) }
    #expect(instants.shuffled().sorted() == instants)
  }
}
