// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `ladder_counts`.
@usableFromInline
package struct LadderCountRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .ladderCounts }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 3 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var plan: Int { loadWord(At.plan) }
  @inlinable @inline(__always)
  package var at: Int64 { loadInteger(At.at) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var plan: Int { 0 }
    @inlinable @inline(__always)
    package static var at: Int { 1 }
  }
}

/// The content of a row of `ladder_counts`.
package struct LadderCountBuilder: RowBuilder {
  package typealias Row = LadderCountRow

  package var plan: Int
  package var at: Int64

  package init(
    plan: Int,
    at: Int64
  ) {
    self.plan = plan
    self.at = at
  }

  package func write(to output: inout RowWords) {
    output.append(plan)
    output.append(at)
  }
}
