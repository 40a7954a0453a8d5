// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// What a parameter of a link holds: always the same value, or the id of something.
public enum LinkParameterKind: Sendable, Hashable, NamedChoice {
  case always
  case id

  /// The words, by position.
  public static let names = ["always", "id"]

  /// The choice at a position of a bundle that was validated.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: LinkParameterKind.self) }

  /// The position among the words.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
