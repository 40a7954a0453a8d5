// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `copy_translations`.
@usableFromInline
package struct CopyTranslationRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .copyTranslations }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 7 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var copy: Int { loadWord(At.copy) }
  @inlinable @inline(__always)
  package var title: Range<Int> { loadRange(At.title) }
  @inlinable @inline(__always)
  package var text: Range<Int> { loadRange(At.text) }
  @inlinable @inline(__always)
  package var variants: Range<Int> { loadRange(At.variants) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var copy: Int { 0 }
    @inlinable @inline(__always)
    package static var title: Int { 1 }
    @inlinable @inline(__always)
    package static var text: Int { 3 }
    @inlinable @inline(__always)
    package static var variants: Int { 5 }
  }
}

/// The content of a row of `copy_translations`.
package struct CopyTranslationBuilder: RowBuilder {
  package typealias Row = CopyTranslationRow

  package var copy: Int
  package var title: Range<Int>
  package var text: Range<Int>
  package var variants: Range<Int>

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

  package func write(to output: inout RowWords) {
    output.append(copy)
    output.append(title)
    output.append(text)
    output.append(variants)
  }
}
