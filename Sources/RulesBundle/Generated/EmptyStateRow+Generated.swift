// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `empty_states`. What screens without content show.
@usableFromInline
package struct EmptyStateRow: BundleRow {
  /// The section of the rows: `empty_states`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .emptyStates }
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
  /// The title. A row of `copy`.
  @inlinable @inline(__always)
  package var title: Int { loadWord(At.title) }
  /// The text below the title; nil without a text. A row of `copy`.
  @inlinable @inline(__always)
  package var body: Int? { loadOptional(At.body) }
  /// The button that leads on. A row of `buttons`.
  @inlinable @inline(__always)
  package var button: Int { loadWord(At.button) }
  /// The screen that the button opens, unless one of `turns` applies. A row of `routes`.
  @inlinable @inline(__always)
  package var opens: Int { loadWord(At.opens) }
  /// Other screens for the button, each with its condition. The first one that holds applies. Rows of `empty_state_turns`.
  @inlinable @inline(__always)
  package var turns: Range<Int> { loadRange(At.turns) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `title`.
    @inlinable @inline(__always)
    package static var title: Int { 1 }
    /// The position of `body`.
    @inlinable @inline(__always)
    package static var body: Int { 2 }
    /// The position of `button`.
    @inlinable @inline(__always)
    package static var button: Int { 3 }
    /// The position of `opens`.
    @inlinable @inline(__always)
    package static var opens: Int { 4 }
    /// The position of `turns`, which has two words.
    @inlinable @inline(__always)
    package static var turns: Int { 5 }
  }
}

/// The content of a row of `empty_states`, to be written.
package struct EmptyStateBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = EmptyStateRow

  /// The name in the rules. The rows are sorted by it.
  package var name: BundleText
  /// The title. A row of `copy`.
  package var title: Int
  /// The text below the title; nil without a text. A row of `copy`.
  package var body: Int?
  /// The button that leads on. A row of `buttons`.
  package var button: Int
  /// The screen that the button opens, unless one of `turns` applies. A row of `routes`.
  package var opens: Int
  /// Other screens for the button, each with its condition. The first one that holds applies. Rows of `empty_state_turns`.
  package var turns: Range<Int>

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    name: BundleText,
    title: Int,
    body: Int?,
    button: Int,
    opens: Int,
    turns: Range<Int>
  ) {
    self.name = name
    self.title = title
    self.body = body
    self.button = button
    self.opens = opens
    self.turns = turns
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(title)
    output.append(body)
    output.append(button)
    output.append(opens)
    output.append(turns)
  }
}
