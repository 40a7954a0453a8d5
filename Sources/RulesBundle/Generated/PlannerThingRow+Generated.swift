// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `planner_things`.
@usableFromInline
package struct PlannerThingRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .plannerThings }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var thing: BundleText { loadText(At.thing) }
  @inlinable @inline(__always)
  package var field: Int { loadWord(At.field) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var thing: Int { 0 }
    @inlinable @inline(__always)
    package static var field: Int { 1 }
  }
}

/// The content of a row of `planner_things`.
package struct PlannerThingBuilder: RowBuilder {
  package typealias Row = PlannerThingRow

  package var thing: BundleText
  package var field: Int

  package init(
    thing: BundleText,
    field: Int
  ) {
    self.thing = thing
    self.field = field
  }

  package func write(to output: inout RowWords) {
    output.append(thing)
    output.append(field)
  }
}
