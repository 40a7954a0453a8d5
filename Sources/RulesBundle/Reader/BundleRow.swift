/// A row of a section that is read in place. It is valid for as long as the bundle.
@usableFromInline
package protocol BundleRow {
  /// The section of the row.
  static var section: BundleSection { get }
  /// The number of 32-bit words in a row.
  static var width: Int { get }
  /// The address of the row.
  var pointer: UnsafeRawPointer { get }
  /// Creates a row at an address.
  init(_ pointer: UnsafeRawPointer)
}

/// The number of a text in a bundle. Two texts of a bundle are equal if and only if their numbers are equal.
public struct BundleText: Sendable, Hashable {
  /// The index of the text.
  public let number: Int

  /// Creates a text with a number.
  @inlinable @inline(__always)
  public init(number: Int) { self.number = number }
}

// The validator checked that every row is inside its section. Positions are inside the row.
extension BundleRow {
  /// Returns the raw bits of a word.
  @inlinable @inline(__always)
  package func loadBits(_ position: Int) -> UInt32 {
    UInt32(littleEndian: pointer.loadUnaligned(fromByteOffset: position &* 4, as: UInt32.self))
  }

  /// Returns a word as an unsigned number.
  @inlinable @inline(__always)
  package func loadWord(_ position: Int) -> Int { Int(clamping: loadBits(position)) }

  /// Returns the low byte of a word.
  @inlinable @inline(__always)
  package func loadByte(_ position: Int) -> UInt8 { UInt8(truncatingIfNeeded: loadBits(position)) }

  /// Returns a word as a Boolean.
  @inlinable @inline(__always)
  package func loadFlag(_ position: Int) -> Bool { loadBits(position) == 1 }

  /// Returns a word as the number of a text.
  @inlinable @inline(__always)
  package func loadText(_ position: Int) -> BundleText { BundleText(number: loadWord(position)) }

  /// Returns an optional row number.
  @inlinable @inline(__always)
  package func loadOptional(_ position: Int) -> Int? {
    let bits = loadBits(position)
    return bits == BundleSchema.none ? nil : Int(clamping: bits)
  }

  /// Returns two words as a range of rows.
  @inlinable @inline(__always)
  package func loadRange(_ position: Int) -> Range<Int> {
    let first = loadWord(position)
    return Range(uncheckedBounds: (first, first &+ loadWord(position &+ 1)))
  }

  /// Returns two words as a signed 64-bit number.
  @inlinable @inline(__always)
  package func loadInteger(_ position: Int) -> Int64 {
    Int64(bitPattern: UInt64(loadBits(position)) | UInt64(loadBits(position &+ 1)) << 32)
  }
}
