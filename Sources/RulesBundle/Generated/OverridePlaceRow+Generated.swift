// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `opened_places`. Where an overridable value is stored in the bundle.
@usableFromInline
package struct OverridePlaceRow: BundleRow {
  /// The section of the rows: `opened_places`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .overridePlaces }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 4 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The representation of an overridable value.
  @inlinable @inline(__always)
  package var form: PlaceForm { PlaceForm(verified: loadByte(At.form)) }
  /// The number of the section.
  @inlinable @inline(__always)
  package var section: Int { loadWord(At.section) }
  /// The row of the section.
  @inlinable @inline(__always)
  package var row: Int { loadWord(At.row) }
  /// The first word of the value in the row.
  @inlinable @inline(__always)
  package var column: Int { loadWord(At.column) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `form`.
    @inlinable @inline(__always)
    package static var form: Int { 0 }
    /// The position of `section`.
    @inlinable @inline(__always)
    package static var section: Int { 1 }
    /// The position of `row`.
    @inlinable @inline(__always)
    package static var row: Int { 2 }
    /// The position of `column`.
    @inlinable @inline(__always)
    package static var column: Int { 3 }
  }
}

/// The content of a row of `opened_places`, to be written.
package struct OverridePlaceBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = OverridePlaceRow

  /// The representation of an overridable value.
  package var form: PlaceForm
  /// The number of the section.
  package var section: Int
  /// The row of the section.
  package var row: Int
  /// The first word of the value in the row.
  package var column: Int

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    form: PlaceForm,
    section: Int,
    row: Int,
    column: Int
  ) {
    self.form = form
    self.section = section
    self.row = row
    self.column = column
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(form)
    output.append(section)
    output.append(row)
    output.append(column)
  }
}
