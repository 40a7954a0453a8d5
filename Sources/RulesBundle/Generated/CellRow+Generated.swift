// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `cells`. A cell of the matrix: what one plan allows for one capability.
@usableFromInline
package struct CellRow: BundleRow {
  /// The section of the rows: `cells`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .cells }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 4 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The plan of the cell. A row of `plans`.
  @inlinable @inline(__always)
  package var plan: Int { loadWord(At.plan) }
  /// What a plan allows for a capability.
  @inlinable @inline(__always)
  package var may: CellKind { CellKind(verified: loadByte(At.may)) }
  /// The reason of the denial; present if and only if `may` is `deny`. A row of `reasons`.
  @inlinable @inline(__always)
  package var reason: Int? { loadOptional(At.reason) }
  /// The limit; present if and only if `may` is `within` or `spends`. A row of `limits`.
  @inlinable @inline(__always)
  package var limit: Int? { loadOptional(At.limit) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `plan`.
    @inlinable @inline(__always)
    package static var plan: Int { 0 }
    /// The position of `may`.
    @inlinable @inline(__always)
    package static var may: Int { 1 }
    /// The position of `reason`.
    @inlinable @inline(__always)
    package static var reason: Int { 2 }
    /// The position of `limit`.
    @inlinable @inline(__always)
    package static var limit: Int { 3 }
  }
}

/// The content of a row of `cells`, to be written.
package struct CellBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = CellRow

  /// The plan of the cell. A row of `plans`.
  package var plan: Int
  /// What a plan allows for a capability.
  package var may: CellKind
  /// The reason of the denial; present if and only if `may` is `deny`. A row of `reasons`.
  package var reason: Int?
  /// The limit; present if and only if `may` is `within` or `spends`. A row of `limits`.
  package var limit: Int?

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    plan: Int,
    may: CellKind,
    reason: Int?,
    limit: Int?
  ) {
    self.plan = plan
    self.may = may
    self.reason = reason
    self.limit = limit
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(plan)
    output.append(may)
    output.append(reason)
    output.append(limit)
  }
}
