// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `word_lists`.
@usableFromInline
package struct WordListRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .wordLists }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 3 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var words: Range<Int> { loadRange(At.words) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    @inlinable @inline(__always)
    package static var words: Int { 1 }
  }
}

/// The content of a row of `word_lists`.
package struct WordListBuilder: RowBuilder {
  package typealias Row = WordListRow

  package var name: BundleText
  package var words: Range<Int>

  package init(
    name: BundleText,
    words: Range<Int>
  ) {
    self.name = name
    self.words = words
  }

  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(words)
  }
}
