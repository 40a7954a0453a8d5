// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `copy_forms`. A plural form of a text, except `other`.
@usableFromInline
package struct CopyFormRow: BundleRow {
  /// The section of the rows: `copy_forms`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .copyForms }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 3 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The category of the numbers that select the form.
  @inlinable @inline(__always)
  package var category: PluralKind { PluralKind(verified: loadByte(At.category)) }
  /// The text of the form. Rows of `copy_parts`.
  @inlinable @inline(__always)
  package var parts: Range<Int> { loadRange(At.parts) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `category`.
    @inlinable @inline(__always)
    package static var category: Int { 0 }
    /// The position of `parts`, which has two words.
    @inlinable @inline(__always)
    package static var parts: Int { 1 }
  }
}

/// The content of a row of `copy_forms`, to be written.
package struct CopyFormBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = CopyFormRow

  /// The category of the numbers that select the form.
  package var category: PluralKind
  /// The text of the form. Rows of `copy_parts`.
  package var parts: Range<Int>

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    category: PluralKind,
    parts: Range<Int>
  ) {
    self.category = category
    self.parts = parts
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(category)
    output.append(parts)
  }
}
