// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `field_refusals`. The error for one reason to reject an input.
@usableFromInline
package struct FieldRefusalRow: BundleRow {
  /// The section of the rows: `field_refusals`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .fieldRefusals }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The reason why an input is rejected. Reasons are checked in this order.
  @inlinable @inline(__always)
  package var reason: FieldReasonKind { FieldReasonKind(verified: loadByte(At.reason)) }
  /// The error that is shown. A row of `errors`.
  @inlinable @inline(__always)
  package var error: Int { loadWord(At.error) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `reason`.
    @inlinable @inline(__always)
    package static var reason: Int { 0 }
    /// The position of `error`.
    @inlinable @inline(__always)
    package static var error: Int { 1 }
  }
}

/// The content of a row of `field_refusals`, to be written.
package struct FieldRefusalBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = FieldRefusalRow

  /// The reason why an input is rejected. Reasons are checked in this order.
  package var reason: FieldReasonKind
  /// The error that is shown. A row of `errors`.
  package var error: Int

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    reason: FieldReasonKind,
    error: Int
  ) {
    self.reason = reason
    self.error = error
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(reason)
    output.append(error)
  }
}
