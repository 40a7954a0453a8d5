// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `effects`. The effects that the app performs for actions.
@usableFromInline
package struct EffectRow: BundleRow {
  /// The section of the rows: `effects`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .effects }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 1 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name in the rules. The rows are sorted by it.
  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
  }
}

/// The content of a row of `effects`, to be written.
package struct EffectBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = EffectRow

  /// The name in the rules. The rows are sorted by it.
  package var name: BundleText

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    name: BundleText
  ) {
    self.name = name
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(name)
  }
}
