// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `reasons`.
@usableFromInline
package struct ReasonRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .reasons }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 13 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var gate: Int? { loadOptional(At.gate) }
  @inlinable @inline(__always)
  package var error: Int? { loadOptional(At.error) }
  @inlinable @inline(__always)
  package var copy: Int? { loadOptional(At.copy) }
  @inlinable @inline(__always)
  package var buttons: Range<Int> { loadRange(At.buttons) }
  @inlinable @inline(__always)
  package var emits: Range<Int> { loadRange(At.emits) }
  @inlinable @inline(__always)
  package var surfaces: Range<Int> { loadRange(At.surfaces) }
  @inlinable @inline(__always)
  package var counts: Range<Int> { loadRange(At.counts) }
  @inlinable @inline(__always)
  package var disablesButtons: Bool { loadFlag(At.disablesButtons) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    @inlinable @inline(__always)
    package static var gate: Int { 1 }
    @inlinable @inline(__always)
    package static var error: Int { 2 }
    @inlinable @inline(__always)
    package static var copy: Int { 3 }
    @inlinable @inline(__always)
    package static var buttons: Int { 4 }
    @inlinable @inline(__always)
    package static var emits: Int { 6 }
    @inlinable @inline(__always)
    package static var surfaces: Int { 8 }
    @inlinable @inline(__always)
    package static var counts: Int { 10 }
    @inlinable @inline(__always)
    package static var disablesButtons: Int { 12 }
  }
}

/// The content of a row of `reasons`.
package struct ReasonBuilder: RowBuilder {
  package typealias Row = ReasonRow

  package var name: BundleText
  package var gate: Int?
  package var error: Int?
  package var copy: Int?
  package var buttons: Range<Int>
  package var emits: Range<Int>
  package var surfaces: Range<Int>
  package var counts: Range<Int>
  package var disablesButtons: Bool

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
