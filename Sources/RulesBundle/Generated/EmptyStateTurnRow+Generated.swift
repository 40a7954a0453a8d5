// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `empty_state_turns`. Another screen for the button of an empty state.
@usableFromInline
package struct EmptyStateTurnRow: BundleRow {
  /// The section of the rows: `empty_state_turns`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .emptyStateTurns }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// Whether the screen replaces that of the empty state. A row of `programs`.
  @inlinable @inline(__always)
  package var condition: Int { loadWord(At.condition) }
  /// The screen that the button opens instead. A row of `routes`.
  @inlinable @inline(__always)
  package var opens: Int { loadWord(At.opens) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `if`.
    @inlinable @inline(__always)
    package static var condition: Int { 0 }
    /// The position of `opens`.
    @inlinable @inline(__always)
    package static var opens: Int { 1 }
  }
}

/// The content of a row of `empty_state_turns`, to be written.
package struct EmptyStateTurnBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = EmptyStateTurnRow

  /// Whether the screen replaces that of the empty state. A row of `programs`.
  package var condition: Int
  /// The screen that the button opens instead. A row of `routes`.
  package var opens: Int

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    condition: Int,
    opens: Int
  ) {
    self.condition = condition
    self.opens = opens
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(condition)
    output.append(opens)
  }
}
