// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `notification_rates`. A maximum rate of a notification type.
@usableFromInline
package struct NotificationRateRow: BundleRow {
  /// The section of the rows: `notification_rates`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .notificationRates }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The maximum number in the period.
  @inlinable @inline(__always)
  package var times: Int { loadWord(At.times) }
  /// The calendar period.
  @inlinable @inline(__always)
  package var per: PeriodKind { PeriodKind(verified: loadByte(At.per)) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `times`.
    @inlinable @inline(__always)
    package static var times: Int { 0 }
    /// The position of `per`.
    @inlinable @inline(__always)
    package static var per: Int { 1 }
  }
}

/// The content of a row of `notification_rates`, to be written.
package struct NotificationRateBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = NotificationRateRow

  /// The maximum number in the period.
  package var times: Int
  /// The calendar period.
  package var per: PeriodKind

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    times: Int,
    per: PeriodKind
  ) {
    self.times = times
    self.per = per
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(times)
    output.append(per)
  }
}
