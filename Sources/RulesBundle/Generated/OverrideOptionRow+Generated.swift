// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `opened_options`. An allowed number of an overridable value.
@usableFromInline
package struct OverrideOptionRow: BundleRow {
  /// The section of the rows: `opened_options`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .overrideOptions }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 3 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The kind of a limit for a plan.
  @inlinable @inline(__always)
  package var kind: LimitKind { LimitKind(verified: loadByte(At.kind)) }
  /// The number in the unit of the value; 0 if `kind` is not `number`.
  @inlinable @inline(__always)
  package var amount: Int64 { loadInteger(At.amount) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `kind`.
    @inlinable @inline(__always)
    package static var kind: Int { 0 }
    /// The position of `amount`, which has two words.
    @inlinable @inline(__always)
    package static var amount: Int { 1 }
  }
}

/// The content of a row of `opened_options`, to be written.
package struct OverrideOptionBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = OverrideOptionRow

  /// The kind of a limit for a plan.
  package var kind: LimitKind
  /// The number in the unit of the value; 0 if `kind` is not `number`.
  package var amount: Int64

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    kind: LimitKind,
    amount: Int64
  ) {
    self.kind = kind
    self.amount = amount
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(kind)
    output.append(amount)
  }
}
