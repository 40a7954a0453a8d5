/// How long to wait before asking again: the usual time after success, ever longer after failures.
public struct BackoffPolicy: Sendable, Equatable {
  /// Seconds.
  public var usual: Int64
  public var first: Int64
  public var longest: Int64

  public init(usual: Int64 = 900, first: Int64 = 15, longest: Int64 = 6 * 3600) {
    self.usual = usual
    self.first = first
    self.longest = longest
  }

  /// `random`: from 0 up to 1, so that installs that failed together do not come back together. Between half of the time and all of it.
  /// `isReached`: a server that answers is asked at the usual time at the latest, for what it offers next may be the correction.
  public func wait(after failures: Int, isReached: Bool = false, random: Double) -> Double {
    let growing = failures == 0 ? usual : min(longest, first << Int64(min(failures - 1, 20)))
    let whole = isReached ? min(usual, growing) : growing
    return Double(whole) * (0.5 + min(max(random, 0), 1) / 2)
  }
}
