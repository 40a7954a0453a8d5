// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `table_rows`. A row of a table.
@usableFromInline
package struct TableLineRow: BundleRow {
  /// The section of the rows: `table_rows`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .tableRows }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 3 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// Whether the row applies; a row without it always applies. A row of `programs`.
  @inlinable @inline(__always)
  package var condition: Int? { loadOptional(At.condition) }
  /// The outcome if the row applies. A row of `outcomes`.
  @inlinable @inline(__always)
  package var then: Int { loadWord(At.then) }
  /// The path of the row in the rules, for traces and the source map.
  @inlinable @inline(__always)
  package var rule: BundleText { loadText(At.rule) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `if`.
    @inlinable @inline(__always)
    package static var condition: Int { 0 }
    /// The position of `then`.
    @inlinable @inline(__always)
    package static var then: Int { 1 }
    /// The position of `rule`.
    @inlinable @inline(__always)
    package static var rule: Int { 2 }
  }
}

/// The content of a row of `table_rows`, to be written.
package struct TableLineBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = TableLineRow

  /// Whether the row applies; a row without it always applies. A row of `programs`.
  package var condition: Int?
  /// The outcome if the row applies. A row of `outcomes`.
  package var then: Int
  /// The path of the row in the rules, for traces and the source map.
  package var rule: BundleText

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    condition: Int?,
    then: Int,
    rule: BundleText
  ) {
    self.condition = condition
    self.then = then
    self.rule = rule
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(condition)
    output.append(then)
    output.append(rule)
  }
}
