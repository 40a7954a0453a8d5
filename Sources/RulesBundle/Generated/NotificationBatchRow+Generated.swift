// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `notification_batches`. A notification that combines several.
@usableFromInline
package struct NotificationBatchRow: BundleRow {
  /// The section of the rows: `notification_batches`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .notificationBatches }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 5 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name in the rules. The rows are sorted by it.
  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  /// The text that replaces those of the combined notifications. A row of `copy`.
  @inlinable @inline(__always)
  package var says: Int { loadWord(At.says) }
  /// The link that a tap opens. A row of `deep_links`.
  @inlinable @inline(__always)
  package var opens: Int { loadWord(At.opens) }
  /// Whether the batch is delivered once a day, for notifications that had no room of their own.
  @inlinable @inline(__always)
  package var daily: Bool { loadFlag(At.daily) }
  /// When a daily batch is delivered.
  @inlinable @inline(__always)
  package var comes: SummaryMomentKind { SummaryMomentKind(verified: loadByte(At.comes)) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `says`.
    @inlinable @inline(__always)
    package static var says: Int { 1 }
    /// The position of `opens`.
    @inlinable @inline(__always)
    package static var opens: Int { 2 }
    /// The position of `daily`.
    @inlinable @inline(__always)
    package static var daily: Int { 3 }
    /// The position of `comes`.
    @inlinable @inline(__always)
    package static var comes: Int { 4 }
  }
}

/// The content of a row of `notification_batches`, to be written.
package struct NotificationBatchBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = NotificationBatchRow

  /// The name in the rules. The rows are sorted by it.
  package var name: BundleText
  /// The text that replaces those of the combined notifications. A row of `copy`.
  package var says: Int
  /// The link that a tap opens. A row of `deep_links`.
  package var opens: Int
  /// Whether the batch is delivered once a day, for notifications that had no room of their own.
  package var daily: Bool
  /// When a daily batch is delivered.
  package var comes: SummaryMomentKind

  /// Creates a row from the values of all columns, in the order of the columns.
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

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(says)
    output.append(opens)
    output.append(daily)
    output.append(comes)
  }
}
