// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `plans`.
@usableFromInline
package struct PlanRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .plans }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 5 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var rank: Int { loadWord(At.rank) }
  @inlinable @inline(__always)
  package var follows: Int? { loadOptional(At.follows) }
  @inlinable @inline(__always)
  package var refusals: Range<Int> { loadRange(At.refusals) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    @inlinable @inline(__always)
    package static var rank: Int { 1 }
    @inlinable @inline(__always)
    package static var follows: Int { 2 }
    @inlinable @inline(__always)
    package static var refusals: Int { 3 }
  }
}

/// The content of a row of `plans`.
package struct PlanBuilder: RowBuilder {
  package typealias Row = PlanRow

  package var name: BundleText
  package var rank: Int
  package var follows: Int?
  package var refusals: Range<Int>

  package init(
    name: BundleText,
    rank: Int,
    follows: Int?,
    refusals: Range<Int>
  ) {
    self.name = name
    self.rank = rank
    self.follows = follows
    self.refusals = refusals
  }

  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(rank)
    output.append(follows)
    output.append(refusals)
  }
}
