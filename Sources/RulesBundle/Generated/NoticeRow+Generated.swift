// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `notices`. The messages about the plan or the account that do not deny anything.
@usableFromInline
package struct NoticeRow: BundleRow {
  /// The section of the rows: `notices`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .notices }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 7 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name in the rules. The rows are sorted by it.
  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  /// Whether the notice is shown. A row of `programs`.
  @inlinable @inline(__always)
  package var condition: Int { loadWord(At.condition) }
  /// The message. A row of `copy`.
  @inlinable @inline(__always)
  package var copy: Int { loadWord(At.copy) }
  /// The surface that shows the notice. A row of `surfaces`.
  @inlinable @inline(__always)
  package var surface: Int { loadWord(At.surface) }
  /// The buttons with the message, in order. Rows of `button_refs`.
  @inlinable @inline(__always)
  package var buttons: Range<Int> { loadRange(At.buttons) }
  /// Whether every screen shows the notice, and not only those that list it.
  @inlinable @inline(__always)
  package var everywhere: Bool { loadFlag(At.everywhere) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `if`.
    @inlinable @inline(__always)
    package static var condition: Int { 1 }
    /// The position of `copy`.
    @inlinable @inline(__always)
    package static var copy: Int { 2 }
    /// The position of `surface`.
    @inlinable @inline(__always)
    package static var surface: Int { 3 }
    /// The position of `buttons`, which has two words.
    @inlinable @inline(__always)
    package static var buttons: Int { 4 }
    /// The position of `everywhere`.
    @inlinable @inline(__always)
    package static var everywhere: Int { 6 }
  }
}

/// The content of a row of `notices`, to be written.
package struct NoticeBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = NoticeRow

  /// The name in the rules. The rows are sorted by it.
  package var name: BundleText
  /// Whether the notice is shown. A row of `programs`.
  package var condition: Int
  /// The message. A row of `copy`.
  package var copy: Int
  /// The surface that shows the notice. A row of `surfaces`.
  package var surface: Int
  /// The buttons with the message, in order. Rows of `button_refs`.
  package var buttons: Range<Int>
  /// Whether every screen shows the notice, and not only those that list it.
  package var everywhere: Bool

  /// Creates a row from the values of all columns, in the order of the columns.
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

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(condition)
    output.append(copy)
    output.append(surface)
    output.append(buttons)
    output.append(everywhere)
  }
}
