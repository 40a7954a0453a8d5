// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `field_made_up`.
@usableFromInline
package struct FieldMadeUpRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .fieldMadeUp }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 5 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var literal: BundleText { loadText(At.literal) }
  @inlinable @inline(__always)
  package var fact: Int? { loadOptional(At.fact) }
  @inlinable @inline(__always)
  package var characters: Range<Int> { loadRange(At.characters) }
  @inlinable @inline(__always)
  package var length: Int? { loadOptional(At.length) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var literal: Int { 0 }
    @inlinable @inline(__always)
    package static var fact: Int { 1 }
    @inlinable @inline(__always)
    package static var characters: Int { 2 }
    @inlinable @inline(__always)
    package static var length: Int { 4 }
  }
}

/// The content of a row of `field_made_up`.
package struct FieldMadeUpBuilder: RowBuilder {
  package typealias Row = FieldMadeUpRow

  package var literal: BundleText
  package var fact: Int?
  package var characters: Range<Int>
  package var length: Int?

  package init(
    literal: BundleText,
    fact: Int?,
    characters: Range<Int>,
    length: Int?
  ) {
    self.literal = literal
    self.fact = fact
    self.characters = characters
    self.length = length
  }

  package func write(to output: inout RowWords) {
    output.append(literal)
    output.append(fact)
    output.append(characters)
    output.append(length)
  }
}
