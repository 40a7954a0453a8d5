// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `ladder_levels`.
@usableFromInline
package struct LadderLevelRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .ladderLevels }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 14 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var rank: Int { loadWord(At.rank) }
  @inlinable @inline(__always)
  package var blocks: BlockKind { BlockKind(verified: loadByte(At.blocks)) }
  @inlinable @inline(__always)
  package var reason: Int? { loadOptional(At.reason) }
  @inlinable @inline(__always)
  package var surfaces: Range<Int> { loadRange(At.surfaces) }
  @inlinable @inline(__always)
  package var longest: Int64 { loadInteger(At.longest) }
  @inlinable @inline(__always)
  package var endsByItself: Bool { loadFlag(At.endsByItself) }
  @inlinable @inline(__always)
  package var audit: Bool { loadFlag(At.audit) }
  @inlinable @inline(__always)
  package var dismissible: Bool { loadFlag(At.dismissible) }
  @inlinable @inline(__always)
  package var buttons: Range<Int> { loadRange(At.buttons) }
  @inlinable @inline(__always)
  package var confidence: Int { loadWord(At.confidence) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    @inlinable @inline(__always)
    package static var rank: Int { 1 }
    @inlinable @inline(__always)
    package static var blocks: Int { 2 }
    @inlinable @inline(__always)
    package static var reason: Int { 3 }
    @inlinable @inline(__always)
    package static var surfaces: Int { 4 }
    @inlinable @inline(__always)
    package static var longest: Int { 6 }
    @inlinable @inline(__always)
    package static var endsByItself: Int { 8 }
    @inlinable @inline(__always)
    package static var audit: Int { 9 }
    @inlinable @inline(__always)
    package static var dismissible: Int { 10 }
    @inlinable @inline(__always)
    package static var buttons: Int { 11 }
    @inlinable @inline(__always)
    package static var confidence: Int { 13 }
  }
}

/// The content of a row of `ladder_levels`.
package struct LadderLevelBuilder: RowBuilder {
  package typealias Row = LadderLevelRow

  package var name: BundleText
  package var rank: Int
  package var blocks: BlockKind
  package var reason: Int?
  package var surfaces: Range<Int>
  package var longest: Int64
  package var endsByItself: Bool
  package var audit: Bool
  package var dismissible: Bool
  package var buttons: Range<Int>
  package var confidence: Int

  package init(
    name: BundleText,
    rank: Int,
    blocks: BlockKind,
    reason: Int?,
    surfaces: Range<Int>,
    longest: Int64,
    endsByItself: Bool,
    audit: Bool,
    dismissible: Bool,
    buttons: Range<Int>,
    confidence: Int
  ) {
    self.name = name
    self.rank = rank
    self.blocks = blocks
    self.reason = reason
    self.surfaces = surfaces
    self.longest = longest
    self.endsByItself = endsByItself
    self.audit = audit
    self.dismissible = dismissible
    self.buttons = buttons
    self.confidence = confidence
  }

  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(rank)
    output.append(blocks)
    output.append(reason)
    output.append(surfaces)
    output.append(longest)
    output.append(endsByItself)
    output.append(audit)
    output.append(dismissible)
    output.append(buttons)
    output.append(confidence)
  }
}
