// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `field_made_up`. A part of a generated value: a literal, then characters of a fact.
@usableFromInline
package struct FieldMadeUpRow: BundleRow {
  /// The section of the rows: `field_made_up`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .fieldMadeUp }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 5 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The text before the characters; can be empty.
  @inlinable @inline(__always)
  package var literal: BundleText { loadText(At.literal) }
  /// The fact that supplies the characters; nil if nothing follows the literal. A row of `facts`.
  @inlinable @inline(__always)
  package var fact: Int? { loadOptional(At.fact) }
  /// The characters that can be used. Rows of `field_characters`.
  @inlinable @inline(__always)
  package var characters: Range<Int> { loadRange(At.characters) }
  /// The setting with the number of characters; nil if nothing follows the literal. A row of `settings`.
  @inlinable @inline(__always)
  package var length: Int? { loadOptional(At.length) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `literal`.
    @inlinable @inline(__always)
    package static var literal: Int { 0 }
    /// The position of `fact`.
    @inlinable @inline(__always)
    package static var fact: Int { 1 }
    /// The position of `characters`, which has two words.
    @inlinable @inline(__always)
    package static var characters: Int { 2 }
    /// The position of `length`.
    @inlinable @inline(__always)
    package static var length: Int { 4 }
  }
}

/// The content of a row of `field_made_up`, to be written.
package struct FieldMadeUpBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = FieldMadeUpRow

  /// The text before the characters; can be empty.
  package var literal: BundleText
  /// The fact that supplies the characters; nil if nothing follows the literal. A row of `facts`.
  package var fact: Int?
  /// The characters that can be used. Rows of `field_characters`.
  package var characters: Range<Int>
  /// The setting with the number of characters; nil if nothing follows the literal. A row of `settings`.
  package var length: Int?

  /// Creates a row from the values of all columns, in the order of the columns.
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

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(literal)
    output.append(fact)
    output.append(characters)
    output.append(length)
  }
}
