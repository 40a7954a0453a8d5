// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `fact_refs`.
@usableFromInline
package struct FactRefRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .factRefs }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 1 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var fact: Int { loadWord(At.fact) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var fact: Int { 0 }
  }
}

/// The content of a row of `fact_refs`.
package struct FactRefBuilder: RowBuilder {
  package typealias Row = FactRefRow

  package var fact: Int

  package init(
    fact: Int
  ) {
    self.fact = fact
  }

  package func write(to output: inout RowWords) {
    output.append(fact)
  }
}
