// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// What a limit is for a plan.
public enum LimitKind: Sendable, Hashable, NamedChoice {
  case number
  case unlimited
  case notApplicable

  /// The words, by position.
  public static let names = ["number", "unlimited", "not_applicable"]

  /// The choice at a position of a bundle that was validated.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: LimitKind.self) }

  /// The position among the words.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
