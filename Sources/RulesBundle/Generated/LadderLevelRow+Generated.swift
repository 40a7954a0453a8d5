// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `ladder_levels`. The levels of the warning ladder.
@usableFromInline
package struct LadderLevelRow: BundleRow {
  /// The section of the rows: `ladder_levels`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .ladderLevels }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 14 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name in the rules. The rows are sorted by it.
  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  /// The position of the level in the rules, starting with 0 for the mildest.
  @inlinable @inline(__always)
  package var rank: Int { loadWord(At.rank) }
  /// What a level of the warning ladder blocks.
  @inlinable @inline(__always)
  package var blocks: BlockKind { BlockKind(verified: loadByte(At.blocks)) }
  /// The reason of a denial at the level; nil if the level denies nothing. A row of `reasons`.
  @inlinable @inline(__always)
  package var reason: Int? { loadOptional(At.reason) }
  /// The surfaces that show the message. Rows of `surface_refs`.
  @inlinable @inline(__always)
  package var surfaces: Range<Int> { loadRange(At.surfaces) }
  /// The maximum duration, in seconds; 0 if there is none.
  @inlinable @inline(__always)
  package var longest: Int64 { loadInteger(At.longest) }
  /// Whether the level ends without support.
  @inlinable @inline(__always)
  package var endsByItself: Bool { loadFlag(At.endsByItself) }
  /// Whether reaching and leaving the level is recorded in the audit log.
  @inlinable @inline(__always)
  package var audit: Bool { loadFlag(At.audit) }
  /// Whether the user can dismiss the message.
  @inlinable @inline(__always)
  package var dismissible: Bool { loadFlag(At.dismissible) }
  /// The buttons with the message, in order. Rows of `button_refs`.
  @inlinable @inline(__always)
  package var buttons: Range<Int> { loadRange(At.buttons) }
  /// The combined confidence of signals that reaches the level, in percent; 0 if signals do not reach it.
  @inlinable @inline(__always)
  package var confidence: Int { loadWord(At.confidence) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `rank`.
    @inlinable @inline(__always)
    package static var rank: Int { 1 }
    /// The position of `blocks`.
    @inlinable @inline(__always)
    package static var blocks: Int { 2 }
    /// The position of `reason`.
    @inlinable @inline(__always)
    package static var reason: Int { 3 }
    /// The position of `surfaces`, which has two words.
    @inlinable @inline(__always)
    package static var surfaces: Int { 4 }
    /// The position of `longest`, which has two words.
    @inlinable @inline(__always)
    package static var longest: Int { 6 }
    /// The position of `ends_by_itself`.
    @inlinable @inline(__always)
    package static var endsByItself: Int { 8 }
    /// The position of `audit`.
    @inlinable @inline(__always)
    package static var audit: Int { 9 }
    /// The position of `dismissible`.
    @inlinable @inline(__always)
    package static var dismissible: Int { 10 }
    /// The position of `buttons`, which has two words.
    @inlinable @inline(__always)
    package static var buttons: Int { 11 }
    /// The position of `confidence`.
    @inlinable @inline(__always)
    package static var confidence: Int { 13 }
  }
}

/// The content of a row of `ladder_levels`, to be written.
package struct LadderLevelBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = LadderLevelRow

  /// The name in the rules. The rows are sorted by it.
  package var name: BundleText
  /// The position of the level in the rules, starting with 0 for the mildest.
  package var rank: Int
  /// What a level of the warning ladder blocks.
  package var blocks: BlockKind
  /// The reason of a denial at the level; nil if the level denies nothing. A row of `reasons`.
  package var reason: Int?
  /// The surfaces that show the message. Rows of `surface_refs`.
  package var surfaces: Range<Int>
  /// The maximum duration, in seconds; 0 if there is none.
  package var longest: Int64
  /// Whether the level ends without support.
  package var endsByItself: Bool
  /// Whether reaching and leaving the level is recorded in the audit log.
  package var audit: Bool
  /// Whether the user can dismiss the message.
  package var dismissible: Bool
  /// The buttons with the message, in order. Rows of `button_refs`.
  package var buttons: Range<Int>
  /// The combined confidence of signals that reaches the level, in percent; 0 if signals do not reach it.
  package var confidence: Int

  /// Creates a row from the values of all columns, in the order of the columns.
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

  /// Appends the columns in order.
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
