// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `decision_tables`. The tables whose answer the app asks for.
@usableFromInline
package struct DecisionTableRow: BundleRow {
  /// The section of the rows: `decision_tables`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .decisionTables }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 5 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name in the rules. The rows are sorted by it.
  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  /// Decides the answer. Its outcomes are `value`, the position of an answer. A row of `tables`.
  @inlinable @inline(__always)
  package var table: Int { loadWord(At.table) }
  /// The possible answers, in the order of the rules. Rows of `table_answers`.
  @inlinable @inline(__always)
  package var answers: Range<Int> { loadRange(At.answers) }
  /// Whether an answer is the name of a screen, if a screen has that name.
  @inlinable @inline(__always)
  package var answersAreRoutes: Bool { loadFlag(At.answersAreRoutes) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `table`.
    @inlinable @inline(__always)
    package static var table: Int { 1 }
    /// The position of `answers`, which has two words.
    @inlinable @inline(__always)
    package static var answers: Int { 2 }
    /// The position of `answers_are_routes`.
    @inlinable @inline(__always)
    package static var answersAreRoutes: Int { 4 }
  }
}

/// The content of a row of `decision_tables`, to be written.
package struct DecisionTableBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = DecisionTableRow

  /// The name in the rules. The rows are sorted by it.
  package var name: BundleText
  /// Decides the answer. Its outcomes are `value`, the position of an answer. A row of `tables`.
  package var table: Int
  /// The possible answers, in the order of the rules. Rows of `table_answers`.
  package var answers: Range<Int>
  /// Whether an answer is the name of a screen, if a screen has that name.
  package var answersAreRoutes: Bool

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    name: BundleText,
    table: Int,
    answers: Range<Int>,
    answersAreRoutes: Bool
  ) {
    self.name = name
    self.table = table
    self.answers = answers
    self.answersAreRoutes = answersAreRoutes
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(table)
    output.append(answers)
    output.append(answersAreRoutes)
  }
}
