// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `extra_lines`.
@usableFromInline
package struct ExtraLineRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .extraLines }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var condition: Int? { loadOptional(At.condition) }
  @inlinable @inline(__always)
  package var copy: Int { loadWord(At.copy) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var condition: Int { 0 }
    @inlinable @inline(__always)
    package static var copy: Int { 1 }
  }
}

/// The content of a row of `extra_lines`.
package struct ExtraLineBuilder: RowBuilder {
  package typealias Row = ExtraLineRow

  package var condition: Int?
  package var copy: Int

  package init(
    condition: Int?,
    copy: Int
  ) {
    self.condition = condition
    self.copy = copy
  }

  package func write(to output: inout RowWords) {
    output.append(condition)
    output.append(copy)
  }
}
