// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `ladder_counts`. The count at which one plan reaches a level.
@usableFromInline
package struct LadderCountRow: BundleRow {
  /// The section of the rows: `ladder_counts`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .ladderCounts }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 3 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The plan of the count. A row of `plans`.
  @inlinable @inline(__always)
  package var plan: Int { loadWord(At.plan) }
  /// The number of events that reaches the level.
  @inlinable @inline(__always)
  package var at: Int64 { loadInteger(At.at) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `plan`.
    @inlinable @inline(__always)
    package static var plan: Int { 0 }
    /// The position of `at`, which has two words.
    @inlinable @inline(__always)
    package static var at: Int { 1 }
  }
}

/// The content of a row of `ladder_counts`, to be written.
package struct LadderCountBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = LadderCountRow

  /// The plan of the count. A row of `plans`.
  package var plan: Int
  /// The number of events that reaches the level.
  package var at: Int64

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    plan: Int,
    at: Int64
  ) {
    self.plan = plan
    self.at = at
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(plan)
    output.append(at)
  }
}
