// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `ladder_steps`. When a vector reaches a level, and what happens then.
@usableFromInline
package struct LadderStepRow: BundleRow {
  /// The section of the rows: `ladder_steps`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .ladderSteps }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 25 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The level that is reached. A row of `ladder_levels`.
  @inlinable @inline(__always)
  package var level: Int { loadWord(At.level) }
  /// The count at which each plan reaches the level; empty if counts do not reach it. Rows of `ladder_counts`.
  @inlinable @inline(__always)
  package var at: Range<Int> { loadRange(At.at) }
  /// The share of the limit at which the level is reached, in percent; 0 if shares do not reach it.
  @inlinable @inline(__always)
  package var share: Int { loadWord(At.share) }
  /// The lower level that must be reached several times before; nil if none must be. A row of `ladder_levels`.
  @inlinable @inline(__always)
  package var afterLevel: Int? { loadOptional(At.afterLevel) }
  /// How often `after_level` must be reached; 0 without it.
  @inlinable @inline(__always)
  package var afterTimes: Int { loadWord(At.afterTimes) }
  /// The period of `after_times`, in seconds; 0 without it.
  @inlinable @inline(__always)
  package var afterWithin: Int64 { loadInteger(At.afterWithin) }
  /// The length of the pause, the block, or the suspension, in seconds; 0 if there is none.
  @inlinable @inline(__always)
  package var lasts: Int64 { loadInteger(At.lasts) }
  /// Whether the user must confirm to continue.
  @inlinable @inline(__always)
  package var confirm: Bool { loadFlag(At.confirm) }
  /// How many events remain allowed in `through_per` during a block; 0 if none do.
  @inlinable @inline(__always)
  package var throughTimes: Int { loadWord(At.throughTimes) }
  /// The period of `through_times`, in seconds; 0 if no events remain allowed.
  @inlinable @inline(__always)
  package var throughPer: Int64 { loadInteger(At.throughPer) }
  /// The surfaces that show the message; empty for those of the level. Rows of `surface_refs`.
  @inlinable @inline(__always)
  package var surfaces: Range<Int> { loadRange(At.surfaces) }
  /// The message. A row of `copy`.
  @inlinable @inline(__always)
  package var says: Int { loadWord(At.says) }
  /// The path of the step in the rules, for traces and the source map.
  @inlinable @inline(__always)
  package var rule: BundleText { loadText(At.rule) }
  /// The number of denials in `refused_per` that reaches the level; 0 if denials do not reach it.
  @inlinable @inline(__always)
  package var refusedTimes: Int { loadWord(At.refusedTimes) }
  /// The period of `refused_times`, in seconds; 0 if denials do not reach the level.
  @inlinable @inline(__always)
  package var refusedPer: Int64 { loadInteger(At.refusedPer) }
  /// The buttons with the message; empty for those of the level. Rows of `button_refs`.
  @inlinable @inline(__always)
  package var buttons: Range<Int> { loadRange(At.buttons) }
  /// The additional sentences, in the order of the parts. Rows of `ladder_parts`.
  @inlinable @inline(__always)
  package var parts: Range<Int> { loadRange(At.parts) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `level`.
    @inlinable @inline(__always)
    package static var level: Int { 0 }
    /// The position of `at`, which has two words.
    @inlinable @inline(__always)
    package static var at: Int { 1 }
    /// The position of `share`.
    @inlinable @inline(__always)
    package static var share: Int { 3 }
    /// The position of `after_level`.
    @inlinable @inline(__always)
    package static var afterLevel: Int { 4 }
    /// The position of `after_times`.
    @inlinable @inline(__always)
    package static var afterTimes: Int { 5 }
    /// The position of `after_within`, which has two words.
    @inlinable @inline(__always)
    package static var afterWithin: Int { 6 }
    /// The position of `lasts`, which has two words.
    @inlinable @inline(__always)
    package static var lasts: Int { 8 }
    /// The position of `confirm`.
    @inlinable @inline(__always)
    package static var confirm: Int { 10 }
    /// The position of `through_times`.
    @inlinable @inline(__always)
    package static var throughTimes: Int { 11 }
    /// The position of `through_per`, which has two words.
    @inlinable @inline(__always)
    package static var throughPer: Int { 12 }
    /// The position of `surfaces`, which has two words.
    @inlinable @inline(__always)
    package static var surfaces: Int { 14 }
    /// The position of `says`.
    @inlinable @inline(__always)
    package static var says: Int { 16 }
    /// The position of `rule`.
    @inlinable @inline(__always)
    package static var rule: Int { 17 }
    /// The position of `refused_times`.
    @inlinable @inline(__always)
    package static var refusedTimes: Int { 18 }
    /// The position of `refused_per`, which has two words.
    @inlinable @inline(__always)
    package static var refusedPer: Int { 19 }
    /// The position of `buttons`, which has two words.
    @inlinable @inline(__always)
    package static var buttons: Int { 21 }
    /// The position of `parts`, which has two words.
    @inlinable @inline(__always)
    package static var parts: Int { 23 }
  }
}

