// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `table_answers`. A possible answer of a table.
@usableFromInline
package struct TableAnswerRow: BundleRow {
  /// The section of the rows: `table_answers`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .tableAnswers }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 1 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name of the answer.
  @inlinable @inline(__always)
  package var answer: BundleText { loadText(At.answer) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `answer`.
    @inlinable @inline(__always)
    package static var answer: Int { 0 }
  }
}

/// The content of a row of `table_answers`, to be written.
package struct TableAnswerBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = TableAnswerRow

  /// The name of the answer.
  package var answer: BundleText

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    answer: BundleText
  ) {
    self.answer = answer
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(answer)
  }
}
