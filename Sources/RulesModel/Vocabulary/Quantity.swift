/// A number with its unit, as written: `3`, `72h`, `2GB`, `80%`, `"22:00"`, `2/week`.
public enum Quantity: Sendable, Hashable {
  case count(Int64)
  case seconds(Int64)
  case bytes(Int64)
  case percent(Int64)
  /// Minutes since midnight.
  case timeOfDay(Int64)
  case rate(Int64, Period)

  /// The number in the unit's own measure: seconds, bytes, minutes, times.
  public var amount: Int64 {
    switch self {
    case .count(let n), .seconds(let n), .bytes(let n), .percent(let n), .timeOfDay(let n), .rate(let n, _): n
    }
  }
}

/// A calendar period.
public enum Period: String, Sendable, Hashable, CaseIterable {
  case hour, day, week, month
}
