// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `operation_entities`.
@usableFromInline
package struct OperationEntityRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .operationEntities }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 1 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var entity: BundleText { loadText(At.entity) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var entity: Int { 0 }
  }
}

/// The content of a row of `operation_entities`.
package struct OperationEntityBuilder: RowBuilder {
  package typealias Row = OperationEntityRow

  package var entity: BundleText

  package init(
    entity: BundleText
  ) {
    self.entity = entity
  }

  package func write(to output: inout RowWords) {
    output.append(entity)
  }
}
