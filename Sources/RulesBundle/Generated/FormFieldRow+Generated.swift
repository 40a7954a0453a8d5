// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `form_fields`.
@usableFromInline
package struct FormFieldRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .formFields }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 1 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var field: Int { loadWord(At.field) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var field: Int { 0 }
  }
}

/// The content of a row of `form_fields`.
package struct FormFieldBuilder: RowBuilder {
  package typealias Row = FormFieldRow

  package var field: Int

  package init(
    field: Int
  ) {
    self.field = field
  }

  package func write(to output: inout RowWords) {
    output.append(field)
  }
}
