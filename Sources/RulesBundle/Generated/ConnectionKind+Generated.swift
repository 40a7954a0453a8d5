// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// How good the connection is.
public enum ConnectionKind: Sendable, Hashable, NamedChoice {
  case online
  case degraded
  case offline

  /// The words, by position.
  public static let names = ["online", "degraded", "offline"]

  /// The choice at a position of a bundle that was validated.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: ConnectionKind.self) }

  /// The position among the words.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
