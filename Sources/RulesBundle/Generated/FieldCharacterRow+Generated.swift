// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `field_characters`.
public struct FieldCharacterRow: BundleRow {
  @inlinable @inline(__always)
  public static var section: BundleSection { .fieldCharacters }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  public static var width: Int { 2 }

  public let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  public init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  public var first: Int { loadWord(At.first) }
  @inlinable @inline(__always)
  public var last: Int { loadWord(At.last) }

  /// The positions of the columns in a row, in words.
  public enum At {
    @inlinable @inline(__always)
    public static var first: Int { 0 }
    @inlinable @inline(__always)
    public static var last: Int { 1 }
  }
}

/// The content of a row of `field_characters`.
package struct FieldCharacterBuilder: RowBuilder {
  package typealias Row = FieldCharacterRow

  package var first: Int
  package var last: Int

  package init(
    first: Int,
    last: Int
  ) {
    self.first = first
    self.last = last
  }

  package func write(to output: inout RowWords) {
    output.append(first)
    output.append(last)
  }
}
