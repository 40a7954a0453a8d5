// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// How a notification is delivered.
public enum ChannelKind: Sendable, Hashable, NamedChoice {
  case local
  case push
  case inApp

  /// The words, by position.
  public static let names = ["local", "push", "in_app"]

  /// The choice at a position of a bundle that was validated.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: ChannelKind.self) }

  /// The position among the words.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
