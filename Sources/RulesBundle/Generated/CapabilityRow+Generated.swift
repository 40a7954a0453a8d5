// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `capabilities`. The rows of the matrix of plans.
@usableFromInline
package struct CapabilityRow: BundleRow {
  /// The section of the rows: `capabilities`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .capabilities }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 3 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name in the rules. The rows are sorted by it.
  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  /// One cell for each plan, in the order of `plans`. Rows of `cells`.
  @inlinable @inline(__always)
  package var cells: Range<Int> { loadRange(At.cells) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `cells`, which has two words.
    @inlinable @inline(__always)
    package static var cells: Int { 1 }
  }
}

/// The content of a row of `capabilities`, to be written.
package struct CapabilityBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = CapabilityRow

  /// The name in the rules. The rows are sorted by it.
  package var name: BundleText
  /// One cell for each plan, in the order of `plans`. Rows of `cells`.
  package var cells: Range<Int>

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    name: BundleText,
    cells: Range<Int>
  ) {
    self.name = name
    self.cells = cells
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(cells)
  }
}
