// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `empty_state_turns`.
@usableFromInline
package struct EmptyStateTurnRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .emptyStateTurns }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var condition: Int { loadWord(At.condition) }
  @inlinable @inline(__always)
  package var opens: Int { loadWord(At.opens) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var condition: Int { 0 }
    @inlinable @inline(__always)
    package static var opens: Int { 1 }
  }
}

/// The content of a row of `empty_state_turns`.
package struct EmptyStateTurnBuilder: RowBuilder {
  package typealias Row = EmptyStateTurnRow

  package var condition: Int
  package var opens: Int

  package init(
    condition: Int,
    opens: Int
  ) {
    self.condition = condition
    self.opens = opens
  }

  package func write(to output: inout RowWords) {
    output.append(condition)
    output.append(opens)
  }
}
