internal import RulesBundle

extension Rules {
  /// The instant from which events count, in milliseconds since 1970: the start of the calendar period or of the window. An event exactly
  /// one window ago no longer counts. Without a window, or if the time zone or the time from which periods are counted is unknown, all events
  /// count.
  func start(window: Int64, reset: Int?, now: Int64, for frame: Frame) -> Int64 {
    if let reset {
      return period(ofReset: reset, containing: Milliseconds.seconds(now), for: frame).map { Milliseconds.of(seconds: $0.lowerBound) }
        ?? .min
    }
    return window > 0 ? Milliseconds.sum(Milliseconds.difference(now, window), 1) : .min
  }

  /// Returns the time of a frame, in milliseconds since 1970; nil if the fact `now` is missing.
  package func now(_ frame: Frame) -> Int64? {
    guard let fact = bundle.book[0].now else { return nil }
    let value = evaluator.fact(fact, frame)
    guard value.tag == .timestamp else { return nil }
    return Milliseconds.sum(Milliseconds.of(seconds: value.bits), Int64(value.aux / 1_000_000))
  }
}
