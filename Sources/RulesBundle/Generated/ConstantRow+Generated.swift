// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `constants`. The constants of programs, defaults, and payloads. The items of a list precede the list.
@usableFromInline
package struct ConstantRow: BundleRow {
  /// The section of the rows: `constants`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .constants }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 4 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The type, which determines the meaning of `bits` and `aux`.
  @inlinable @inline(__always)
  package var tag: Value.Tag { Value.Tag(verified: loadByte(At.tag)) }
  /// The nanoseconds of a time, from 0 to 999,999,999; otherwise 0.
  @inlinable @inline(__always)
  package var aux: Int { loadWord(At.aux) }
  /// The content: a number, an ordinal, whole seconds, or the location of a string or of items.
  @inlinable @inline(__always)
  package var bits: Int64 { loadInteger(At.bits) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `tag`.
    @inlinable @inline(__always)
    package static var tag: Int { 0 }
    /// The position of `aux`.
    @inlinable @inline(__always)
    package static var aux: Int { 1 }
    /// The position of `bits`, which has two words.
    @inlinable @inline(__always)
    package static var bits: Int { 2 }
  }
}

/// The content of a row of `constants`, to be written.
package struct ConstantBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = ConstantRow

  /// The type, which determines the meaning of `bits` and `aux`.
  package var tag: Value.Tag
  /// The nanoseconds of a time, from 0 to 999,999,999; otherwise 0.
  package var aux: Int
  /// The content: a number, an ordinal, whole seconds, or the location of a string or of items.
  package var bits: Int64

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    tag: Value.Tag,
    aux: Int,
    bits: Int64
  ) {
    self.tag = tag
    self.aux = aux
    self.bits = bits
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(tag)
    output.append(aux)
    output.append(bits)
  }
}
