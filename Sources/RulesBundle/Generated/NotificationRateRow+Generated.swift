// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `notification_rates`.
@usableFromInline
package struct NotificationRateRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .notificationRates }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var times: Int { loadWord(At.times) }
  @inlinable @inline(__always)
  package var per: PeriodKind { PeriodKind(verified: loadByte(At.per)) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var times: Int { 0 }
    @inlinable @inline(__always)
    package static var per: Int { 1 }
  }
}

/// The content of a row of `notification_rates`.
package struct NotificationRateBuilder: RowBuilder {
  package typealias Row = NotificationRateRow

  package var times: Int
  package var per: PeriodKind

  package init(
    times: Int,
    per: PeriodKind
  ) {
    self.times = times
    self.per = per
  }

  package func write(to output: inout RowWords) {
    output.append(times)
    output.append(per)
  }
}
