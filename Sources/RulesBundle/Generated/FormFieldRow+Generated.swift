// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `form_fields`. A field in the list of a form.
@usableFromInline
package struct FormFieldRow: BundleRow {
  /// The section of the rows: `form_fields`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .formFields }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 1 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// A row of `fields`.
  @inlinable @inline(__always)
  package var field: Int { loadWord(At.field) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `field`.
    @inlinable @inline(__always)
    package static var field: Int { 0 }
  }
}

/// The content of a row of `form_fields`, to be written.
package struct FormFieldBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = FormFieldRow

  /// A row of `fields`.
  package var field: Int

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    field: Int
  ) {
    self.field = field
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(field)
  }
}
