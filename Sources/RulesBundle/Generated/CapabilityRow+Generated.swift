// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `capabilities`.
@usableFromInline
package struct CapabilityRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .capabilities }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 3 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var cells: Range<Int> { loadRange(At.cells) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    @inlinable @inline(__always)
    package static var cells: Int { 1 }
  }
}

/// The content of a row of `capabilities`.
package struct CapabilityBuilder: RowBuilder {
  package typealias Row = CapabilityRow

  package var name: BundleText
  package var cells: Range<Int>

  package init(
    name: BundleText,
    cells: Range<Int>
  ) {
    self.name = name
    self.cells = cells
  }

  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(cells)
  }
}
