// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `fact_values`. A value of an enumeration: of a fact, or of a field of a record.
@usableFromInline
package struct FactValueRow: BundleRow {
  /// The section of the rows: `fact_values`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .factValues }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 1 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name of the value.
  @inlinable @inline(__always)
  package var value: BundleText { loadText(At.value) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `value`.
    @inlinable @inline(__always)
    package static var value: Int { 0 }
  }
}

/// The content of a row of `fact_values`, to be written.
package struct FactValueBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = FactValueRow

  /// The name of the value.
  package var value: BundleText

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    value: BundleText
  ) {
    self.value = value
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(value)
  }
}
