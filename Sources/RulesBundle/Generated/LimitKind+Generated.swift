// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// The kind of a limit for a plan.
public enum LimitKind: Sendable, Hashable, NamedChoice {
  /// At most the amount.
  case number
  /// Any amount.
  case unlimited
  /// The limit does not apply to the plan.
  case notApplicable

  /// The names of the values, by position.
  public static let names = ["number", "unlimited", "not_applicable"]

  /// Creates the value at a position of a validated bundle.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: LimitKind.self) }

  /// The position of the value.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
