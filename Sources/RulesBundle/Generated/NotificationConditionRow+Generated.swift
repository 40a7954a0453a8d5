// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `notification_conditions`. A condition in the list of a notification type.
@usableFromInline
package struct NotificationConditionRow: BundleRow {
  /// The section of the rows: `notification_conditions`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .notificationConditions }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 1 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// A row of `conditions`.
  @inlinable @inline(__always)
  package var condition: Int { loadWord(At.condition) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `condition`.
    @inlinable @inline(__always)
    package static var condition: Int { 0 }
  }
}

/// The content of a row of `notification_conditions`, to be written.
package struct NotificationConditionBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = NotificationConditionRow

  /// A row of `conditions`.
  package var condition: Int

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    condition: Int
  ) {
    self.condition = condition
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(condition)
  }
}
