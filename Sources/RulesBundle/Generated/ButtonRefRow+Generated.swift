// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `button_refs`. A button in a list, in display order.
@usableFromInline
package struct ButtonRefRow: BundleRow {
  /// The section of the rows: `button_refs`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .buttonRefs }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 1 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// A row of `buttons`.
  @inlinable @inline(__always)
  package var button: Int { loadWord(At.button) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `button`.
    @inlinable @inline(__always)
    package static var button: Int { 0 }
  }
}

/// The content of a row of `button_refs`, to be written.
package struct ButtonRefBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = ButtonRefRow

  /// A row of `buttons`.
  package var button: Int

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    button: Int
  ) {
    self.button = button
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(button)
  }
}
