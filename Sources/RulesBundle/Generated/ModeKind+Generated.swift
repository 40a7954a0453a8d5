// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// How an action is performed in a connection state.
public enum ModeKind: Sendable, Hashable, NamedChoice {
  /// The action is performed immediately.
  case now
  /// The action is attempted immediately. If it fails, a retry is offered.
  case mayFail
  /// The result is kept on the device as a draft and sent when the connection permits.
  case draft
  /// The action waits in the sync queue.
  case queue
  /// The action uses cached data and fetches nothing.
  case fromCache
  /// The result lasts until the screen is closed and is not stored.
  case notKept
  /// The action is not possible.
  case block

  /// The names of the values, by position.
  public static let names = ["now", "may_fail", "draft", "queue", "from_cache", "not_kept", "block"]

  /// Creates the value at a position of a validated bundle.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: ModeKind.self) }

  /// The position of the value.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
