// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// Until when an operation can be taken out of the sync queue.
public enum TakenBackKind: Sendable, Hashable, NamedChoice {
  case never
  case untilSent
  case anyTime

  /// The words, by position.
  public static let names = ["never", "until_sent", "any_time"]

  /// The choice at a position of a bundle that was validated.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: TakenBackKind.self) }

  /// The position among the words.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
