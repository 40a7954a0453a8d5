// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// What a plan allows for a capability.
public enum CellKind: Sendable, Hashable, NamedChoice {
  /// The capability is allowed without a limit.
  case allow
  /// The capability does not exist in the plan.
  case notApplicable
  /// The capability is denied, with a reason.
  case deny
  /// The capability is allowed within a limit.
  case within
  /// Each use spends from a limit.
  case spends

  /// The names of the values, by position.
  public static let names = ["allow", "not_applicable", "deny", "within", "spends"]

  /// Creates the value at a position of a validated bundle.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: CellKind.self) }

  /// The position of the value.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
