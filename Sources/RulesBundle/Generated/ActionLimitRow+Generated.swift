// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `action_limits`. A limit that is shown with an action under one plan.
@usableFromInline
package struct ActionLimitRow: BundleRow {
  /// The section of the rows: `action_limits`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .actionLimits }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The plan under which the limit is shown. A row of `plans`.
  @inlinable @inline(__always)
  package var plan: Int { loadWord(At.plan) }
  /// A row of `limits`.
  @inlinable @inline(__always)
  package var limit: Int { loadWord(At.limit) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `plan`.
    @inlinable @inline(__always)
    package static var plan: Int { 0 }
    /// The position of `limit`.
    @inlinable @inline(__always)
    package static var limit: Int { 1 }
  }
}

/// The content of a row of `action_limits`, to be written.
package struct ActionLimitBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = ActionLimitRow

  /// The plan under which the limit is shown. A row of `plans`.
  package var plan: Int
  /// A row of `limits`.
  package var limit: Int

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    plan: Int,
    limit: Int
  ) {
    self.plan = plan
    self.limit = limit
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(plan)
    output.append(limit)
  }
}
