// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `operation_refs`. An operation in the list of another operation or of a vector.
@usableFromInline
package struct OperationRefRow: BundleRow {
  /// The section of the rows: `operation_refs`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .operationRefs }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 1 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// A row of `operations`.
  @inlinable @inline(__always)
  package var operation: Int { loadWord(At.operation) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `operation`.
    @inlinable @inline(__always)
    package static var operation: Int { 0 }
  }
}

/// The content of a row of `operation_refs`, to be written.
package struct OperationRefBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = OperationRefRow

  /// A row of `operations`.
  package var operation: Int

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    operation: Int
  ) {
    self.operation = operation
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(operation)
  }
}
