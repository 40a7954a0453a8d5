// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `effect_refs`.
@usableFromInline
package struct EffectRefRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .effectRefs }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 1 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var effect: Int { loadWord(At.effect) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var effect: Int { 0 }
  }
}

/// The content of a row of `effect_refs`.
package struct EffectRefBuilder: RowBuilder {
  package typealias Row = EffectRefRow

  package var effect: Int

  package init(
    effect: Int
  ) {
    self.effect = effect
  }

  package func write(to output: inout RowWords) {
    output.append(effect)
  }
}
