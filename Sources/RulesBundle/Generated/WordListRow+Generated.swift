// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `word_lists`. The lists of words that fields reject.
@usableFromInline
package struct WordListRow: BundleRow {
  /// The section of the rows: `word_lists`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .wordLists }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 3 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name in the rules. The rows are sorted by it.
  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  /// The words in byte order. Rows of `word_list_words`.
  @inlinable @inline(__always)
  package var words: Range<Int> { loadRange(At.words) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `words`, which has two words.
    @inlinable @inline(__always)
    package static var words: Int { 1 }
  }
}

/// The content of a row of `word_lists`, to be written.
package struct WordListBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = WordListRow

  /// The name in the rules. The rows are sorted by it.
  package var name: BundleText
  /// The words in byte order. Rows of `word_list_words`.
  package var words: Range<Int>

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    name: BundleText,
    words: Range<Int>
  ) {
    self.name = name
    self.words = words
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(words)
  }
}
