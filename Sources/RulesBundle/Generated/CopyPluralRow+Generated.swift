// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `copy_plurals`. The plural forms of a text, found by the first part of its form `other`.
@usableFromInline
package struct CopyPluralRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .copyPlurals }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 4 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var text: Int { loadWord(At.text) }
  @inlinable @inline(__always)
  package var by: Int { loadWord(At.by) }
  @inlinable @inline(__always)
  package var forms: Range<Int> { loadRange(At.forms) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var text: Int { 0 }
    @inlinable @inline(__always)
    package static var by: Int { 1 }
    @inlinable @inline(__always)
    package static var forms: Int { 2 }
  }
}

/// The content of a row of `copy_plurals`.
package struct CopyPluralBuilder: RowBuilder {
  package typealias Row = CopyPluralRow

  package var text: Int
  package var by: Int
  package var forms: Range<Int>

  package init(
    text: Int,
    by: Int,
    forms: Range<Int>
  ) {
    self.text = text
    self.by = by
    self.forms = forms
  }

  package func write(to output: inout RowWords) {
    output.append(text)
    output.append(by)
    output.append(forms)
  }
}
