// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `copy_plurals`. The plural forms of a text, found by the first part of its form `other`.
@usableFromInline
package struct CopyPluralRow: BundleRow {
  /// The section of the rows: `copy_plurals`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .copyPlurals }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 4 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The first part of the form `other`, which identifies the text. A row of `copy_parts`.
  @inlinable @inline(__always)
  package var text: Int { loadWord(At.text) }
  /// The value whose number selects the form. A row of `copy_values`.
  @inlinable @inline(__always)
  package var by: Int { loadWord(At.by) }
  /// The other forms. Without a form for the category of the number, `other` applies. Rows of `copy_forms`.
  @inlinable @inline(__always)
  package var forms: Range<Int> { loadRange(At.forms) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `text`.
    @inlinable @inline(__always)
    package static var text: Int { 0 }
    /// The position of `by`.
    @inlinable @inline(__always)
    package static var by: Int { 1 }
    /// The position of `forms`, which has two words.
    @inlinable @inline(__always)
    package static var forms: Int { 2 }
  }
}

/// The content of a row of `copy_plurals`, to be written.
package struct CopyPluralBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = CopyPluralRow

  /// The first part of the form `other`, which identifies the text. A row of `copy_parts`.
  package var text: Int
  /// The value whose number selects the form. A row of `copy_values`.
  package var by: Int
  /// The other forms. Without a form for the category of the number, `other` applies. Rows of `copy_forms`.
  package var forms: Range<Int>

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    text: Int,
    by: Int,
    forms: Range<Int>
  ) {
    self.text = text
    self.by = by
    self.forms = forms
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(text)
    output.append(by)
    output.append(forms)
  }
}
