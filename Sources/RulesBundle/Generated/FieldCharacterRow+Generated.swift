// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `field_characters`. A range of Unicode scalars.
@usableFromInline
package struct FieldCharacterRow: BundleRow {
  /// The section of the rows: `field_characters`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .fieldCharacters }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The first scalar, up to 1,114,111.
  @inlinable @inline(__always)
  package var first: Int { loadWord(At.first) }
  /// The last scalar, which is included.
  @inlinable @inline(__always)
  package var last: Int { loadWord(At.last) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `first`.
    @inlinable @inline(__always)
    package static var first: Int { 0 }
    /// The position of `last`.
    @inlinable @inline(__always)
    package static var last: Int { 1 }
  }
}

/// The content of a row of `field_characters`, to be written.
package struct FieldCharacterBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = FieldCharacterRow

  /// The first scalar, up to 1,114,111.
  package var first: Int
  /// The last scalar, which is included.
  package var last: Int

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    first: Int,
    last: Int
  ) {
    self.first = first
    self.last = last
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(first)
    output.append(last)
  }
}
