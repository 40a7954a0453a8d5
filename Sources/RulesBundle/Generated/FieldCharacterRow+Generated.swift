// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `field_characters`.
@usableFromInline
package struct FieldCharacterRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .fieldCharacters }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var first: Int { loadWord(At.first) }
  @inlinable @inline(__always)
  package var last: Int { loadWord(At.last) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var first: Int { 0 }
    @inlinable @inline(__always)
    package static var last: Int { 1 }
  }
}

/// The content of a row of `field_characters`.
package struct FieldCharacterBuilder: RowBuilder {
  package typealias Row = FieldCharacterRow

  package var first: Int
  package var last: Int

  package init(
    first: Int,
    last: Int
  ) {
    self.first = first
    self.last = last
  }

  package func write(to output: inout RowWords) {
    output.append(first)
    output.append(last)
  }
}
