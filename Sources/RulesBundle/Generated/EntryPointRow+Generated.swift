// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `entry_points`.
@usableFromInline
package struct EntryPointRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .entryPoints }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 1 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
  }
}

/// The content of a row of `entry_points`.
package struct EntryPointBuilder: RowBuilder {
  package typealias Row = EntryPointRow

  package var name: BundleText

  package init(
    name: BundleText
  ) {
    self.name = name
  }

  package func write(to output: inout RowWords) {
    output.append(name)
  }
}
