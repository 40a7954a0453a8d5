// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `word_list_words`. A word that fields reject.
@usableFromInline
package struct WordListWordRow: BundleRow {
  /// The section of the rows: `word_list_words`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .wordListWords }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 1 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The word with the letters A to Z in lower case. Inputs are compared after the same conversion.
  @inlinable @inline(__always)
  package var word: BundleText { loadText(At.word) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `word`.
    @inlinable @inline(__always)
    package static var word: Int { 0 }
  }
}

/// The content of a row of `word_list_words`, to be written.
package struct WordListWordBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = WordListWordRow

  /// The word with the letters A to Z in lower case. Inputs are compared after the same conversion.
  package var word: BundleText

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    word: BundleText
  ) {
    self.word = word
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(word)
  }
}
