// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `word_list_words`.
@usableFromInline
package struct WordListWordRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .wordListWords }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 1 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var word: BundleText { loadText(At.word) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var word: Int { 0 }
  }
}

/// The content of a row of `word_list_words`.
package struct WordListWordBuilder: RowBuilder {
  package typealias Row = WordListWordRow

  package var word: BundleText

  package init(
    word: BundleText
  ) {
    self.word = word
  }

  package func write(to output: inout RowWords) {
    output.append(word)
  }
}
