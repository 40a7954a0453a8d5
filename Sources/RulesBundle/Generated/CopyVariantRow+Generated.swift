// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `copy_variants`. Another wording of a sentence.
@usableFromInline
package struct CopyVariantRow: BundleRow {
  /// The section of the rows: `copy_variants`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .copyVariants }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 5 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// Whether the variant applies. A row of `programs`.
  @inlinable @inline(__always)
  package var condition: Int { loadWord(At.condition) }
  /// The title; empty without a title. Rows of `copy_parts`.
  @inlinable @inline(__always)
  package var title: Range<Int> { loadRange(At.title) }
  /// The text of the variant. Rows of `copy_parts`.
  @inlinable @inline(__always)
  package var text: Range<Int> { loadRange(At.text) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `if`.
    @inlinable @inline(__always)
    package static var condition: Int { 0 }
    /// The position of `title`, which has two words.
    @inlinable @inline(__always)
    package static var title: Int { 1 }
    /// The position of `text`, which has two words.
    @inlinable @inline(__always)
    package static var text: Int { 3 }
  }
}

/// The content of a row of `copy_variants`, to be written.
package struct CopyVariantBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = CopyVariantRow

  /// Whether the variant applies. A row of `programs`.
  package var condition: Int
  /// The title; empty without a title. Rows of `copy_parts`.
  package var title: Range<Int>
  /// The text of the variant. Rows of `copy_parts`.
  package var text: Range<Int>

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    condition: Int,
    title: Range<Int>,
    text: Range<Int>
  ) {
    self.condition = condition
    self.title = title
    self.text = text
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(condition)
    output.append(title)
    output.append(text)
  }
}
