// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `payloads`. What shared and exported things contain.
@usableFromInline
package struct PayloadRow: BundleRow {
  /// The section of the rows: `payloads`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .payloads }
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
  /// The parts in the order of the rules. A type without a part is left out. Rows of `payload_parts`.
  @inlinable @inline(__always)
  package var parts: Range<Int> { loadRange(At.parts) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `parts`, which has two words.
    @inlinable @inline(__always)
    package static var parts: Int { 1 }
  }
}

/// The content of a row of `payloads`, to be written.
package struct PayloadBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = PayloadRow

  /// The name in the rules. The rows are sorted by it.
  package var name: BundleText
  /// The parts in the order of the rules. A type without a part is left out. Rows of `payload_parts`.
  package var parts: Range<Int>

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    name: BundleText,
    parts: Range<Int>
  ) {
    self.name = name
    self.parts = parts
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(parts)
  }
}
