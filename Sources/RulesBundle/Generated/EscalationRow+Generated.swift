// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `escalation`. One row: the durations and events of the whole warning ladder.
@usableFromInline
package struct EscalationRow: BundleRow {
  /// The section of the rows: `escalation`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .escalation }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 17 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// How long a signal counts after it is last seen, in seconds; 0 if the rules do not set it.
  @inlinable @inline(__always)
  package var signalsLast: Int64 { loadInteger(At.signalsLast) }
  /// How long after its end a block doubles the next block of its level, in seconds; 0 for never.
  @inlinable @inline(__always)
  package var remembers: Int64 { loadInteger(At.remembers) }
  /// Defers dismissible levels while it is true; nil if nothing does. A row of `programs`.
  @inlinable @inline(__always)
  package var waitsWhile: Int? { loadOptional(At.waitsWhile) }
  /// The events to send when a vector counts an event. Rows of `event_refs`.
  @inlinable @inline(__always)
  package var counted: Range<Int> { loadRange(At.counted) }
  /// The events to send when the level of a vector rises or falls. Rows of `event_refs`.
  @inlinable @inline(__always)
  package var changed: Range<Int> { loadRange(At.changed) }
  /// The events to send when a block starts. Rows of `event_refs`.
  @inlinable @inline(__always)
  package var started: Range<Int> { loadRange(At.started) }
  /// The events to send when a block ends. Rows of `event_refs`.
  @inlinable @inline(__always)
  package var ended: Range<Int> { loadRange(At.ended) }
  /// The events to send when a level with `audit` is reached or left. Rows of `event_refs`.
  @inlinable @inline(__always)
  package var audited: Range<Int> { loadRange(At.audited) }
  /// The events to send when a higher level is reached and shown. Rows of `event_refs`.
  @inlinable @inline(__always)
  package var shown: Range<Int> { loadRange(At.shown) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `signals_last`, which has two words.
    @inlinable @inline(__always)
    package static var signalsLast: Int { 0 }
    /// The position of `remembers`, which has two words.
    @inlinable @inline(__always)
    package static var remembers: Int { 2 }
    /// The position of `waits_while`.
    @inlinable @inline(__always)
    package static var waitsWhile: Int { 4 }
    /// The position of `counted`, which has two words.
    @inlinable @inline(__always)
    package static var counted: Int { 5 }
    /// The position of `changed`, which has two words.
    @inlinable @inline(__always)
    package static var changed: Int { 7 }
    /// The position of `started`, which has two words.
    @inlinable @inline(__always)
    package static var started: Int { 9 }
    /// The position of `ended`, which has two words.
    @inlinable @inline(__always)
    package static var ended: Int { 11 }
    /// The position of `audited`, which has two words.
    @inlinable @inline(__always)
    package static var audited: Int { 13 }
    /// The position of `shown`, which has two words.
    @inlinable @inline(__always)
    package static var shown: Int { 15 }
  }
}

/// The content of a row of `escalation`, to be written.
package struct EscalationBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = EscalationRow

  /// How long a signal counts after it is last seen, in seconds; 0 if the rules do not set it.
  package var signalsLast: Int64
  /// How long after its end a block doubles the next block of its level, in seconds; 0 for never.
  package var remembers: Int64
  /// Defers dismissible levels while it is true; nil if nothing does. A row of `programs`.
  package var waitsWhile: Int?
  /// The events to send when a vector counts an event. Rows of `event_refs`.
  package var counted: Range<Int>
  /// The events to send when the level of a vector rises or falls. Rows of `event_refs`.
  package var changed: Range<Int>
  /// The events to send when a block starts. Rows of `event_refs`.
  package var started: Range<Int>
  /// The events to send when a block ends. Rows of `event_refs`.
  package var ended: Range<Int>
  /// The events to send when a level with `audit` is reached or left. Rows of `event_refs`.
  package var audited: Range<Int>
  /// The events to send when a higher level is reached and shown. Rows of `event_refs`.
  package var shown: Range<Int>

  /// Creates a row from the values of all columns, in the order of the columns.
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

  /// Appends the columns in order.
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
