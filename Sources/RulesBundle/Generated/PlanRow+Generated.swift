// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `plans`. The plans of the product.
@usableFromInline
package struct PlanRow: BundleRow {
  /// The section of the rows: `plans`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .plans }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 5 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name in the rules. The rows are sorted by it.
  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  /// The position of the plan in the rules, starting with 0 for the plan that allows the least.
  @inlinable @inline(__always)
  package var rank: Int { loadWord(At.rank) }
  /// The plan whose column of every matrix applies; nil if the plan has its own column. A row of `plans`.
  @inlinable @inline(__always)
  package var follows: Int? { loadOptional(At.follows) }
  /// The reasons with which this plan can deny an action. Rows of `reason_refs`.
  @inlinable @inline(__always)
  package var refusals: Range<Int> { loadRange(At.refusals) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `rank`.
    @inlinable @inline(__always)
    package static var rank: Int { 1 }
    /// The position of `follows`.
    @inlinable @inline(__always)
    package static var follows: Int { 2 }
    /// The position of `refusals`, which has two words.
    @inlinable @inline(__always)
    package static var refusals: Int { 3 }
  }
}

/// The content of a row of `plans`, to be written.
package struct PlanBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = PlanRow

  /// The name in the rules. The rows are sorted by it.
  package var name: BundleText
  /// The position of the plan in the rules, starting with 0 for the plan that allows the least.
  package var rank: Int
  /// The plan whose column of every matrix applies; nil if the plan has its own column. A row of `plans`.
  package var follows: Int?
  /// The reasons with which this plan can deny an action. Rows of `reason_refs`.
  package var refusals: Range<Int>

  /// Creates a row from the values of all columns, in the order of the columns.
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

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(rank)
    output.append(follows)
    output.append(refusals)
  }
}
