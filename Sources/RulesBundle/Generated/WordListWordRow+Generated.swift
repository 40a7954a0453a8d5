// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `word_list_words`.
public struct WordListWordRow: BundleRow {
  @inlinable @inline(__always)
  public static var section: BundleSection { .wordListWords }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  public static var width: Int { 1 }

  public let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  public init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  public var word: BundleText { loadText(At.word) }

  /// The positions of the columns in a row, in words.
  public enum At {
    @inlinable @inline(__always)
    public static var word: Int { 0 }
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
