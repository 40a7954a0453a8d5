// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `planner_snoozes`. A snooze that the user can choose.
@usableFromInline
package struct PlannerSnoozeRow: BundleRow {
  /// The section of the rows: `planner_snoozes`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .plannerSnoozes }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 3 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The label of the choice. A row of `copy`.
  @inlinable @inline(__always)
  package var says: Int { loadWord(At.says) }
  /// The setting with the length of the snooze. A row of `settings`.
  @inlinable @inline(__always)
  package var after: Int { loadWord(At.after) }
  /// Whether the snooze lasts whole days and ends at the daily reminder time of the last day.
  @inlinable @inline(__always)
  package var atReminder: Bool { loadFlag(At.atReminder) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `says`.
    @inlinable @inline(__always)
    package static var says: Int { 0 }
    /// The position of `after`.
    @inlinable @inline(__always)
    package static var after: Int { 1 }
    /// The position of `at_reminder`.
    @inlinable @inline(__always)
    package static var atReminder: Int { 2 }
  }
}

/// The content of a row of `planner_snoozes`, to be written.
package struct PlannerSnoozeBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = PlannerSnoozeRow

  /// The label of the choice. A row of `copy`.
  package var says: Int
  /// The setting with the length of the snooze. A row of `settings`.
  package var after: Int
  /// Whether the snooze lasts whole days and ends at the daily reminder time of the last day.
  package var atReminder: Bool

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    says: Int,
    after: Int,
    atReminder: Bool
  ) {
    self.says = says
    self.after = after
    self.atReminder = atReminder
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(says)
    output.append(after)
    output.append(atReminder)
  }
}
