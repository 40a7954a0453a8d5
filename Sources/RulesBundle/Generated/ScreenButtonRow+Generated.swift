// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `screen_buttons`.
@usableFromInline
package struct ScreenButtonRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .screenButtons }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var condition: Int? { loadOptional(At.condition) }
  @inlinable @inline(__always)
  package var button: Int { loadWord(At.button) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var condition: Int { 0 }
    @inlinable @inline(__always)
    package static var button: Int { 1 }
  }
}

/// The content of a row of `screen_buttons`.
package struct ScreenButtonBuilder: RowBuilder {
  package typealias Row = ScreenButtonRow

  package var condition: Int?
  package var button: Int

  package init(
    condition: Int?,
    button: Int
  ) {
    self.condition = condition
    self.button = button
  }

  package func write(to output: inout RowWords) {
    output.append(condition)
    output.append(button)
  }
}
