// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `operation_refs`.
@usableFromInline
package struct OperationRefRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .operationRefs }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 1 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var operation: Int { loadWord(At.operation) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var operation: Int { 0 }
  }
}

/// The content of a row of `operation_refs`.
package struct OperationRefBuilder: RowBuilder {
  package typealias Row = OperationRefRow

  package var operation: Int

  package init(
    operation: Int
  ) {
    self.operation = operation
  }

  package func write(to output: inout RowWords) {
    output.append(operation)
  }
}
