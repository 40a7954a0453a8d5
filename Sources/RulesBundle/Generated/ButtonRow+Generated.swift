// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `buttons`. The buttons of denials, errors, notices, and screens.
@usableFromInline
package struct ButtonRow: BundleRow {
  /// The section of the rows: `buttons`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .buttons }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 10 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name in the rules. The rows are sorted by it.
  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  /// The label, unless `label_from` decides it. A row of `copy`.
  @inlinable @inline(__always)
  package var label: Int { loadWord(At.label) }
  /// Whether the button is shown; nil if it always is. A row of `programs`.
  @inlinable @inline(__always)
  package var condition: Int? { loadOptional(At.condition) }
  /// Whether the button is prominent; nil if it never is. A row of `programs`.
  @inlinable @inline(__always)
  package var prominentIf: Int? { loadOptional(At.prominentIf) }
  /// Whether the button retries the failed operation, by the retry policy of the error.
  @inlinable @inline(__always)
  package var retries: Bool { loadFlag(At.retries) }
  /// The action that the button performs; nil if it performs none. A row of `actions`.
  @inlinable @inline(__always)
  package var does: Int? { loadOptional(At.does) }
  /// The screen that the button opens; nil if it opens none. A row of `routes`.
  @inlinable @inline(__always)
  package var opens: Int? { loadOptional(At.opens) }
  /// The events to send when the button is tapped. Rows of `emitted_events`.
  @inlinable @inline(__always)
  package var emits: Range<Int> { loadRange(At.emits) }
  /// The table whose answer is the name of the label; nil if the label is fixed. A row of `decision_tables`.
  @inlinable @inline(__always)
  package var labelFrom: Int? { loadOptional(At.labelFrom) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `label`.
    @inlinable @inline(__always)
    package static var label: Int { 1 }
    /// The position of `if`.
    @inlinable @inline(__always)
    package static var condition: Int { 2 }
    /// The position of `prominent_if`.
    @inlinable @inline(__always)
    package static var prominentIf: Int { 3 }
    /// The position of `retries`.
    @inlinable @inline(__always)
    package static var retries: Int { 4 }
    /// The position of `does`.
    @inlinable @inline(__always)
    package static var does: Int { 5 }
    /// The position of `opens`.
    @inlinable @inline(__always)
    package static var opens: Int { 6 }
    /// The position of `emits`, which has two words.
    @inlinable @inline(__always)
    package static var emits: Int { 7 }
    /// The position of `label_from`.
    @inlinable @inline(__always)
    package static var labelFrom: Int { 9 }
  }
}

/// The content of a row of `buttons`, to be written.
package struct ButtonBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = ButtonRow

  /// The name in the rules. The rows are sorted by it.
  package var name: BundleText
  /// The label, unless `label_from` decides it. A row of `copy`.
  package var label: Int
  /// Whether the button is shown; nil if it always is. A row of `programs`.
  package var condition: Int?
  /// Whether the button is prominent; nil if it never is. A row of `programs`.
  package var prominentIf: Int?
  /// Whether the button retries the failed operation, by the retry policy of the error.
  package var retries: Bool
  /// The action that the button performs; nil if it performs none. A row of `actions`.
  package var does: Int?
  /// The screen that the button opens; nil if it opens none. A row of `routes`.
  package var opens: Int?
  /// The events to send when the button is tapped. Rows of `emitted_events`.
  package var emits: Range<Int>
  /// The table whose answer is the name of the label; nil if the label is fixed. A row of `decision_tables`.
  package var labelFrom: Int?

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    name: BundleText,
    label: Int,
    condition: Int?,
    prominentIf: Int?,
    retries: Bool,
    does: Int?,
    opens: Int?,
    emits: Range<Int>,
    labelFrom: Int?
  ) {
    self.name = name
    self.label = label
    self.condition = condition
    self.prominentIf = prominentIf
    self.retries = retries
    self.does = does
    self.opens = opens
    self.emits = emits
    self.labelFrom = labelFrom
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(label)
    output.append(condition)
    output.append(prominentIf)
    output.append(retries)
    output.append(does)
    output.append(opens)
    output.append(emits)
    output.append(labelFrom)
  }
}
