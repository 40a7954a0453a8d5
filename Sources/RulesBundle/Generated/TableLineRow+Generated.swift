// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `table_rows`.
@usableFromInline
package struct TableLineRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .tableRows }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 3 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var condition: Int? { loadOptional(At.condition) }
  @inlinable @inline(__always)
  package var then: Int { loadWord(At.then) }
  @inlinable @inline(__always)
  package var rule: BundleText { loadText(At.rule) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var condition: Int { 0 }
    @inlinable @inline(__always)
    package static var then: Int { 1 }
    @inlinable @inline(__always)
    package static var rule: Int { 2 }
  }
}

/// The content of a row of `table_rows`.
package struct TableLineBuilder: RowBuilder {
  package typealias Row = TableLineRow

  package var condition: Int?
  package var then: Int
  package var rule: BundleText

  package init(
    condition: Int?,
    then: Int,
    rule: BundleText
  ) {
    self.condition = condition
    self.then = then
    self.rule = rule
  }

  package func write(to output: inout RowWords) {
    output.append(condition)
    output.append(then)
    output.append(rule)
  }
}
