/// A row of a section, read in place. Good for as long as the bundle is.
public protocol BundleRow {
  static var section: BundleSection { get }
  /// Words in a row.
  static var width: Int { get }
  var pointer: UnsafeRawPointer { get }
  init(_ pointer: UnsafeRawPointer)
}

/// A text of a bundle, by its number. Two texts are the same where their numbers are.
public struct BundleText: Sendable, Hashable {
  public let number: Int

  @inlinable @inline(__always)
  public init(number: Int) { self.number = number }
}

// Every position is inside the row, and every row inside its section: that was found out when the bundle was loaded.
extension BundleRow {
  /// A word whose every bit counts: half of a number, not a position.
  @inlinable @inline(__always)
  public func loadBits(_ position: Int) -> UInt32 {
    UInt32(littleEndian: pointer.loadUnaligned(fromByteOffset: position &* 4, as: UInt32.self))
  }

  @inlinable @inline(__always)
  public func loadWord(_ position: Int) -> Int { Int(clamping: loadBits(position)) }

  @inlinable @inline(__always)
  public func loadByte(_ position: Int) -> UInt8 { UInt8(truncatingIfNeeded: loadBits(position)) }

  @inlinable @inline(__always)
  public func loadFlag(_ position: Int) -> Bool { loadBits(position) == 1 }

  @inlinable @inline(__always)
  public func loadText(_ position: Int) -> BundleText { BundleText(number: loadWord(position)) }

  /// An optional row number; nil for none.
  @inlinable @inline(__always)
  public func loadOptional(_ position: Int) -> Int? {
    let bits = loadBits(position)
    return bits == BundleSchema.none ? nil : Int(clamping: bits)
  }

  @inlinable @inline(__always)
  public func loadRange(_ position: Int) -> Range<Int> {
    let first = loadWord(position)
    return Range(uncheckedBounds: (first, first &+ loadWord(position &+ 1)))
  }

  @inlinable @inline(__always)
  public func loadInteger(_ position: Int) -> Int64 {
    Int64(bitPattern: UInt64(loadBits(position)) | UInt64(loadBits(position &+ 1)) << 32)
  }
}
