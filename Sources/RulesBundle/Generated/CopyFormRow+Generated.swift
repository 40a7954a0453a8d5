// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `copy_forms`.
@usableFromInline
package struct CopyFormRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .copyForms }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 3 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var category: PluralKind { PluralKind(verified: loadByte(At.category)) }
  @inlinable @inline(__always)
  package var parts: Range<Int> { loadRange(At.parts) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var category: Int { 0 }
    @inlinable @inline(__always)
    package static var parts: Int { 1 }
  }
}

/// The content of a row of `copy_forms`.
package struct CopyFormBuilder: RowBuilder {
  package typealias Row = CopyFormRow

  package var category: PluralKind
  package var parts: Range<Int>

  package init(
    category: PluralKind,
    parts: Range<Int>
  ) {
    self.category = category
    self.parts = parts
  }

  package func write(to output: inout RowWords) {
    output.append(category)
    output.append(parts)
  }
}
