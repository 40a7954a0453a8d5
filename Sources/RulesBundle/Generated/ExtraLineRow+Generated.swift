// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `extra_lines`. A sentence of a gate or of a screen.
@usableFromInline
package struct ExtraLineRow: BundleRow {
  /// The section of the rows: `extra_lines`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .extraLines }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// Whether the sentence is shown; nil if it always is. A row of `programs`.
  @inlinable @inline(__always)
  package var condition: Int? { loadOptional(At.condition) }
  /// The sentence. A row of `copy`.
  @inlinable @inline(__always)
  package var copy: Int { loadWord(At.copy) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `if`.
    @inlinable @inline(__always)
    package static var condition: Int { 0 }
    /// The position of `copy`.
    @inlinable @inline(__always)
    package static var copy: Int { 1 }
  }
}

/// The content of a row of `extra_lines`, to be written.
package struct ExtraLineBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = ExtraLineRow

  /// Whether the sentence is shown; nil if it always is. A row of `programs`.
  package var condition: Int?
  /// The sentence. A row of `copy`.
  package var copy: Int

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    condition: Int?,
    copy: Int
  ) {
    self.condition = condition
    self.copy = copy
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(condition)
    output.append(copy)
  }
}
