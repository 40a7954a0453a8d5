// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `empty_states`.
@usableFromInline
package struct EmptyStateRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .emptyStates }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 7 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var title: Int { loadWord(At.title) }
  @inlinable @inline(__always)
  package var body: Int? { loadOptional(At.body) }
  @inlinable @inline(__always)
  package var button: Int { loadWord(At.button) }
  @inlinable @inline(__always)
  package var opens: Int { loadWord(At.opens) }
  @inlinable @inline(__always)
  package var turns: Range<Int> { loadRange(At.turns) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    @inlinable @inline(__always)
    package static var title: Int { 1 }
    @inlinable @inline(__always)
    package static var body: Int { 2 }
    @inlinable @inline(__always)
    package static var button: Int { 3 }
    @inlinable @inline(__always)
    package static var opens: Int { 4 }
    @inlinable @inline(__always)
    package static var turns: Int { 5 }
  }
}

/// The content of a row of `empty_states`.
package struct EmptyStateBuilder: RowBuilder {
  package typealias Row = EmptyStateRow

  package var name: BundleText
  package var title: Int
  package var body: Int?
  package var button: Int
  package var opens: Int
  package var turns: Range<Int>

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

  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(title)
    output.append(body)
    output.append(button)
    output.append(opens)
    output.append(turns)
  }
}
