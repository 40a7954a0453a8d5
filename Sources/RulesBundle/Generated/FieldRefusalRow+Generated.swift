// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `field_refusals`.
@usableFromInline
package struct FieldRefusalRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .fieldRefusals }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var reason: FieldReasonKind { FieldReasonKind(verified: loadByte(At.reason)) }
  @inlinable @inline(__always)
  package var error: Int { loadWord(At.error) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var reason: Int { 0 }
    @inlinable @inline(__always)
    package static var error: Int { 1 }
  }
}

/// The content of a row of `field_refusals`.
package struct FieldRefusalBuilder: RowBuilder {
  package typealias Row = FieldRefusalRow

  package var reason: FieldReasonKind
  package var error: Int

  package init(
    reason: FieldReasonKind,
    error: Int
  ) {
    self.reason = reason
    self.error = error
  }

  package func write(to output: inout RowWords) {
    output.append(reason)
    output.append(error)
  }
}
