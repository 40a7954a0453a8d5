// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// The kind of a link parameter: a fixed value or an id.
public enum LinkParameterKind: Sendable, Hashable, NamedChoice {
  /// The parameter has a fixed value.
  case always
  /// The parameter is an id.
  case id

  /// The names of the values, by position.
  public static let names = ["always", "id"]

  /// Creates the value at a position of a validated bundle.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: LinkParameterKind.self) }

  /// The position of the value.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
