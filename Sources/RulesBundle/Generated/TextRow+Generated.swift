// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `texts`. The location of each text in `bytes`.
@usableFromInline
package struct TextRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .texts }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var start: Int { loadWord(At.start) }
  @inlinable @inline(__always)
  package var count: Int { loadWord(At.count) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var start: Int { 0 }
    @inlinable @inline(__always)
    package static var count: Int { 1 }
  }
}

/// The content of a row of `texts`.
package struct TextBuilder: RowBuilder {
  package typealias Row = TextRow

  package var start: Int
  package var count: Int

  package init(
    start: Int,
    count: Int
  ) {
    self.start = start
    self.count = count
  }

  package func write(to output: inout RowWords) {
    output.append(start)
    output.append(count)
  }
}
