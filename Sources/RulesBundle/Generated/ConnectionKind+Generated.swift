// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// The quality of the connection.
public enum ConnectionKind: Sendable, Hashable, NamedChoice {
  /// Requests succeed.
  case online
  /// Requests are slow, or some of them fail.
  case degraded
  /// Requests fail.
  case offline

  /// The names of the values, by position.
  public static let names = ["online", "degraded", "offline"]

  /// Creates the value at a position of a validated bundle.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: ConnectionKind.self) }

  /// The position of the value.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
