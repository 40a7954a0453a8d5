// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `snapshot`.
@usableFromInline
package struct SnapshotRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .snapshot }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 3 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var program: Int? { loadOptional(At.program) }
  @inlinable @inline(__always)
  package var lists: SnapshotListKind { SnapshotListKind(verified: loadByte(At.lists)) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    @inlinable @inline(__always)
    package static var program: Int { 1 }
    @inlinable @inline(__always)
    package static var lists: Int { 2 }
  }
}

/// The content of a row of `snapshot`.
package struct SnapshotBuilder: RowBuilder {
  package typealias Row = SnapshotRow

  package var name: BundleText
  package var program: Int?
  package var lists: SnapshotListKind

  package init(
    name: BundleText,
    program: Int?,
    lists: SnapshotListKind
  ) {
    self.name = name
    self.program = program
    self.lists = lists
  }

  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(program)
    output.append(lists)
  }
}
