// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `moments`. The moments in the life of an account or of the app.
@usableFromInline
package struct MomentRow: BundleRow {
  /// The section of the rows: `moments`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .moments }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 15 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name in the rules. The rows are sorted by it.
  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  /// The table that decides whether the app asks first; nil if it never asks. A row of `decision_tables`.
  @inlinable @inline(__always)
  package var asks: Int? { loadOptional(At.asks) }
  /// The position of the answer of `asks` for which the app asks; 0 without `asks`.
  @inlinable @inline(__always)
  package var answer: Int { loadWord(At.answer) }
  /// The text of the question; nil without a question. A row of `copy`.
  @inlinable @inline(__always)
  package var says: Int? { loadOptional(At.says) }
  /// The surface that shows the question; nil without a question. A row of `surfaces`.
  @inlinable @inline(__always)
  package var shownOn: Int? { loadOptional(At.shownOn) }
  /// The buttons that answer the question, in order. Rows of `button_refs`.
  @inlinable @inline(__always)
  package var buttons: Range<Int> { loadRange(At.buttons) }
  /// The tasks in order, each with its condition. Rows of `moment_tasks`.
  @inlinable @inline(__always)
  package var does: Range<Int> { loadRange(At.does) }
  /// The next screen; nil if the user stays, or if `goes_where` decides. A row of `routes`.
  @inlinable @inline(__always)
  package var goesTo: Int? { loadOptional(At.goesTo) }
  /// The table that decides the next screen; nil if `goes_to` does, or if the user stays. A row of `decision_tables`.
  @inlinable @inline(__always)
  package var goesWhere: Int? { loadOptional(At.goesWhere) }
  /// The errors that explain the moment. The first one whose condition holds is shown. Rows of `moment_errors`.
  @inlinable @inline(__always)
  package var error: Range<Int> { loadRange(At.error) }
  /// The events to send. Rows of `emitted_events`.
  @inlinable @inline(__always)
  package var emits: Range<Int> { loadRange(At.emits) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `asks`.
    @inlinable @inline(__always)
    package static var asks: Int { 1 }
    /// The position of `answer`.
    @inlinable @inline(__always)
    package static var answer: Int { 2 }
    /// The position of `says`.
    @inlinable @inline(__always)
    package static var says: Int { 3 }
    /// The position of `shown_on`.
    @inlinable @inline(__always)
    package static var shownOn: Int { 4 }
    /// The position of `buttons`, which has two words.
    @inlinable @inline(__always)
    package static var buttons: Int { 5 }
    /// The position of `does`, which has two words.
    @inlinable @inline(__always)
    package static var does: Int { 7 }
    /// The position of `goes_to`.
    @inlinable @inline(__always)
    package static var goesTo: Int { 9 }
    /// The position of `goes_where`.
    @inlinable @inline(__always)
    package static var goesWhere: Int { 10 }
    /// The position of `error`, which has two words.
    @inlinable @inline(__always)
    package static var error: Int { 11 }
    /// The position of `emits`, which has two words.
    @inlinable @inline(__always)
    package static var emits: Int { 13 }
  }
}

/// The content of a row of `moments`, to be written.
package struct MomentBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = MomentRow

  /// The name in the rules. The rows are sorted by it.
  package var name: BundleText
  /// The table that decides whether the app asks first; nil if it never asks. A row of `decision_tables`.
  package var asks: Int?
  /// The position of the answer of `asks` for which the app asks; 0 without `asks`.
  package var answer: Int
  /// The text of the question; nil without a question. A row of `copy`.
  package var says: Int?
  /// The surface that shows the question; nil without a question. A row of `surfaces`.
  package var shownOn: Int?
  /// The buttons that answer the question, in order. Rows of `button_refs`.
  package var buttons: Range<Int>
  /// The tasks in order, each with its condition. Rows of `moment_tasks`.
  package var does: Range<Int>
  /// The next screen; nil if the user stays, or if `goes_where` decides. A row of `routes`.
  package var goesTo: Int?
  /// The table that decides the next screen; nil if `goes_to` does, or if the user stays. A row of `decision_tables`.
  package var goesWhere: Int?
  /// The errors that explain the moment. The first one whose condition holds is shown. Rows of `moment_errors`.
  package var error: Range<Int>
  /// The events to send. Rows of `emitted_events`.
  package var emits: Range<Int>

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    name: BundleText,
    asks: Int?,
    answer: Int,
    says: Int?,
    shownOn: Int?,
    buttons: Range<Int>,
    does: Range<Int>,
    goesTo: Int?,
    goesWhere: Int?,
    error: Range<Int>,
    emits: Range<Int>
  ) {
    self.name = name
    self.asks = asks
    self.answer = answer
    self.says = says
    self.shownOn = shownOn
    self.buttons = buttons
    self.does = does
    self.goesTo = goesTo
    self.goesWhere = goesWhere
    self.error = error
    self.emits = emits
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(asks)
    output.append(answer)
    output.append(says)
    output.append(shownOn)
    output.append(buttons)
    output.append(does)
    output.append(goesTo)
    output.append(goesWhere)
    output.append(error)
    output.append(emits)
  }
}
