// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// How an action is carried out on a connection.
public enum ModeKind: Sendable, Hashable, NamedChoice {
  case now
  /// It is tried at once and may well fail; trying again is offered.
  case mayFail
  /// It is kept on the device as a draft, and sent when the connection allows.
  case draft
  /// It waits in the sync queue.
  case queue
  /// With what the device keeps; nothing is fetched.
  case fromCache
  /// For as long as the screen is open; nothing is kept.
  case notKept
  case block

  /// The words, by position.
  public static let names = ["now", "may_fail", "draft", "queue", "from_cache", "not_kept", "block"]

  /// The choice at a position of a bundle that was validated.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: ModeKind.self) }

  /// The position among the words.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
