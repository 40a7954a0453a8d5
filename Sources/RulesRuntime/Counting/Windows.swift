internal import RulesBundle

extension Rules {
  /// The instant from which on events count, in milliseconds: the beginning of the calendar period, or so far back that one that happened
  /// exactly a window ago no longer counts. Everything counts of a calendar that nobody knows.
  func start(window: Int64, reset: Int?, now: Int64) -> Int64 {
    if let reset {
      return period(ofReset: reset, containing: Milliseconds.seconds(now)).map { Milliseconds.of(seconds: $0.lowerBound) } ?? .min
    }
    return window > 0 ? Milliseconds.sum(Milliseconds.difference(now, window), 1) : .min
  }

  /// The moment of a frame in milliseconds; nil when it was not given one.
  public func now(_ frame: Frame) -> Int64? {
    guard let fact = bundle.book[0].now else { return nil }
    let value = evaluator.fact(fact, frame)
    guard value.tag == .timestamp else { return nil }
    return Milliseconds.sum(Milliseconds.of(seconds: value.bits), Int64(value.aux / 1_000_000))
  }
}
