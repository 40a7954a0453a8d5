// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `operation_entities`. A type of entity in the list of an operation or of a rejection.
@usableFromInline
package struct OperationEntityRow: BundleRow {
  /// The section of the rows: `operation_entities`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .operationEntities }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 1 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name of the type.
  @inlinable @inline(__always)
  package var entity: BundleText { loadText(At.entity) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `entity`.
    @inlinable @inline(__always)
    package static var entity: Int { 0 }
  }
}

/// The content of a row of `operation_entities`, to be written.
package struct OperationEntityBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = OperationEntityRow

  /// The name of the type.
  package var entity: BundleText

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    entity: BundleText
  ) {
    self.entity = entity
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(entity)
  }
}
