public import Schema

extension Acceptance {
  /// Whether it still counts: its last day included.
  public func holds(on day: CalendarDate) -> Bool { CalendarDate(until).map { day <= $0 } ?? false }
}

extension Placeholder {
  /// Whether a release may have it: somebody has decided, or lives with it undecided for now.
  public func isSettled(on day: CalendarDate) -> Bool { decided != nil || accepted?.holds(on: day) ?? false }
}

extension Assumption {
  /// Whether a release may rest on it: product has ruled, or somebody accepts it for now.
  public func isSettled(on day: CalendarDate) -> Bool { ruling != nil || accepted?.holds(on: day) ?? false }
}