/// The content of a row of `ladder_steps`, to be written.
package struct LadderStepBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = LadderStepRow

  /// The level that is reached. A row of `ladder_levels`.
  package var level: Int
  /// The count at which each plan reaches the level; empty if counts do not reach it. Rows of `ladder_counts`.
  package var at: Range<Int>
  /// The share of the limit at which the level is reached, in percent; 0 if shares do not reach it.
  package var share: Int
  /// The lower level that must be reached several times before; nil if none must be. A row of `ladder_levels`.
  package var afterLevel: Int?
  /// How often `after_level` must be reached; 0 without it.
  package var afterTimes: Int
  /// The period of `after_times`, in seconds; 0 without it.
  package var afterWithin: Int64
  /// The length of the pause, the block, or the suspension, in seconds; 0 if there is none.
  package var lasts: Int64
  /// Whether the user must confirm to continue.
  package var confirm: Bool
  /// How many events remain allowed in `through_per` during a block; 0 if none do.
  package var throughTimes: Int
  /// The period of `through_times`, in seconds; 0 if no events remain allowed.
  package var throughPer: Int64
  /// The surfaces that show the message; empty for those of the level. Rows of `surface_refs`.
  package var surfaces: Range<Int>
  /// The message. A row of `copy`.
  package var says: Int
  /// The path of the step in the rules, for traces and the source map.
  package var rule: BundleText
  /// The number of denials in `refused_per` that reaches the level; 0 if denials do not reach it.
  package var refusedTimes: Int
  /// The period of `refused_times`, in seconds; 0 if denials do not reach the level.
  package var refusedPer: Int64
  /// The buttons with the message; empty for those of the level. Rows of `button_refs`.
  package var buttons: Range<Int>
  /// The additional sentences, in the order of the parts. Rows of `ladder_parts`.
  package var parts: Range<Int>

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    level: Int,
    at: Range<Int>,
    share: Int,
    afterLevel: Int?,
    afterTimes: Int,
    afterWithin: Int64,
    lasts: Int64,
    confirm: Bool,
    throughTimes: Int,
    throughPer: Int64,
    surfaces: Range<Int>,
    says: Int,
    rule: BundleText,
    refusedTimes: Int,
    refusedPer: Int64,
    buttons: Range<Int>,
    parts: Range<Int>
  ) {
    self.level = level
    self.at = at
    self.share = share
    self.afterLevel = afterLevel
    self.afterTimes = afterTimes
    self.afterWithin = afterWithin
    self.lasts = lasts
    self.confirm = confirm
    self.throughTimes = throughTimes
    self.throughPer = throughPer
    self.surfaces = surfaces
    self.says = says
    self.rule = rule
    self.refusedTimes = refusedTimes
    self.refusedPer = refusedPer
    self.buttons = buttons
    self.parts = parts
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(level)
    output.append(at)
    output.append(share)
    output.append(afterLevel)
    output.append(afterTimes)
    output.append(afterWithin)
    output.append(lasts)
    output.append(confirm)
    output.append(throughTimes)
    output.append(throughPer)
    output.append(surfaces)
    output.append(says)
    output.append(rule)
    output.append(refusedTimes)
    output.append(refusedPer)
    output.append(buttons)
    output.append(parts)
  }
}
