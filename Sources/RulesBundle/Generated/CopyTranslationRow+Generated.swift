// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `copy_translations`. A sentence in another language.
@usableFromInline
package struct CopyTranslationRow: BundleRow {
  /// The section of the rows: `copy_translations`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .copyTranslations }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 7 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The sentence in the source language. A row of `copy`.
  @inlinable @inline(__always)
  package var copy: Int { loadWord(At.copy) }
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
    /// The position of `copy`.
    @inlinable @inline(__always)
    package static var copy: Int { 0 }
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

/// The content of a row of `copy_translations`, to be written.
package struct CopyTranslationBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = CopyTranslationRow

  /// The sentence in the source language. A row of `copy`.
  package var copy: Int
  /// The title; empty without a title. Rows of `copy_parts`.
  package var title: Range<Int>
  /// The text if no variant applies. Rows of `copy_parts`.
  package var text: Range<Int>
  /// Other wordings, in order. The first one whose condition holds applies. Rows of `copy_variants`.
  package var variants: Range<Int>

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    copy: Int,
    title: Range<Int>,
    text: Range<Int>,
    variants: Range<Int>
  ) {
    self.copy = copy
    self.title = title
    self.text = text
    self.variants = variants
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(copy)
    output.append(title)
    output.append(text)
    output.append(variants)
  }
}
