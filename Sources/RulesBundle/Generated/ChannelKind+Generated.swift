// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// How a notification is delivered.
public enum ChannelKind: Sendable, Hashable, NamedChoice {
  /// A notification that the device schedules.
  case local
  /// A push message from the server.
  case push
  /// A row or a card in the app.
  case inApp

  /// The names of the values, by position.
  public static let names = ["local", "push", "in_app"]

  /// Creates the value at a position of a validated bundle.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: ChannelKind.self) }

  /// The position of the value.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
