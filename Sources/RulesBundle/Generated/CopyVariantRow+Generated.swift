// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `copy_variants`.
@usableFromInline
package struct CopyVariantRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .copyVariants }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 5 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var condition: Int { loadWord(At.condition) }
  @inlinable @inline(__always)
  package var title: Range<Int> { loadRange(At.title) }
  @inlinable @inline(__always)
  package var text: Range<Int> { loadRange(At.text) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var condition: Int { 0 }
    @inlinable @inline(__always)
    package static var title: Int { 1 }
    @inlinable @inline(__always)
    package static var text: Int { 3 }
  }
}

/// The content of a row of `copy_variants`.
package struct CopyVariantBuilder: RowBuilder {
  package typealias Row = CopyVariantRow

  package var condition: Int
  package var title: Range<Int>
  package var text: Range<Int>

  package init(
    condition: Int,
    title: Range<Int>,
    text: Range<Int>
  ) {
    self.condition = condition
    self.title = title
    self.text = text
  }

  package func write(to output: inout RowWords) {
    output.append(condition)
    output.append(title)
    output.append(text)
  }
}
