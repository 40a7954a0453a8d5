// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `planner_things`. Where the log stores the id of a thing.
@usableFromInline
package struct PlannerThingRow: BundleRow {
  /// The section of the rows: `planner_things`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .plannerThings }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The type of the thing, as in `notifications.of`.
  @inlinable @inline(__always)
  package var thing: BundleText { loadText(At.thing) }
  /// The field with the id. A row of `record_fields`.
  @inlinable @inline(__always)
  package var field: Int { loadWord(At.field) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `thing`.
    @inlinable @inline(__always)
    package static var thing: Int { 0 }
    /// The position of `field`.
    @inlinable @inline(__always)
    package static var field: Int { 1 }
  }
}

/// The content of a row of `planner_things`, to be written.
package struct PlannerThingBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = PlannerThingRow

  /// The type of the thing, as in `notifications.of`.
  package var thing: BundleText
  /// The field with the id. A row of `record_fields`.
  package var field: Int

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    thing: BundleText,
    field: Int
  ) {
    self.thing = thing
    self.field = field
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(thing)
    output.append(field)
  }
}
