// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `ladder_stops`. A vector that can stop an action.
@usableFromInline
package struct LadderStopRow: BundleRow {
  /// The section of the rows: `ladder_stops`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .ladderStops }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The vector that stops the action. A row of `ladder`.
  @inlinable @inline(__always)
  package var vector: Int { loadWord(At.vector) }
  /// The rank of the lowest level that stops the action.
  @inlinable @inline(__always)
  package var fromRank: Int { loadWord(At.fromRank) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `vector`.
    @inlinable @inline(__always)
    package static var vector: Int { 0 }
    /// The position of `from_rank`.
    @inlinable @inline(__always)
    package static var fromRank: Int { 1 }
  }
}

/// The content of a row of `ladder_stops`, to be written.
package struct LadderStopBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = LadderStopRow

  /// The vector that stops the action. A row of `ladder`.
  package var vector: Int
  /// The rank of the lowest level that stops the action.
  package var fromRank: Int

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    vector: Int,
    fromRank: Int
  ) {
    self.vector = vector
    self.fromRank = fromRank
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(vector)
    output.append(fromRank)
  }
}
