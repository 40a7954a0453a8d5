// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// What may be set: on or off, a number of a range, or one of a few.
public enum OverrideForm: Sendable, Hashable, NamedChoice {
  case onOff
  case range
  case options

  /// The words, by position.
  public static let names = ["on_off", "range", "options"]

  /// The choice at a position of a bundle that was validated.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: OverrideForm.self) }

  /// The position among the words.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
