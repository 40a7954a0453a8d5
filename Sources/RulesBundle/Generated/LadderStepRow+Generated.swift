// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `ladder_steps`.
@usableFromInline
package struct LadderStepRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .ladderSteps }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 25 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var level: Int { loadWord(At.level) }
  @inlinable @inline(__always)
  package var at: Range<Int> { loadRange(At.at) }
  @inlinable @inline(__always)
  package var share: Int { loadWord(At.share) }
  @inlinable @inline(__always)
  package var afterLevel: Int? { loadOptional(At.afterLevel) }
  @inlinable @inline(__always)
  package var afterTimes: Int { loadWord(At.afterTimes) }
  @inlinable @inline(__always)
  package var afterWithin: Int64 { loadInteger(At.afterWithin) }
  @inlinable @inline(__always)
  package var lasts: Int64 { loadInteger(At.lasts) }
  @inlinable @inline(__always)
  package var confirm: Bool { loadFlag(At.confirm) }
  @inlinable @inline(__always)
  package var throughTimes: Int { loadWord(At.throughTimes) }
  @inlinable @inline(__always)
  package var throughPer: Int64 { loadInteger(At.throughPer) }
  @inlinable @inline(__always)
  package var surfaces: Range<Int> { loadRange(At.surfaces) }
  @inlinable @inline(__always)
  package var says: Int { loadWord(At.says) }
  @inlinable @inline(__always)
  package var rule: BundleText { loadText(At.rule) }
  @inlinable @inline(__always)
  package var refusedTimes: Int { loadWord(At.refusedTimes) }
  @inlinable @inline(__always)
  package var refusedPer: Int64 { loadInteger(At.refusedPer) }
  @inlinable @inline(__always)
  package var buttons: Range<Int> { loadRange(At.buttons) }
  @inlinable @inline(__always)
  package var parts: Range<Int> { loadRange(At.parts) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var level: Int { 0 }
    @inlinable @inline(__always)
    package static var at: Int { 1 }
    @inlinable @inline(__always)
    package static var share: Int { 3 }
    @inlinable @inline(__always)
    package static var afterLevel: Int { 4 }
    @inlinable @inline(__always)
    package static var afterTimes: Int { 5 }
    @inlinable @inline(__always)
    package static var afterWithin: Int { 6 }
    @inlinable @inline(__always)
    package static var lasts: Int { 8 }
    @inlinable @inline(__always)
    package static var confirm: Int { 10 }
    @inlinable @inline(__always)
    package static var throughTimes: Int { 11 }
    @inlinable @inline(__always)
    package static var throughPer: Int { 12 }
    @inlinable @inline(__always)
    package static var surfaces: Int { 14 }
    @inlinable @inline(__always)
    package static var says: Int { 16 }
    @inlinable @inline(__always)
    package static var rule: Int { 17 }
    @inlinable @inline(__always)
    package static var refusedTimes: Int { 18 }
    @inlinable @inline(__always)
    package static var refusedPer: Int { 19 }
    @inlinable @inline(__always)
    package static var buttons: Int { 21 }
    @inlinable @inline(__always)
    package static var parts: Int { 23 }
  }
}

/// The content of a row of `ladder_steps`.
package struct LadderStepBuilder: RowBuilder {
  package typealias Row = LadderStepRow

  package var level: Int
  package var at: Range<Int>
  package var share: Int
  package var afterLevel: Int?
  package var afterTimes: Int
  package var afterWithin: Int64
  package var lasts: Int64
  package var confirm: Bool
  package var throughTimes: Int
  package var throughPer: Int64
  package var surfaces: Range<Int>
  package var says: Int
  package var rule: BundleText
  package var refusedTimes: Int
  package var refusedPer: Int64
  package var buttons: Range<Int>
  package var parts: Range<Int>

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
