// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `ladder`.
@usableFromInline
package struct LadderRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .ladder }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 16 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var thing: Int? { loadOptional(At.thing) }
  @inlinable @inline(__always)
  package var reason: Int? { loadOptional(At.reason) }
  @inlinable @inline(__always)
  package var switchedOn: Bool { loadFlag(At.switchedOn) }
  @inlinable @inline(__always)
  package var counts: Int { loadWord(At.counts) }
  @inlinable @inline(__always)
  package var window: Int64 { loadInteger(At.window) }
  @inlinable @inline(__always)
  package var reset: Int? { loadOptional(At.reset) }
  @inlinable @inline(__always)
  package var shareOf: Int? { loadOptional(At.shareOf) }
  @inlinable @inline(__always)
  package var signals: Range<Int> { loadRange(At.signals) }
  @inlinable @inline(__always)
  package var steps: Range<Int> { loadRange(At.steps) }
  @inlinable @inline(__always)
  package var holds: Range<Int> { loadRange(At.holds) }
  @inlinable @inline(__always)
  package var whateverPlan: Bool { loadFlag(At.whateverPlan) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    @inlinable @inline(__always)
    package static var thing: Int { 1 }
    @inlinable @inline(__always)
    package static var reason: Int { 2 }
    @inlinable @inline(__always)
    package static var switchedOn: Int { 3 }
    @inlinable @inline(__always)
    package static var counts: Int { 4 }
    @inlinable @inline(__always)
    package static var window: Int { 5 }
    @inlinable @inline(__always)
    package static var reset: Int { 7 }
    @inlinable @inline(__always)
    package static var shareOf: Int { 8 }
    @inlinable @inline(__always)
    package static var signals: Int { 9 }
    @inlinable @inline(__always)
    package static var steps: Int { 11 }
    @inlinable @inline(__always)
    package static var holds: Int { 13 }
    @inlinable @inline(__always)
    package static var whateverPlan: Int { 15 }
  }
}

/// The content of a row of `ladder`.
package struct LadderBuilder: RowBuilder {
  package typealias Row = LadderRow

  package var name: BundleText
  package var thing: Int?
  package var reason: Int?
  package var switchedOn: Bool
  package var counts: Int
  package var window: Int64
  package var reset: Int?
  package var shareOf: Int?
  package var signals: Range<Int>
  package var steps: Range<Int>
  package var holds: Range<Int>
  package var whateverPlan: Bool

  package init(
    name: BundleText,
    thing: Int?,
    reason: Int?,
    switchedOn: Bool,
    counts: Int,
    window: Int64,
    reset: Int?,
    shareOf: Int?,
    signals: Range<Int>,
    steps: Range<Int>,
    holds: Range<Int>,
    whateverPlan: Bool
  ) {
    self.name = name
    self.thing = thing
    self.reason = reason
    self.switchedOn = switchedOn
    self.counts = counts
    self.window = window
    self.reset = reset
    self.shareOf = shareOf
    self.signals = signals
    self.steps = steps
    self.holds = holds
    self.whateverPlan = whateverPlan
  }

  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(thing)
    output.append(reason)
    output.append(switchedOn)
    output.append(counts)
    output.append(window)
    output.append(reset)
    output.append(shareOf)
    output.append(signals)
    output.append(steps)
    output.append(holds)
    output.append(whateverPlan)
  }
}
