// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `fact_values`.
@usableFromInline
package struct FactValueRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .factValues }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 1 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var value: BundleText { loadText(At.value) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var value: Int { 0 }
  }
}

/// The content of a row of `fact_values`.
package struct FactValueBuilder: RowBuilder {
  package typealias Row = FactValueRow

  package var value: BundleText

  package init(
    value: BundleText
  ) {
    self.value = value
  }

  package func write(to output: inout RowWords) {
    output.append(value)
  }
}
