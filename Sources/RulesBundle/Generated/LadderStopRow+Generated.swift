// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `ladder_stops`.
@usableFromInline
package struct LadderStopRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .ladderStops }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var vector: Int { loadWord(At.vector) }
  @inlinable @inline(__always)
  package var fromRank: Int { loadWord(At.fromRank) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var vector: Int { 0 }
    @inlinable @inline(__always)
    package static var fromRank: Int { 1 }
  }
}

/// The content of a row of `ladder_stops`.
package struct LadderStopBuilder: RowBuilder {
  package typealias Row = LadderStopRow

  package var vector: Int
  package var fromRank: Int

  package init(
    vector: Int,
    fromRank: Int
  ) {
    self.vector = vector
    self.fromRank = fromRank
  }

  package func write(to output: inout RowWords) {
    output.append(vector)
    output.append(fromRank)
  }
}
