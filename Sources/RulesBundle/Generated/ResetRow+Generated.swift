// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `resets`.
@usableFromInline
package struct ResetRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .resets }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 7 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var every: PeriodKind { PeriodKind(verified: loadByte(At.every)) }
  @inlinable @inline(__always)
  package var interval: Int { loadWord(At.interval) }
  @inlinable @inline(__always)
  package var atMinute: Int { loadWord(At.atMinute) }
  @inlinable @inline(__always)
  package var weekday: Int { loadWord(At.weekday) }
  @inlinable @inline(__always)
  package var zone: BundleText { loadText(At.zone) }
  @inlinable @inline(__always)
  package var from: Int? { loadOptional(At.from) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    @inlinable @inline(__always)
    package static var every: Int { 1 }
    @inlinable @inline(__always)
    package static var interval: Int { 2 }
    @inlinable @inline(__always)
    package static var atMinute: Int { 3 }
    @inlinable @inline(__always)
    package static var weekday: Int { 4 }
    @inlinable @inline(__always)
    package static var zone: Int { 5 }
    @inlinable @inline(__always)
    package static var from: Int { 6 }
  }
}

/// The content of a row of `resets`.
package struct ResetBuilder: RowBuilder {
  package typealias Row = ResetRow

  package var name: BundleText
  package var every: PeriodKind
  package var interval: Int
  package var atMinute: Int
  package var weekday: Int
  package var zone: BundleText
  package var from: Int?

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
