// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// The allowed overrides: a switch, a number in a range, or an option.
public enum OverrideForm: Sendable, Hashable, NamedChoice {
  /// A switch.
  case onOff
  /// A number between two bounds.
  case range
  /// One of the declared numbers.
  case options

  /// The names of the values, by position.
  public static let names = ["on_off", "range", "options"]

  /// Creates the value at a position of a validated bundle.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: OverrideForm.self) }

  /// The position of the value.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
