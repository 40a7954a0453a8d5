// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `operation_refusals`. A condition under which the server rejects an operation.
@usableFromInline
package struct OperationRefusalRow: BundleRow {
  /// The section of the rows: `operation_refusals`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .operationRefusals }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 4 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// Whether the operation is rejected. A row of `programs`.
  @inlinable @inline(__always)
  package var condition: Int { loadWord(At.condition) }
  /// The affected types of entities; empty for all of the operation. Rows of `operation_entities`.
  @inlinable @inline(__always)
  package var about: Range<Int> { loadRange(At.about) }
  /// The reason of the denial of actions that send the operation. A row of `reasons`.
  @inlinable @inline(__always)
  package var reason: Int { loadWord(At.reason) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `if`.
    @inlinable @inline(__always)
    package static var condition: Int { 0 }
    /// The position of `about`, which has two words.
    @inlinable @inline(__always)
    package static var about: Int { 1 }
    /// The position of `deny`.
    @inlinable @inline(__always)
    package static var reason: Int { 3 }
  }
}

/// The content of a row of `operation_refusals`, to be written.
package struct OperationRefusalBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = OperationRefusalRow

  /// Whether the operation is rejected. A row of `programs`.
  package var condition: Int
  /// The affected types of entities; empty for all of the operation. Rows of `operation_entities`.
  package var about: Range<Int>
  /// The reason of the denial of actions that send the operation. A row of `reasons`.
  package var reason: Int

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    condition: Int,
    about: Range<Int>,
    reason: Int
  ) {
    self.condition = condition
    self.about = about
    self.reason = reason
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(condition)
    output.append(about)
    output.append(reason)
  }
}
