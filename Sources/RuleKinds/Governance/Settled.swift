package import Schema

extension Acceptance {
  /// Whether the acceptance is valid on `day`; its last day is included.
  package func holds(on day: CalendarDate) -> Bool { CalendarDate(until).map { day <= $0 } ?? false }
}

extension Placeholder {
  /// Whether a release can contain the placeholder: it is decided, or accepted on `day`.
  package func isSettled(on day: CalendarDate) -> Bool { decided != nil || accepted?.holds(on: day) ?? false }
}

extension Assumption {
  /// Whether a release can be based on the assumption: product has ruled on it, or it is accepted on `day`.
  package func isSettled(on day: CalendarDate) -> Bool { ruling != nil || accepted?.holds(on: day) ?? false }
}
