// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `outcomes`. The distinct outcomes of all tables.
@usableFromInline
package struct OutcomeRow: BundleRow {
  /// The section of the rows: `outcomes`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .outcomes }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 5 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The outcome of a row of a table.
  @inlinable @inline(__always)
  package var kind: OutcomeKind { OutcomeKind(verified: loadByte(At.kind)) }
  /// The reason of a denial; nil for other outcomes. A row of `reasons`.
  @inlinable @inline(__always)
  package var reason: Int? { loadOptional(At.reason) }
  /// The limit that causes the denial; nil if no limit does. A row of `limits`.
  @inlinable @inline(__always)
  package var limit: Int? { loadOptional(At.limit) }
  /// The limit that the allowed action spends from; nil if it spends nothing. A row of `limits`.
  @inlinable @inline(__always)
  package var spends: Int? { loadOptional(At.spends) }
  /// The row of the plan, or the position of the answer in its table; 0 if `kind` is not `value`.
  @inlinable @inline(__always)
  package var value: Int { loadWord(At.value) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `kind`.
    @inlinable @inline(__always)
    package static var kind: Int { 0 }
    /// The position of `reason`.
    @inlinable @inline(__always)
    package static var reason: Int { 1 }
    /// The position of `limit`.
    @inlinable @inline(__always)
    package static var limit: Int { 2 }
    /// The position of `spends`.
    @inlinable @inline(__always)
    package static var spends: Int { 3 }
    /// The position of `value`.
    @inlinable @inline(__always)
    package static var value: Int { 4 }
  }
}

/// The content of a row of `outcomes`, to be written.
package struct OutcomeBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = OutcomeRow

  /// The outcome of a row of a table.
  package var kind: OutcomeKind
  /// The reason of a denial; nil for other outcomes. A row of `reasons`.
  package var reason: Int?
  /// The limit that causes the denial; nil if no limit does. A row of `limits`.
  package var limit: Int?
  /// The limit that the allowed action spends from; nil if it spends nothing. A row of `limits`.
  package var spends: Int?
  /// The row of the plan, or the position of the answer in its table; 0 if `kind` is not `value`.
  package var value: Int

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    kind: OutcomeKind,
    reason: Int?,
    limit: Int?,
    spends: Int?,
    value: Int
  ) {
    self.kind = kind
    self.reason = reason
    self.limit = limit
    self.spends = spends
    self.value = value
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(kind)
    output.append(reason)
    output.append(limit)
    output.append(spends)
    output.append(value)
  }
}
