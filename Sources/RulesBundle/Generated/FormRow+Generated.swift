// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `forms`. The forms, each a list of input fields.
@usableFromInline
package struct FormRow: BundleRow {
  /// The section of the rows: `forms`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .forms }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 3 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name in the rules. The rows are sorted by it.
  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  /// The fields in the order of the screen. Rows of `form_fields`.
  @inlinable @inline(__always)
  package var fields: Range<Int> { loadRange(At.fields) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `fields`, which has two words.
    @inlinable @inline(__always)
    package static var fields: Int { 1 }
  }
}

/// The content of a row of `forms`, to be written.
package struct FormBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = FormRow

  /// The name in the rules. The rows are sorted by it.
  package var name: BundleText
  /// The fields in the order of the screen. Rows of `form_fields`.
  package var fields: Range<Int>

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    name: BundleText,
    fields: Range<Int>
  ) {
    self.name = name
    self.fields = fields
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(fields)
  }
}
