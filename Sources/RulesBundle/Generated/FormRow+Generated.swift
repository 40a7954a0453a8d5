// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `forms`.
@usableFromInline
package struct FormRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .forms }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 3 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var fields: Range<Int> { loadRange(At.fields) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    @inlinable @inline(__always)
    package static var fields: Int { 1 }
  }
}

/// The content of a row of `forms`.
package struct FormBuilder: RowBuilder {
  package typealias Row = FormRow

  package var name: BundleText
  package var fields: Range<Int>

  package init(
    name: BundleText,
    fields: Range<Int>
  ) {
    self.name = name
    self.fields = fields
  }

  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(fields)
  }
}
