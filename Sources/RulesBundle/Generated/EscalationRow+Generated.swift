// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `escalation`.
@usableFromInline
package struct EscalationRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .escalation }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 17 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var signalsLast: Int64 { loadInteger(At.signalsLast) }
  @inlinable @inline(__always)
  package var remembers: Int64 { loadInteger(At.remembers) }
  @inlinable @inline(__always)
  package var waitsWhile: Int? { loadOptional(At.waitsWhile) }
  @inlinable @inline(__always)
  package var counted: Range<Int> { loadRange(At.counted) }
  @inlinable @inline(__always)
  package var changed: Range<Int> { loadRange(At.changed) }
  @inlinable @inline(__always)
  package var started: Range<Int> { loadRange(At.started) }
  @inlinable @inline(__always)
  package var ended: Range<Int> { loadRange(At.ended) }
  @inlinable @inline(__always)
  package var audited: Range<Int> { loadRange(At.audited) }
  @inlinable @inline(__always)
  package var shown: Range<Int> { loadRange(At.shown) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var signalsLast: Int { 0 }
    @inlinable @inline(__always)
    package static var remembers: Int { 2 }
    @inlinable @inline(__always)
    package static var waitsWhile: Int { 4 }
    @inlinable @inline(__always)
    package static var counted: Int { 5 }
    @inlinable @inline(__always)
    package static var changed: Int { 7 }
    @inlinable @inline(__always)
    package static var started: Int { 9 }
    @inlinable @inline(__always)
    package static var ended: Int { 11 }
    @inlinable @inline(__always)
    package static var audited: Int { 13 }
    @inlinable @inline(__always)
    package static var shown: Int { 15 }
  }
}

/// The content of a row of `escalation`.
package struct EscalationBuilder: RowBuilder {
  package typealias Row = EscalationRow

  package var signalsLast: Int64
  package var remembers: Int64
  package var waitsWhile: Int?
  package var counted: Range<Int>
  package var changed: Range<Int>
  package var started: Range<Int>
  package var ended: Range<Int>
  package var audited: Range<Int>
  package var shown: Range<Int>

  package init(
    signalsLast: Int64,
    remembers: Int64,
    waitsWhile: Int?,
    counted: Range<Int>,
    changed: Range<Int>,
    started: Range<Int>,
    ended: Range<Int>,
    audited: Range<Int>,
    shown: Range<Int>
  ) {
    self.signalsLast = signalsLast
    self.remembers = remembers
    self.waitsWhile = waitsWhile
    self.counted = counted
    self.changed = changed
    self.started = started
    self.ended = ended
    self.audited = audited
    self.shown = shown
  }

  package func write(to output: inout RowWords) {
    output.append(signalsLast)
    output.append(remembers)
    output.append(waitsWhile)
    output.append(counted)
    output.append(changed)
    output.append(started)
    output.append(ended)
    output.append(audited)
    output.append(shown)
  }
}
