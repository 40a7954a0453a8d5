// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `constants`.
@usableFromInline
package struct ConstantRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .constants }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 4 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var tag: Value.Tag { Value.Tag(verified: loadByte(At.tag)) }
  @inlinable @inline(__always)
  package var aux: Int { loadWord(At.aux) }
  @inlinable @inline(__always)
  package var bits: Int64 { loadInteger(At.bits) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var tag: Int { 0 }
    @inlinable @inline(__always)
    package static var aux: Int { 1 }
    @inlinable @inline(__always)
    package static var bits: Int { 2 }
  }
}

/// The content of a row of `constants`.
package struct ConstantBuilder: RowBuilder {
  package typealias Row = ConstantRow

  package var tag: Value.Tag
  package var aux: Int
  package var bits: Int64

  package init(
    tag: Value.Tag,
    aux: Int,
    bits: Int64
  ) {
    self.tag = tag
    self.aux = aux
    self.bits = bits
  }

  package func write(to output: inout RowWords) {
    output.append(tag)
    output.append(aux)
    output.append(bits)
  }
}
