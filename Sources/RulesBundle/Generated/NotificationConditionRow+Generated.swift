// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `notification_conditions`.
@usableFromInline
package struct NotificationConditionRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .notificationConditions }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 1 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var condition: Int { loadWord(At.condition) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var condition: Int { 0 }
  }
}

/// The content of a row of `notification_conditions`.
package struct NotificationConditionBuilder: RowBuilder {
  package typealias Row = NotificationConditionRow

  package var condition: Int

  package init(
    condition: Int
  ) {
    self.condition = condition
  }

  package func write(to output: inout RowWords) {
    output.append(condition)
  }
}
