// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `copy_parts`. A part of a sentence: a literal, then a value.
@usableFromInline
package struct CopyPartRow: BundleRow {
  /// The section of the rows: `copy_parts`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .copyParts }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The text before the value; can be empty.
  @inlinable @inline(__always)
  package var literal: BundleText { loadText(At.literal) }
  /// The value that follows the literal; nil if nothing follows it. A row of `copy_values`.
  @inlinable @inline(__always)
  package var value: Int? { loadOptional(At.value) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `literal`.
    @inlinable @inline(__always)
    package static var literal: Int { 0 }
    /// The position of `value`.
    @inlinable @inline(__always)
    package static var value: Int { 1 }
  }
}

/// The content of a row of `copy_parts`, to be written.
package struct CopyPartBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = CopyPartRow

  /// The text before the value; can be empty.
  package var literal: BundleText
  /// The value that follows the literal; nil if nothing follows it. A row of `copy_values`.
  package var value: Int?

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    literal: BundleText,
    value: Int?
  ) {
    self.literal = literal
    self.value = value
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(literal)
    output.append(value)
  }
}
