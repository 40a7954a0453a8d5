// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `fact_refs`. A fact in the list of an action.
@usableFromInline
package struct FactRefRow: BundleRow {
  /// The section of the rows: `fact_refs`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .factRefs }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 1 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// A row of `facts`.
  @inlinable @inline(__always)
  package var fact: Int { loadWord(At.fact) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `fact`.
    @inlinable @inline(__always)
    package static var fact: Int { 0 }
  }
}

/// The content of a row of `fact_refs`, to be written.
package struct FactRefBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = FactRefRow

  /// A row of `facts`.
  package var fact: Int

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    fact: Int
  ) {
    self.fact = fact
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(fact)
  }
}
