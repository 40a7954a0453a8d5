// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `notices`.
@usableFromInline
package struct NoticeRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .notices }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 7 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var condition: Int { loadWord(At.condition) }
  @inlinable @inline(__always)
  package var copy: Int { loadWord(At.copy) }
  @inlinable @inline(__always)
  package var surface: Int { loadWord(At.surface) }
  @inlinable @inline(__always)
  package var buttons: Range<Int> { loadRange(At.buttons) }
  @inlinable @inline(__always)
  package var everywhere: Bool { loadFlag(At.everywhere) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    @inlinable @inline(__always)
    package static var condition: Int { 1 }
    @inlinable @inline(__always)
    package static var copy: Int { 2 }
    @inlinable @inline(__always)
    package static var surface: Int { 3 }
    @inlinable @inline(__always)
    package static var buttons: Int { 4 }
    @inlinable @inline(__always)
    package static var everywhere: Int { 6 }
  }
}

/// The content of a row of `notices`.
package struct NoticeBuilder: RowBuilder {
  package typealias Row = NoticeRow

  package var name: BundleText
  package var condition: Int
  package var copy: Int
  package var surface: Int
  package var buttons: Range<Int>
  package var everywhere: Bool

  package init(
    name: BundleText,
    condition: Int,
    copy: Int,
    surface: Int,
    buttons: Range<Int>,
    everywhere: Bool
  ) {
    self.name = name
    self.condition = condition
    self.copy = copy
    self.surface = surface
    self.buttons = buttons
    self.everywhere = everywhere
  }

  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(condition)
    output.append(copy)
    output.append(surface)
    output.append(buttons)
    output.append(everywhere)
  }
}
