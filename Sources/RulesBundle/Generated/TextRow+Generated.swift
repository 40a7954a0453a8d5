// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `texts`. The location of each string in `bytes`.
@usableFromInline
package struct TextRow: BundleRow {
  /// The section of the rows: `texts`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .texts }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The offset of the string in `bytes`, in bytes.
  @inlinable @inline(__always)
  package var start: Int { loadWord(At.start) }
  /// The length of the string in UTF-8 bytes.
  @inlinable @inline(__always)
  package var count: Int { loadWord(At.count) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `start`.
    @inlinable @inline(__always)
    package static var start: Int { 0 }
    /// The position of `count`.
    @inlinable @inline(__always)
    package static var count: Int { 1 }
  }
}

/// The content of a row of `texts`, to be written.
package struct TextBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = TextRow

  /// The offset of the string in `bytes`, in bytes.
  package var start: Int
  /// The length of the string in UTF-8 bytes.
  package var count: Int

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    start: Int,
    count: Int
  ) {
    self.start = start
    self.count = count
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(start)
    output.append(count)
  }
}
