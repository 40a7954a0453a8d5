// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `ladder_parts`. A sentence of a step.
@usableFromInline
package struct LadderPartRow: BundleRow {
  /// The section of the rows: `ladder_parts`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .ladderParts }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The parts of the message of a step of the warning ladder, in display order.
  @inlinable @inline(__always)
  package var part: TellKind { TellKind(verified: loadByte(At.part)) }
  /// The sentence. A row of `copy`.
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

/// The content of a row of `ladder_parts`, to be written.
package struct LadderPartBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = LadderPartRow

  /// The parts of the message of a step of the warning ladder, in display order.
  package var part: TellKind
  /// The sentence. A row of `copy`.
  package var copy: Int

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    part: TellKind,
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
