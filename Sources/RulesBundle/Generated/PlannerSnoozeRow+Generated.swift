// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `planner_snoozes`.
@usableFromInline
package struct PlannerSnoozeRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .plannerSnoozes }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 3 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var says: Int { loadWord(At.says) }
  @inlinable @inline(__always)
  package var after: Int { loadWord(At.after) }
  @inlinable @inline(__always)
  package var atReminder: Bool { loadFlag(At.atReminder) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var says: Int { 0 }
    @inlinable @inline(__always)
    package static var after: Int { 1 }
    @inlinable @inline(__always)
    package static var atReminder: Int { 2 }
  }
}

/// The content of a row of `planner_snoozes`.
package struct PlannerSnoozeBuilder: RowBuilder {
  package typealias Row = PlannerSnoozeRow

  package var says: Int
  package var after: Int
  package var atReminder: Bool

  package init(
    says: Int,
    after: Int,
    atReminder: Bool
  ) {
    self.says = says
    self.after = after
    self.atReminder = atReminder
  }

  package func write(to output: inout RowWords) {
    output.append(says)
    output.append(after)
    output.append(atReminder)
  }
}
