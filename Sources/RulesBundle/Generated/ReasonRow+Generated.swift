// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `reasons`. The reasons of denials and warnings.
@usableFromInline
package struct ReasonRow: BundleRow {
  /// The section of the rows: `reasons`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .reasons }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 13 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name in the rules. The rows are sorted by it.
  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  /// The gate that the reason opens; nil if it opens none. A row of `gates`.
  @inlinable @inline(__always)
  package var gate: Int? { loadOptional(At.gate) }
  /// The error that the reason shows; nil if it has its own message. A row of `errors`.
  @inlinable @inline(__always)
  package var error: Int? { loadOptional(At.error) }
  /// The message: of the reason, or of its error; nil without a message. A row of `copy`.
  @inlinable @inline(__always)
  package var copy: Int? { loadOptional(At.copy) }
  /// The buttons with the message, in order. Rows of `button_refs`.
  @inlinable @inline(__always)
  package var buttons: Range<Int> { loadRange(At.buttons) }
  /// The events to send when the reason is shown. Rows of `event_refs`.
  @inlinable @inline(__always)
  package var emits: Range<Int> { loadRange(At.emits) }
  /// The surfaces that show the message. Rows of `surface_refs`.
  @inlinable @inline(__always)
  package var surfaces: Range<Int> { loadRange(At.surfaces) }
  /// The events that a history counts when an action is denied for the reason. Rows of `event_counts`.
  @inlinable @inline(__always)
  package var counts: Range<Int> { loadRange(At.counts) }
  /// Whether a button is disabled while its action is denied for the reason.
  @inlinable @inline(__always)
  package var disablesButtons: Bool { loadFlag(At.disablesButtons) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `gate`.
    @inlinable @inline(__always)
    package static var gate: Int { 1 }
    /// The position of `error`.
    @inlinable @inline(__always)
    package static var error: Int { 2 }
    /// The position of `copy`.
    @inlinable @inline(__always)
    package static var copy: Int { 3 }
    /// The position of `buttons`, which has two words.
    @inlinable @inline(__always)
    package static var buttons: Int { 4 }
    /// The position of `emits`, which has two words.
    @inlinable @inline(__always)
    package static var emits: Int { 6 }
    /// The position of `surfaces`, which has two words.
    @inlinable @inline(__always)
    package static var surfaces: Int { 8 }
    /// The position of `counts`, which has two words.
    @inlinable @inline(__always)
    package static var counts: Int { 10 }
    /// The position of `disables_buttons`.
    @inlinable @inline(__always)
    package static var disablesButtons: Int { 12 }
  }
}

/// The content of a row of `reasons`, to be written.
package struct ReasonBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = ReasonRow

  /// The name in the rules. The rows are sorted by it.
  package var name: BundleText
  /// The gate that the reason opens; nil if it opens none. A row of `gates`.
  package var gate: Int?
  /// The error that the reason shows; nil if it has its own message. A row of `errors`.
  package var error: Int?
  /// The message: of the reason, or of its error; nil without a message. A row of `copy`.
  package var copy: Int?
  /// The buttons with the message, in order. Rows of `button_refs`.
  package var buttons: Range<Int>
  /// The events to send when the reason is shown. Rows of `event_refs`.
  package var emits: Range<Int>
  /// The surfaces that show the message. Rows of `surface_refs`.
  package var surfaces: Range<Int>
  /// The events that a history counts when an action is denied for the reason. Rows of `event_counts`.
  package var counts: Range<Int>
  /// Whether a button is disabled while its action is denied for the reason.
  package var disablesButtons: Bool

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    name: BundleText,
    gate: Int?,
    error: Int?,
    copy: Int?,
    buttons: Range<Int>,
    emits: Range<Int>,
    surfaces: Range<Int>,
    counts: Range<Int>,
    disablesButtons: Bool
  ) {
    self.name = name
    self.gate = gate
    self.error = error
    self.copy = copy
    self.buttons = buttons
    self.emits = emits
    self.surfaces = surfaces
    self.counts = counts
    self.disablesButtons = disablesButtons
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(gate)
    output.append(error)
    output.append(copy)
    output.append(buttons)
    output.append(emits)
    output.append(surfaces)
    output.append(counts)
    output.append(disablesButtons)
  }
}
