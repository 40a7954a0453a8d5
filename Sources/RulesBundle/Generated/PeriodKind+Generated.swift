// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// The calendar period after which counting for a limit starts again.
public enum PeriodKind: Sendable, Hashable, NamedChoice {
  case hour
  case day
  case week
  case month

  /// The words, by position.
  public static let names = ["hour", "day", "week", "month"]

  /// The choice at a position of a bundle that was validated.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: PeriodKind.self) }

  /// The position among the words.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
