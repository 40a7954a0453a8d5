// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `opened_options`.
@usableFromInline
package struct OverrideOptionRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .overrideOptions }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 3 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var kind: LimitKind { LimitKind(verified: loadByte(At.kind)) }
  @inlinable @inline(__always)
  package var amount: Int64 { loadInteger(At.amount) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var kind: Int { 0 }
    @inlinable @inline(__always)
    package static var amount: Int { 1 }
  }
}

/// The content of a row of `opened_options`.
package struct OverrideOptionBuilder: RowBuilder {
  package typealias Row = OverrideOptionRow

  package var kind: LimitKind
  package var amount: Int64

  package init(
    kind: LimitKind,
    amount: Int64
  ) {
    self.kind = kind
    self.amount = amount
  }

  package func write(to output: inout RowWords) {
    output.append(kind)
    output.append(amount)
  }
}
