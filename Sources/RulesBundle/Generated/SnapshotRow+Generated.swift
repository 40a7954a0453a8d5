// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `snapshot`. The fields of the snapshot, which contains what all screens need to know about the plan.
@usableFromInline
package struct SnapshotRow: BundleRow {
  /// The section of the rows: `snapshot`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .snapshot }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 3 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name in the rules. The rows are sorted by it.
  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  /// Computes the value; nil if the field is a list. A row of `programs`.
  @inlinable @inline(__always)
  package var program: Int? { loadOptional(At.program) }
  /// The list that the field contains: `refusal_reasons` is `plans.refusals` of the plan.
  @inlinable @inline(__always)
  package var lists: SnapshotListKind { SnapshotListKind(verified: loadByte(At.lists)) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `program`.
    @inlinable @inline(__always)
    package static var program: Int { 1 }
    /// The position of `lists`.
    @inlinable @inline(__always)
    package static var lists: Int { 2 }
  }
}

/// The content of a row of `snapshot`, to be written.
package struct SnapshotBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = SnapshotRow

  /// The name in the rules. The rows are sorted by it.
  package var name: BundleText
  /// Computes the value; nil if the field is a list. A row of `programs`.
  package var program: Int?
  /// The list that the field contains: `refusal_reasons` is `plans.refusals` of the plan.
  package var lists: SnapshotListKind

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    name: BundleText,
    program: Int?,
    lists: SnapshotListKind
  ) {
    self.name = name
    self.program = program
    self.lists = lists
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(program)
    output.append(lists)
  }
}
