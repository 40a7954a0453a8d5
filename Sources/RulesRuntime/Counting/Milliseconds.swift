/// Arithmetic on instants and durations in milliseconds that stops at `Int64.min` and `Int64.max` instead of overflowing.
package enum Milliseconds {
  package static func of(seconds: Int64) -> Int64 {
    let (product, overflow) = seconds.multipliedReportingOverflow(by: 1000)
    return overflow ? (seconds < 0 ? .min : .max) : product
  }

  package static func sum(_ a: Int64, _ b: Int64) -> Int64 {
    let (sum, overflow) = a.addingReportingOverflow(b)
    return overflow ? (b < 0 ? .min : .max) : sum
  }

  static func difference(_ a: Int64, _ b: Int64) -> Int64 {
    let (difference, overflow) = a.subtractingReportingOverflow(b)
    return overflow ? (b < 0 ? .max : .min) : difference
  }

  /// Whole seconds, rounded down.
  package static func seconds(_ milliseconds: Int64) -> Int64 {
    let quotient = milliseconds / 1000
    return milliseconds % 1000 < 0 ? quotient - 1 : quotient
  }

  /// The nanoseconds beyond the whole seconds.
  static func nanoseconds(_ milliseconds: Int64) -> Int32 {
    let rest = milliseconds % 1000
    return Int32(truncatingIfNeeded: rest < 0 ? rest + 1000 : rest) * 1_000_000
  }
}
