// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `screen_buttons`. A button of a screen.
@usableFromInline
package struct ScreenButtonRow: BundleRow {
  /// The section of the rows: `screen_buttons`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .screenButtons }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// Whether the button is shown; nil if its own condition is the only one. A row of `programs`.
  @inlinable @inline(__always)
  package var condition: Int? { loadOptional(At.condition) }
  /// A row of `buttons`.
  @inlinable @inline(__always)
  package var button: Int { loadWord(At.button) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `if`.
    @inlinable @inline(__always)
    package static var condition: Int { 0 }
    /// The position of `button`.
    @inlinable @inline(__always)
    package static var button: Int { 1 }
  }
}

/// The content of a row of `screen_buttons`, to be written.
package struct ScreenButtonBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = ScreenButtonRow

  /// Whether the button is shown; nil if its own condition is the only one. A row of `programs`.
  package var condition: Int?
  /// A row of `buttons`.
  package var button: Int

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    condition: Int?,
    button: Int
  ) {
    self.condition = condition
    self.button = button
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(condition)
    output.append(button)
  }
}
