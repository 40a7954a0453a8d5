// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `notification_reasons`.
@usableFromInline
package struct NotificationReasonRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .notificationReasons }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var reason: BundleText { loadText(At.reason) }
  @inlinable @inline(__always)
  package var condition: Int { loadWord(At.condition) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var reason: Int { 0 }
    @inlinable @inline(__always)
    package static var condition: Int { 1 }
  }
}

/// The content of a row of `notification_reasons`.
package struct NotificationReasonBuilder: RowBuilder {
  package typealias Row = NotificationReasonRow

  package var reason: BundleText
  package var condition: Int

  package init(
    reason: BundleText,
    condition: Int
  ) {
    self.reason = reason
    self.condition = condition
  }

  package func write(to output: inout RowWords) {
    output.append(reason)
    output.append(condition)
  }
}
