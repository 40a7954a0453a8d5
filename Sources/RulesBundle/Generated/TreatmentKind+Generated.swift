// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// What becomes of a part of a thing that leaves.
public enum TreatmentKind: Sendable, Hashable, NamedChoice {
  case stays
  case travels
  case marker

  /// The words, by position.
  public static let names = ["stays", "travels", "marker"]

  /// The choice at a position of a bundle that was validated.
  @inlinable @inline(__always)
  public init(verified position: UInt8) { self = unsafeBitCast(position, to: TreatmentKind.self) }

  /// The position among the words.
  @inlinable @inline(__always)
  public var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
