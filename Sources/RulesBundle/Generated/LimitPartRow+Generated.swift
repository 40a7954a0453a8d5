// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `limit_parts`.
@usableFromInline
package struct LimitPartRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .limitParts }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var part: LimitPartKind { LimitPartKind(verified: loadByte(At.part)) }
  @inlinable @inline(__always)
  package var copy: Int { loadWord(At.copy) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var part: Int { 0 }
    @inlinable @inline(__always)
    package static var copy: Int { 1 }
  }
}

/// The content of a row of `limit_parts`.
package struct LimitPartBuilder: RowBuilder {
  package typealias Row = LimitPartRow

  package var part: LimitPartKind
  package var copy: Int

  package init(
    part: LimitPartKind,
    copy: Int
  ) {
    self.part = part
    self.copy = copy
  }

  package func write(to output: inout RowWords) {
    output.append(part)
    output.append(copy)
  }
}
