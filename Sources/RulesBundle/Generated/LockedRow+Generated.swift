// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `locked`. Paths that cannot be overridden, with their locks.
@usableFromInline
package struct LockedRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .locked }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  @inlinable @inline(__always)
  package var lock: BundleText { loadText(At.lock) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    @inlinable @inline(__always)
    package static var lock: Int { 1 }
  }
}

/// The content of a row of `locked`.
package struct LockedBuilder: RowBuilder {
  package typealias Row = LockedRow

  package var name: BundleText
  package var lock: BundleText

  package init(
    name: BundleText,
    lock: BundleText
  ) {
    self.name = name
    self.lock = lock
  }

  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(lock)
  }
}
