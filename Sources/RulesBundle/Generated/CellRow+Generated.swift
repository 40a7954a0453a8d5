// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `cells`.
@usableFromInline
package struct CellRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .cells }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 4 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var plan: Int { loadWord(At.plan) }
  @inlinable @inline(__always)
  package var may: CellKind { CellKind(verified: loadByte(At.may)) }
  @inlinable @inline(__always)
  package var reason: Int? { loadOptional(At.reason) }
  @inlinable @inline(__always)
  package var limit: Int? { loadOptional(At.limit) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var plan: Int { 0 }
    @inlinable @inline(__always)
    package static var may: Int { 1 }
    @inlinable @inline(__always)
    package static var reason: Int { 2 }
    @inlinable @inline(__always)
    package static var limit: Int { 3 }
  }
}

/// The content of a row of `cells`.
package struct CellBuilder: RowBuilder {
  package typealias Row = CellRow

  package var plan: Int
  package var may: CellKind
  package var reason: Int?
  package var limit: Int?

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

  package func write(to output: inout RowWords) {
    output.append(plan)
    output.append(may)
    output.append(reason)
    output.append(limit)
  }
}
