// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `notification_reasons`. A reason to suppress a notification.
@usableFromInline
package struct NotificationReasonRow: BundleRow {
  /// The section of the rows: `notification_reasons`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .notificationReasons }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The value of the reason in the log.
  @inlinable @inline(__always)
  package var reason: BundleText { loadText(At.reason) }
  /// Whether the notification is suppressed. A row of `programs`.
  @inlinable @inline(__always)
  package var condition: Int { loadWord(At.condition) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `reason`.
    @inlinable @inline(__always)
    package static var reason: Int { 0 }
    /// The position of `if`.
    @inlinable @inline(__always)
    package static var condition: Int { 1 }
  }
}

/// The content of a row of `notification_reasons`, to be written.
package struct NotificationReasonBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = NotificationReasonRow

  /// The value of the reason in the log.
  package var reason: BundleText
  /// Whether the notification is suppressed. A row of `programs`.
  package var condition: Int

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    reason: BundleText,
    condition: Int
  ) {
    self.reason = reason
    self.condition = condition
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(reason)
    output.append(condition)
  }
}
