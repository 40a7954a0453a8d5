import RulesRuntime

/// A clock whose time a test gives.
struct TestClock: Clock {
  let time: @Sendable () -> Timestamp

  init(_ time: @escaping @Sendable () -> Timestamp) { self.time = time }
  init(seconds: Int64) { self.init { Timestamp(seconds: seconds) } }

  var now: Timestamp { time() }
  var minimumResolution: Duration { .seconds(1) }

  func sleep(until deadline: Timestamp, tolerance: Duration?) async throws { throw CancellationError() }
}
