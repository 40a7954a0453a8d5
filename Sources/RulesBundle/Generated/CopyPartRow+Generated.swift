// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `copy_parts`.
@usableFromInline
package struct CopyPartRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .copyParts }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var literal: BundleText { loadText(At.literal) }
  @inlinable @inline(__always)
  package var value: Int? { loadOptional(At.value) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var literal: Int { 0 }
    @inlinable @inline(__always)
    package static var value: Int { 1 }
  }
}

/// The content of a row of `copy_parts`.
package struct CopyPartBuilder: RowBuilder {
  package typealias Row = CopyPartRow

  package var literal: BundleText
  package var value: Int?

  package init(
    literal: BundleText,
    value: Int?
  ) {
    self.literal = literal
    self.value = value
  }

  package func write(to output: inout RowWords) {
    output.append(literal)
    output.append(value)
  }
}
