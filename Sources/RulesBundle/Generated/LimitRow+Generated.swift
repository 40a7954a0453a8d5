// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `limits`. The limits of plans.
@usableFromInline
package struct LimitRow: BundleRow {
  /// The section of the rows: `limits`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .limits }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 15 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name in the rules. The rows are sorted by it.
  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  /// What a limit counts.
  @inlinable @inline(__always)
  package var unit: UnitKind { UnitKind(verified: loadByte(At.unit)) }
  /// The fact with the used amount; nil if the limit has `left` or counts events. A row of `facts`.
  @inlinable @inline(__always)
  package var used: Int? { loadOptional(At.used) }
  /// The fact with the remaining amount, instead of `used`. A row of `facts`.
  @inlinable @inline(__always)
  package var left: Int? { loadOptional(At.left) }
  /// The fact with the amount of one more item; nil for 1. A row of `facts`.
  @inlinable @inline(__always)
  package var adds: Int? { loadOptional(At.adds) }
  /// One value for each plan, in the order of `plans`. Rows of `limit_values`.
  @inlinable @inline(__always)
  package var values: Range<Int> { loadRange(At.values) }
  /// When the count resets; nil if it never does. A row of `resets`.
  @inlinable @inline(__always)
  package var reset: Int? { loadOptional(At.reset) }
  /// The messages about the limit, in the order of the parts. Rows of `limit_parts`.
  @inlinable @inline(__always)
  package var parts: Range<Int> { loadRange(At.parts) }
  /// The setting with the number of largest items that the meter shows; nil without a meter. A row of `settings`.
  @inlinable @inline(__always)
  package var shows: Int? { loadOptional(At.shows) }
  /// The fact with the amount that is pending removal and still counts; nil if the meter has no such amount. A row of `facts`.
  @inlinable @inline(__always)
  package var pending: Int? { loadOptional(At.pending) }
  /// The event that counts against the limit if the request contains a history; nil without such an event. A row of `events`.
  @inlinable @inline(__always)
  package var counts: Int? { loadOptional(At.counts) }
  /// How long an event counts, in seconds; 0 if events do not expire.
  @inlinable @inline(__always)
  package var window: Int64 { loadInteger(At.window) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `unit`.
    @inlinable @inline(__always)
    package static var unit: Int { 1 }
    /// The position of `used`.
    @inlinable @inline(__always)
    package static var used: Int { 2 }
    /// The position of `left`.
    @inlinable @inline(__always)
    package static var left: Int { 3 }
    /// The position of `adds`.
    @inlinable @inline(__always)
    package static var adds: Int { 4 }
    /// The position of `values`, which has two words.
    @inlinable @inline(__always)
    package static var values: Int { 5 }
    /// The position of `reset`.
    @inlinable @inline(__always)
    package static var reset: Int { 7 }
    /// The position of `parts`, which has two words.
    @inlinable @inline(__always)
    package static var parts: Int { 8 }
    /// The position of `shows`.
    @inlinable @inline(__always)
    package static var shows: Int { 10 }
    /// The position of `pending`.
    @inlinable @inline(__always)
    package static var pending: Int { 11 }
    /// The position of `counts`.
    @inlinable @inline(__always)
    package static var counts: Int { 12 }
    /// The position of `window`, which has two words.
    @inlinable @inline(__always)
    package static var window: Int { 13 }
  }
}

/// The content of a row of `limits`, to be written.
package struct LimitBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = LimitRow

  /// The name in the rules. The rows are sorted by it.
  package var name: BundleText
  /// What a limit counts.
  package var unit: UnitKind
  /// The fact with the used amount; nil if the limit has `left` or counts events. A row of `facts`.
  package var used: Int?
  /// The fact with the remaining amount, instead of `used`. A row of `facts`.
  package var left: Int?
  /// The fact with the amount of one more item; nil for 1. A row of `facts`.
  package var adds: Int?
  /// One value for each plan, in the order of `plans`. Rows of `limit_values`.
  package var values: Range<Int>
  /// When the count resets; nil if it never does. A row of `resets`.
  package var reset: Int?
  /// The messages about the limit, in the order of the parts. Rows of `limit_parts`.
  package var parts: Range<Int>
  /// The setting with the number of largest items that the meter shows; nil without a meter. A row of `settings`.
  package var shows: Int?
  /// The fact with the amount that is pending removal and still counts; nil if the meter has no such amount. A row of `facts`.
  package var pending: Int?
  /// The event that counts against the limit if the request contains a history; nil without such an event. A row of `events`.
  package var counts: Int?
  /// How long an event counts, in seconds; 0 if events do not expire.
  package var window: Int64

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    name: BundleText,
    unit: UnitKind,
    used: Int?,
    left: Int?,
    adds: Int?,
    values: Range<Int>,
    reset: Int?,
    parts: Range<Int>,
    shows: Int?,
    pending: Int?,
    counts: Int?,
    window: Int64
  ) {
    self.name = name
    self.unit = unit
    self.used = used
    self.left = left
    self.adds = adds
    self.values = values
    self.reset = reset
    self.parts = parts
    self.shows = shows
    self.pending = pending
    self.counts = counts
    self.window = window
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(unit)
    output.append(used)
    output.append(left)
    output.append(adds)
    output.append(values)
    output.append(reset)
    output.append(parts)
    output.append(shows)
    output.append(pending)
    output.append(counts)
    output.append(window)
  }
}
