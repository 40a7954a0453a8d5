internal import Foundation
public import RulesRuntime

/// The system's clock of the day: its instants are times since 1970, which a person or a server can set back.
public struct WallClock: Clock {
  /// Creates the clock.
  public init() {}

  /// The current time.
  public var now: Timestamp { Timestamp(milliseconds: Int64((Date().timeIntervalSince1970 * 1000).rounded(.down))) }

  /// The smallest difference of two instants.
  public var minimumResolution: Duration { .milliseconds(1) }

  /// Waits until an instant, as it is now; a change of the system's time does not change the wait.
  public func sleep(until deadline: Timestamp, tolerance: Duration? = nil) async throws {
    try await Task.sleep(for: now.duration(to: deadline), tolerance: tolerance)
  }
}
