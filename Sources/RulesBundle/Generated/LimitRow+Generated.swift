// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `limits`.
@usableFromInline
package struct LimitRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .limits }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 15 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var unit: UnitKind { UnitKind(verified: loadByte(At.unit)) }
  @inlinable @inline(__always)
  package var used: Int? { loadOptional(At.used) }
  @inlinable @inline(__always)
  package var left: Int? { loadOptional(At.left) }
  @inlinable @inline(__always)
  package var adds: Int? { loadOptional(At.adds) }
  @inlinable @inline(__always)
  package var values: Range<Int> { loadRange(At.values) }
  @inlinable @inline(__always)
  package var reset: Int? { loadOptional(At.reset) }
  @inlinable @inline(__always)
  package var parts: Range<Int> { loadRange(At.parts) }
  @inlinable @inline(__always)
  package var shows: Int? { loadOptional(At.shows) }
  @inlinable @inline(__always)
  package var pending: Int? { loadOptional(At.pending) }
  @inlinable @inline(__always)
  package var counts: Int? { loadOptional(At.counts) }
  @inlinable @inline(__always)
  package var window: Int64 { loadInteger(At.window) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    @inlinable @inline(__always)
    package static var unit: Int { 1 }
    @inlinable @inline(__always)
    package static var used: Int { 2 }
    @inlinable @inline(__always)
    package static var left: Int { 3 }
    @inlinable @inline(__always)
    package static var adds: Int { 4 }
    @inlinable @inline(__always)
    package static var values: Int { 5 }
    @inlinable @inline(__always)
    package static var reset: Int { 7 }
    @inlinable @inline(__always)
    package static var parts: Int { 8 }
    @inlinable @inline(__always)
    package static var shows: Int { 10 }
    @inlinable @inline(__always)
    package static var pending: Int { 11 }
    @inlinable @inline(__always)
    package static var counts: Int { 12 }
    @inlinable @inline(__always)
    package static var window: Int { 13 }
  }
}

/// The content of a row of `limits`.
package struct LimitBuilder: RowBuilder {
  package typealias Row = LimitRow

  package var name: BundleText
  package var unit: UnitKind
  package var used: Int?
  package var left: Int?
  package var adds: Int?
  package var values: Range<Int>
  package var reset: Int?
  package var parts: Range<Int>
  package var shows: Int?
  package var pending: Int?
  package var counts: Int?
  package var window: Int64

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
