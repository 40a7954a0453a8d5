// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `tables`.
@usableFromInline
package struct FirstMatchRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .tables }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 4 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var rows: Range<Int> { loadRange(At.rows) }
  @inlinable @inline(__always)
  package var onError: Int { loadWord(At.onError) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    @inlinable @inline(__always)
    package static var rows: Int { 1 }
    @inlinable @inline(__always)
    package static var onError: Int { 3 }
  }
}

/// The content of a row of `tables`.
package struct FirstMatchBuilder: RowBuilder {
  package typealias Row = FirstMatchRow

  package var name: BundleText
  package var rows: Range<Int>
  package var onError: Int

  package init(
    name: BundleText,
    rows: Range<Int>,
    onError: Int
  ) {
    self.name = name
    self.rows = rows
    self.onError = onError
  }

  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(rows)
    output.append(onError)
  }
}
