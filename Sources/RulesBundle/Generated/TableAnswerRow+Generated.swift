// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `table_answers`.
@usableFromInline
package struct TableAnswerRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .tableAnswers }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 1 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var answer: BundleText { loadText(At.answer) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var answer: Int { 0 }
  }
}

/// The content of a row of `table_answers`.
package struct TableAnswerBuilder: RowBuilder {
  package typealias Row = TableAnswerRow

  package var answer: BundleText

  package init(
    answer: BundleText
  ) {
    self.answer = answer
  }

  package func write(to output: inout RowWords) {
    output.append(answer)
  }
}
