// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `resets`. When counts reset.
@usableFromInline
package struct ResetRow: BundleRow {
  /// The section of the rows: `resets`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .resets }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 7 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name in the rules. The rows are sorted by it.
  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  /// The period after which counts reset.
  @inlinable @inline(__always)
  package var every: PeriodKind { PeriodKind(verified: loadByte(At.every)) }
  /// The number of periods between resets; always 1 without `from`.
  @inlinable @inline(__always)
  package var interval: Int { loadWord(At.interval) }
  /// The time of the reset, in minutes after the start of the period, from 0 to 1,439.
  @inlinable @inline(__always)
  package var atMinute: Int { loadWord(At.atMinute) }
  /// The first day of weeks, in days after Monday, from 0 to 6.
  @inlinable @inline(__always)
  package var weekday: Int { loadWord(At.weekday) }
  /// The IANA name of the time zone.
  @inlinable @inline(__always)
  package var zone: BundleText { loadText(At.zone) }
  /// The fact with the time from whose local day periods are counted; nil for calendar periods. A row of `facts`.
  @inlinable @inline(__always)
  package var from: Int? { loadOptional(At.from) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `every`.
    @inlinable @inline(__always)
    package static var every: Int { 1 }
    /// The position of `interval`.
    @inlinable @inline(__always)
    package static var interval: Int { 2 }
    /// The position of `at_minute`.
    @inlinable @inline(__always)
    package static var atMinute: Int { 3 }
    /// The position of `weekday`.
    @inlinable @inline(__always)
    package static var weekday: Int { 4 }
    /// The position of `zone`.
    @inlinable @inline(__always)
    package static var zone: Int { 5 }
    /// The position of `from`.
    @inlinable @inline(__always)
    package static var from: Int { 6 }
  }
}

/// The content of a row of `resets`, to be written.
package struct ResetBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = ResetRow

  /// The name in the rules. The rows are sorted by it.
  package var name: BundleText
  /// The period after which counts reset.
  package var every: PeriodKind
  /// The number of periods between resets; always 1 without `from`.
  package var interval: Int
  /// The time of the reset, in minutes after the start of the period, from 0 to 1,439.
  package var atMinute: Int
  /// The first day of weeks, in days after Monday, from 0 to 6.
  package var weekday: Int
  /// The IANA name of the time zone.
  package var zone: BundleText
  /// The fact with the time from whose local day periods are counted; nil for calendar periods. A row of `facts`.
  package var from: Int?

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    name: BundleText,
    every: PeriodKind,
    interval: Int,
    atMinute: Int,
    weekday: Int,
    zone: BundleText,
    from: Int?
  ) {
    self.name = name
    self.every = every
    self.interval = interval
    self.atMinute = atMinute
    self.weekday = weekday
    self.zone = zone
    self.from = from
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(every)
    output.append(interval)
    output.append(atMinute)
    output.append(weekday)
    output.append(zone)
    output.append(from)
  }
}
