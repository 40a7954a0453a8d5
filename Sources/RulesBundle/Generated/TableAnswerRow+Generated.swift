// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `table_answers`.
public struct TableAnswerRow: BundleRow {
  @inlinable @inline(__always)
  public static var section: BundleSection { .tableAnswers }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  public static var width: Int { 1 }

  public let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  public init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  public var answer: BundleText { loadText(At.answer) }

  /// The positions of the columns in a row, in words.
  public enum At {
    @inlinable @inline(__always)
    public static var answer: Int { 0 }
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
