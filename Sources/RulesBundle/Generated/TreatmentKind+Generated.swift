// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// What happens to a part of a thing that is shared or exported.
public enum TreatmentKind: Sendable, Hashable, NamedChoice {
  /// The part is left out.
  case stays
  /// The part is included.
  case travels
  /// A marker replaces the part.
  case marker

  /// The names of the values, by position.
  public static let names = ["stays", "travels", "marker"]

  /// Creates the value at a position of a validated bundle.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: TreatmentKind.self) }

  /// The position of the value.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
