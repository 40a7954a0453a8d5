// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `decision_tables`.
@usableFromInline
package struct DecisionTableRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .decisionTables }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 5 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var table: Int { loadWord(At.table) }
  @inlinable @inline(__always)
  package var answers: Range<Int> { loadRange(At.answers) }
  @inlinable @inline(__always)
  package var answersAreRoutes: Bool { loadFlag(At.answersAreRoutes) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    @inlinable @inline(__always)
    package static var table: Int { 1 }
    @inlinable @inline(__always)
    package static var answers: Int { 2 }
    @inlinable @inline(__always)
    package static var answersAreRoutes: Int { 4 }
  }
}

/// The content of a row of `decision_tables`.
package struct DecisionTableBuilder: RowBuilder {
  package typealias Row = DecisionTableRow

  package var name: BundleText
  package var table: Int
  package var answers: Range<Int>
  package var answersAreRoutes: Bool

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

  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(table)
    output.append(answers)
    output.append(answersAreRoutes)
  }
}
