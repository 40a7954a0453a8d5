// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `ladder`. The vectors of the warning ladder: what is counted, and the level that each count reaches.
@usableFromInline
package struct LadderRow: BundleRow {
  /// The section of the rows: `ladder`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .ladder }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 16 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name in the rules. The rows are sorted by it.
  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  /// The phrase for the activity in the messages; nil without a phrase. A row of `copy`.
  @inlinable @inline(__always)
  package var thing: Int? { loadOptional(At.thing) }
  /// The reason of a denial; nil for the reason of the level. A row of `reasons`.
  @inlinable @inline(__always)
  package var reason: Int? { loadOptional(At.reason) }
  /// Whether the vector is active. A server can turn it off.
  @inlinable @inline(__always)
  package var switchedOn: Bool { loadFlag(At.switchedOn) }
  /// The event that is counted. A row of `events`.
  @inlinable @inline(__always)
  package var counts: Int { loadWord(At.counts) }
  /// How long an event counts, in seconds; 0 if events do not expire.
  @inlinable @inline(__always)
  package var window: Int64 { loadInteger(At.window) }
  /// When the count resets; nil if it never does. A row of `resets`.
  @inlinable @inline(__always)
  package var reset: Int? { loadOptional(At.reset) }
  /// The limit that shares of steps refer to; nil if no step has a share. A row of `limits`.
  @inlinable @inline(__always)
  package var shareOf: Int? { loadOptional(At.shareOf) }
  /// The signals that raise the level. Rows of `signal_refs`.
  @inlinable @inline(__always)
  package var signals: Range<Int> { loadRange(At.signals) }
  /// The levels that the vector reaches, the mildest first. Rows of `ladder_steps`.
  @inlinable @inline(__always)
  package var steps: Range<Int> { loadRange(At.steps) }
  /// The operations that the sync queue holds back until a pause or a block ends. Rows of `operation_refs`.
  @inlinable @inline(__always)
  package var holds: Range<Int> { loadRange(At.holds) }
  /// Whether counts carry over when the plan changes. Otherwise, earlier counts never stop the user.
  @inlinable @inline(__always)
  package var whateverPlan: Bool { loadFlag(At.whateverPlan) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `thing`.
    @inlinable @inline(__always)
    package static var thing: Int { 1 }
    /// The position of `reason`.
    @inlinable @inline(__always)
    package static var reason: Int { 2 }
    /// The position of `switched_on`.
    @inlinable @inline(__always)
    package static var switchedOn: Int { 3 }
    /// The position of `counts`.
    @inlinable @inline(__always)
    package static var counts: Int { 4 }
    /// The position of `window`, which has two words.
    @inlinable @inline(__always)
    package static var window: Int { 5 }
    /// The position of `reset`.
    @inlinable @inline(__always)
    package static var reset: Int { 7 }
    /// The position of `share_of`.
    @inlinable @inline(__always)
    package static var shareOf: Int { 8 }
    /// The position of `signals`, which has two words.
    @inlinable @inline(__always)
    package static var signals: Int { 9 }
    /// The position of `steps`, which has two words.
    @inlinable @inline(__always)
    package static var steps: Int { 11 }
    /// The position of `holds`, which has two words.
    @inlinable @inline(__always)
    package static var holds: Int { 13 }
    /// The position of `whatever_plan`.
    @inlinable @inline(__always)
    package static var whateverPlan: Int { 15 }
  }
}

/// The content of a row of `ladder`, to be written.
package struct LadderBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = LadderRow

  /// The name in the rules. The rows are sorted by it.
  package var name: BundleText
  /// The phrase for the activity in the messages; nil without a phrase. A row of `copy`.
  package var thing: Int?
  /// The reason of a denial; nil for the reason of the level. A row of `reasons`.
  package var reason: Int?
  /// Whether the vector is active. A server can turn it off.
  package var switchedOn: Bool
  /// The event that is counted. A row of `events`.
  package var counts: Int
  /// How long an event counts, in seconds; 0 if events do not expire.
  package var window: Int64
  /// When the count resets; nil if it never does. A row of `resets`.
  package var reset: Int?
  /// The limit that shares of steps refer to; nil if no step has a share. A row of `limits`.
  package var shareOf: Int?
  /// The signals that raise the level. Rows of `signal_refs`.
  package var signals: Range<Int>
  /// The levels that the vector reaches, the mildest first. Rows of `ladder_steps`.
  package var steps: Range<Int>
  /// The operations that the sync queue holds back until a pause or a block ends. Rows of `operation_refs`.
  package var holds: Range<Int>
  /// Whether counts carry over when the plan changes. Otherwise, earlier counts never stop the user.
  package var whateverPlan: Bool

  /// Creates a row from the values of all columns, in the order of the columns.
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

  /// Appends the columns in order.
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
