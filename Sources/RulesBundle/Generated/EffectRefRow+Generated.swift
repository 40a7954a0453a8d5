// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `effect_refs`. An effect in the list of an action.
@usableFromInline
package struct EffectRefRow: BundleRow {
  /// The section of the rows: `effect_refs`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .effectRefs }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 1 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// A row of `effects`.
  @inlinable @inline(__always)
  package var effect: Int { loadWord(At.effect) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `effect`.
    @inlinable @inline(__always)
    package static var effect: Int { 0 }
  }
}

/// The content of a row of `effect_refs`, to be written.
package struct EffectRefBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = EffectRefRow

  /// A row of `effects`.
  package var effect: Int

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    effect: Int
  ) {
    self.effect = effect
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(effect)
  }
}
