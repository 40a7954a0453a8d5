// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `opened_places`.
@usableFromInline
package struct OverridePlaceRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .overridePlaces }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 4 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var form: PlaceForm { PlaceForm(verified: loadByte(At.form)) }
  @inlinable @inline(__always)
  package var section: Int { loadWord(At.section) }
  @inlinable @inline(__always)
  package var row: Int { loadWord(At.row) }
  @inlinable @inline(__always)
  package var column: Int { loadWord(At.column) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var form: Int { 0 }
    @inlinable @inline(__always)
    package static var section: Int { 1 }
    @inlinable @inline(__always)
    package static var row: Int { 2 }
    @inlinable @inline(__always)
    package static var column: Int { 3 }
  }
}

/// The content of a row of `opened_places`.
package struct OverridePlaceBuilder: RowBuilder {
  package typealias Row = OverridePlaceRow

  package var form: PlaceForm
  package var section: Int
  package var row: Int
  package var column: Int

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

  package func write(to output: inout RowWords) {
    output.append(form)
    output.append(section)
    output.append(row)
    output.append(column)
  }
}
