// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `button_refs`.
@usableFromInline
package struct ButtonRefRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .buttonRefs }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 1 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var button: Int { loadWord(At.button) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var button: Int { 0 }
  }
}

/// The content of a row of `button_refs`.
package struct ButtonRefBuilder: RowBuilder {
  package typealias Row = ButtonRefRow

  package var button: Int

  package init(
    button: Int
  ) {
    self.button = button
  }

  package func write(to output: inout RowWords) {
    output.append(button)
  }
}
