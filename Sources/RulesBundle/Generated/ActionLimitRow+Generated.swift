// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `action_limits`.
@usableFromInline
package struct ActionLimitRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .actionLimits }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var plan: Int { loadWord(At.plan) }
  @inlinable @inline(__always)
  package var limit: Int { loadWord(At.limit) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var plan: Int { 0 }
    @inlinable @inline(__always)
    package static var limit: Int { 1 }
  }
}

/// The content of a row of `action_limits`.
package struct ActionLimitBuilder: RowBuilder {
  package typealias Row = ActionLimitRow

  package var plan: Int
  package var limit: Int

  package init(
    plan: Int,
    limit: Int
  ) {
    self.plan = plan
    self.limit = limit
  }

  package func write(to output: inout RowWords) {
    output.append(plan)
    output.append(limit)
  }
}
