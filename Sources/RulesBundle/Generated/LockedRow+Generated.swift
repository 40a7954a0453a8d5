// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `locked`. Paths that cannot be overridden, with their locks.
@usableFromInline
package struct LockedRow: BundleRow {
  /// The section of the rows: `locked`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .locked }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The path in the rules. The rows are sorted by it.
  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  /// The name of the lock.
  @inlinable @inline(__always)
  package var lock: BundleText { loadText(At.lock) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `lock`.
    @inlinable @inline(__always)
    package static var lock: Int { 1 }
  }
}

/// The content of a row of `locked`, to be written.
package struct LockedBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = LockedRow

  /// The path in the rules. The rows are sorted by it.
  package var name: BundleText
  /// The name of the lock.
  package var lock: BundleText

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    name: BundleText,
    lock: BundleText
  ) {
    self.name = name
    self.lock = lock
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(lock)
  }
}
