// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `moments`.
@usableFromInline
package struct MomentRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .moments }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 15 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var asks: Int? { loadOptional(At.asks) }
  @inlinable @inline(__always)
  package var answer: Int { loadWord(At.answer) }
  @inlinable @inline(__always)
  package var says: Int? { loadOptional(At.says) }
  @inlinable @inline(__always)
  package var shownOn: Int? { loadOptional(At.shownOn) }
  @inlinable @inline(__always)
  package var buttons: Range<Int> { loadRange(At.buttons) }
  @inlinable @inline(__always)
  package var does: Range<Int> { loadRange(At.does) }
  @inlinable @inline(__always)
  package var goesTo: Int? { loadOptional(At.goesTo) }
  @inlinable @inline(__always)
  package var goesWhere: Int? { loadOptional(At.goesWhere) }
  @inlinable @inline(__always)
  package var error: Range<Int> { loadRange(At.error) }
  @inlinable @inline(__always)
  package var emits: Range<Int> { loadRange(At.emits) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    @inlinable @inline(__always)
    package static var asks: Int { 1 }
    @inlinable @inline(__always)
    package static var answer: Int { 2 }
    @inlinable @inline(__always)
    package static var says: Int { 3 }
    @inlinable @inline(__always)
    package static var shownOn: Int { 4 }
    @inlinable @inline(__always)
    package static var buttons: Int { 5 }
    @inlinable @inline(__always)
    package static var does: Int { 7 }
    @inlinable @inline(__always)
    package static var goesTo: Int { 9 }
    @inlinable @inline(__always)
    package static var goesWhere: Int { 10 }
    @inlinable @inline(__always)
    package static var error: Int { 11 }
    @inlinable @inline(__always)
    package static var emits: Int { 13 }
  }
}

/// The content of a row of `moments`.
package struct MomentBuilder: RowBuilder {
  package typealias Row = MomentRow

  package var name: BundleText
  package var asks: Int?
  package var answer: Int
  package var says: Int?
  package var shownOn: Int?
  package var buttons: Range<Int>
  package var does: Range<Int>
  package var goesTo: Int?
  package var goesWhere: Int?
  package var error: Range<Int>
  package var emits: Range<Int>

  package init(
    name: BundleText,
    asks: Int?,
    answer: Int,
    says: Int?,
    shownOn: Int?,
    buttons: Range<Int>,
    does: Range<Int>,
    goesTo: Int?,
    goesWhere: Int?,
    error: Range<Int>,
    emits: Range<Int>
  ) {
    self.name = name
    self.asks = asks
    self.answer = answer
    self.says = says
    self.shownOn = shownOn
    self.buttons = buttons
    self.does = does
    self.goesTo = goesTo
    self.goesWhere = goesWhere
    self.error = error
    self.emits = emits
  }

  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(asks)
    output.append(answer)
    output.append(says)
    output.append(shownOn)
    output.append(buttons)
    output.append(does)
    output.append(goesTo)
    output.append(goesWhere)
    output.append(error)
    output.append(emits)
  }
}
