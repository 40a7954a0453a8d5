// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `tables`. The tables of the actions, of the plan, and of the decision tables. The first row that applies decides.
@usableFromInline
package struct FirstMatchRow: BundleRow {
  /// The section of the rows: `tables`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .tables }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 4 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The path of the rule that the table belongs to, such as `/actions/NAME`.
  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  /// The rows in the order of evaluation. The last one always applies. Rows of `table_rows`.
  @inlinable @inline(__always)
  package var rows: Range<Int> { loadRange(At.rows) }
  /// The outcome if the condition of a row has no value. A row of `outcomes`.
  @inlinable @inline(__always)
  package var onError: Int { loadWord(At.onError) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `rows`, which has two words.
    @inlinable @inline(__always)
    package static var rows: Int { 1 }
    /// The position of `on_error`.
    @inlinable @inline(__always)
    package static var onError: Int { 3 }
  }
}

/// The content of a row of `tables`, to be written.
package struct FirstMatchBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = FirstMatchRow

  /// The path of the rule that the table belongs to, such as `/actions/NAME`.
  package var name: BundleText
  /// The rows in the order of evaluation. The last one always applies. Rows of `table_rows`.
  package var rows: Range<Int>
  /// The outcome if the condition of a row has no value. A row of `outcomes`.
  package var onError: Int

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    name: BundleText,
    rows: Range<Int>,
    onError: Int
  ) {
    self.name = name
    self.rows = rows
    self.onError = onError
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(rows)
    output.append(onError)
  }
}
