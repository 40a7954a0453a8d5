// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `copy`. The sentences that users see, in the source language.
@usableFromInline
package struct CopyRow: BundleRow {
  /// The section of the rows: `copy`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .copy }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 7 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name in the rules. The rows are sorted by it.
  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  /// The title; empty without a title. Rows of `copy_parts`.
  @inlinable @inline(__always)
  package var title: Range<Int> { loadRange(At.title) }
  /// The text if no variant applies. Rows of `copy_parts`.
  @inlinable @inline(__always)
  package var text: Range<Int> { loadRange(At.text) }
  /// Other wordings, in order. The first one whose condition holds applies. Rows of `copy_variants`.
  @inlinable @inline(__always)
  package var variants: Range<Int> { loadRange(At.variants) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `title`, which has two words.
    @inlinable @inline(__always)
    package static var title: Int { 1 }
    /// The position of `text`, which has two words.
    @inlinable @inline(__always)
    package static var text: Int { 3 }
    /// The position of `variants`, which has two words.
    @inlinable @inline(__always)
    package static var variants: Int { 5 }
  }
}

/// The content of a row of `copy`, to be written.
package struct CopyBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = CopyRow

  /// The name in the rules. The rows are sorted by it.
  package var name: BundleText
  /// The title; empty without a title. Rows of `copy_parts`.
  package var title: Range<Int>
  /// The text if no variant applies. Rows of `copy_parts`.
  package var text: Range<Int>
  /// Other wordings, in order. The first one whose condition holds applies. Rows of `copy_variants`.
  package var variants: Range<Int>

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    name: BundleText,
    title: Range<Int>,
    text: Range<Int>,
    variants: Range<Int>
  ) {
    self.name = name
    self.title = title
    self.text = text
    self.variants = variants
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(title)
    output.append(text)
    output.append(variants)
  }
}
