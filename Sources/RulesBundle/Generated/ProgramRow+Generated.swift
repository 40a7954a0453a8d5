// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `programs`.
@usableFromInline
package struct ProgramRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .programs }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 5 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var code: Range<Int> { loadRange(At.code) }
  @inlinable @inline(__always)
  package var stack: Int { loadWord(At.stack) }
  @inlinable @inline(__always)
  package var type: Value.Tag { Value.Tag(verified: loadByte(At.type)) }
  @inlinable @inline(__always)
  package var valuesOf: Int? { loadOptional(At.valuesOf) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var code: Int { 0 }
    @inlinable @inline(__always)
    package static var stack: Int { 2 }
    @inlinable @inline(__always)
    package static var type: Int { 3 }
    @inlinable @inline(__always)
    package static var valuesOf: Int { 4 }
  }
}

/// The content of a row of `programs`.
package struct ProgramBuilder: RowBuilder {
  package typealias Row = ProgramRow

  package var code: Range<Int>
  package var stack: Int
  package var type: Value.Tag
  package var valuesOf: Int?

  package init(
    code: Range<Int>,
    stack: Int,
    type: Value.Tag,
    valuesOf: Int?
  ) {
    self.code = code
    self.stack = stack
    self.type = type
    self.valuesOf = valuesOf
  }

  package func write(to output: inout RowWords) {
    output.append(code)
    output.append(stack)
    output.append(type)
    output.append(valuesOf)
  }
}
