public import RemoteConfigs

/// The delays between requests to the server. After failures, the delay doubles up to a maximum.
public struct BackoffPolicy: Sendable, Equatable {
  /// The delay after success.
  public var interval: Duration
  /// The delay after the first failure.
  public var initialDelay: Duration
  /// The maximum delay after failures.
  public var maximumDelay: Duration

  /// Creates a policy.
  public init(
    interval: Duration = .seconds(RefreshInterval.defaultSeconds), initialDelay: Duration = .seconds(15),
    maximumDelay: Duration = .seconds(6 * 3600)
  ) {
    self.interval = interval
    self.initialDelay = initialDelay
    self.maximumDelay = maximumDelay
  }

  /// Returns the delay before the next request: a random part between half of the computed delay and the whole delay, so that installs that
  /// failed at the same time do not retry at the same time.
  ///
  /// - Parameters:
  ///   - failures: The number of consecutive failed requests.
  ///   - isReached: Whether the server responded. In that case, the delay does not exceed the interval after success, because the server may soon offer a
  ///     correction.
  ///   - pause: The pause that the server asks for with `Retry-After`. The delay is at least this long, but not longer than the maximum.
  ///   - generator: The source of randomness.
  public func delay(
    after failures: Int, isReached: Bool = false, atLeast pause: Duration? = nil, using generator: inout some RandomNumberGenerator
  ) -> Duration {
    let growing = failures == 0 ? interval : min(maximumDelay, initialDelay * (1 << min(failures - 1, 20)))
    let whole = isReached ? min(interval, growing) : growing
    // One word is enough, so that a test can give the words.
    let part = 0.5 + Double(generator.next() >> 11) * 0x1p-54
    guard let pause, pause > .zero else { return whole * part }
    // Installs with the same pause do not retry at the same time either.
    return max(whole * part, min(maximumDelay, pause) * (0.5 + part))
  }
}
