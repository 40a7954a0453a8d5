// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// What a plan may do with a capability.
public enum CellKind: Sendable, Hashable, NamedChoice {
  case allow
  case notApplicable
  case deny
  case within
  case spends

  /// The words, by position.
  public static let names = ["allow", "not_applicable", "deny", "within", "spends"]

  /// The choice at a position of a bundle that was validated.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: CellKind.self) }

  /// The position among the words.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
