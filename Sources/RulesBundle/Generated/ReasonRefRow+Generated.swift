// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `reason_refs`. A reason in the list of a plan or of a signal.
@usableFromInline
package struct ReasonRefRow: BundleRow {
  /// The section of the rows: `reason_refs`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .reasonRefs }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 1 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// A row of `reasons`.
  @inlinable @inline(__always)
  package var reason: Int { loadWord(At.reason) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `reason`.
    @inlinable @inline(__always)
    package static var reason: Int { 0 }
  }
}

/// The content of a row of `reason_refs`, to be written.
package struct ReasonRefBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = ReasonRefRow

  /// A row of `reasons`.
  package var reason: Int

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    reason: Int
  ) {
    self.reason = reason
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(reason)
  }
}
