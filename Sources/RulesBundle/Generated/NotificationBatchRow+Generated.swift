// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `notification_batches`.
@usableFromInline
package struct NotificationBatchRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .notificationBatches }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 5 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var says: Int { loadWord(At.says) }
  @inlinable @inline(__always)
  package var opens: Int { loadWord(At.opens) }
  @inlinable @inline(__always)
  package var daily: Bool { loadFlag(At.daily) }
  @inlinable @inline(__always)
  package var comes: SummaryMomentKind { SummaryMomentKind(verified: loadByte(At.comes)) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    @inlinable @inline(__always)
    package static var says: Int { 1 }
    @inlinable @inline(__always)
    package static var opens: Int { 2 }
    @inlinable @inline(__always)
    package static var daily: Int { 3 }
    @inlinable @inline(__always)
    package static var comes: Int { 4 }
  }
}

/// The content of a row of `notification_batches`.
package struct NotificationBatchBuilder: RowBuilder {
  package typealias Row = NotificationBatchRow

  package var name: BundleText
  package var says: Int
  package var opens: Int
  package var daily: Bool
  package var comes: SummaryMomentKind

  package init(
    name: BundleText,
    says: Int,
    opens: Int,
    daily: Bool,
    comes: SummaryMomentKind
  ) {
    self.name = name
    self.says = says
    self.opens = opens
    self.daily = daily
    self.comes = comes
  }

  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(says)
    output.append(opens)
    output.append(daily)
    output.append(comes)
  }
}
