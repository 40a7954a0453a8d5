// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `limit_parts`. A message about a limit.
@usableFromInline
package struct LimitPartRow: BundleRow {
  /// The section of the rows: `limit_parts`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .limitParts }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The parts of the message about a limit, in display order.
  @inlinable @inline(__always)
  package var part: LimitPartKind { LimitPartKind(verified: loadByte(At.part)) }
  /// The message. A row of `copy`.
  @inlinable @inline(__always)
  package var copy: Int { loadWord(At.copy) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `part`.
    @inlinable @inline(__always)
    package static var part: Int { 0 }
    /// The position of `copy`.
    @inlinable @inline(__always)
    package static var copy: Int { 1 }
  }
}

/// The content of a row of `limit_parts`, to be written.
package struct LimitPartBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = LimitPartRow

  /// The parts of the message about a limit, in display order.
  package var part: LimitPartKind
  /// The message. A row of `copy`.
  package var copy: Int

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    part: LimitPartKind,
    copy: Int
  ) {
    self.part = part
    self.copy = copy
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(part)
    output.append(copy)
  }
}
