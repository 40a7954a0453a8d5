// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `payloads`.
@usableFromInline
package struct PayloadRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .payloads }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 3 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var parts: Range<Int> { loadRange(At.parts) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    @inlinable @inline(__always)
    package static var parts: Int { 1 }
  }
}

/// The content of a row of `payloads`.
package struct PayloadBuilder: RowBuilder {
  package typealias Row = PayloadRow

  package var name: BundleText
  package var parts: Range<Int>

  package init(
    name: BundleText,
    parts: Range<Int>
  ) {
    self.name = name
    self.parts = parts
  }

  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(parts)
  }
}
