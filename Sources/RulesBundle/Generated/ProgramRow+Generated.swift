// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `programs`. The compiled expressions.
@usableFromInline
package struct ProgramRow: BundleRow {
  /// The section of the rows: `programs`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .programs }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 5 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The instructions, from 1 to 65,535. Rows of `code`.
  @inlinable @inline(__always)
  package var code: Range<Int> { loadRange(At.code) }
  /// The maximum number of values on the stack, up to 64.
  @inlinable @inline(__always)
  package var stack: Int { loadWord(At.stack) }
  /// The type of the result, which can also be null.
  @inlinable @inline(__always)
  package var type: Value.Tag { Value.Tag(verified: loadByte(At.type)) }
  /// The fact whose values name an enumeration result; nil for other types. A row of `facts`.
  @inlinable @inline(__always)
  package var valuesOf: Int? { loadOptional(At.valuesOf) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `code`, which has two words.
    @inlinable @inline(__always)
    package static var code: Int { 0 }
    /// The position of `stack`.
    @inlinable @inline(__always)
    package static var stack: Int { 2 }
    /// The position of `type`.
    @inlinable @inline(__always)
    package static var type: Int { 3 }
    /// The position of `values_of`.
    @inlinable @inline(__always)
    package static var valuesOf: Int { 4 }
  }
}

/// The content of a row of `programs`, to be written.
package struct ProgramBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = ProgramRow

  /// The instructions, from 1 to 65,535. Rows of `code`.
  package var code: Range<Int>
  /// The maximum number of values on the stack, up to 64.
  package var stack: Int
  /// The type of the result, which can also be null.
  package var type: Value.Tag
  /// The fact whose values name an enumeration result; nil for other types. A row of `facts`.
  package var valuesOf: Int?

  /// Creates a row from the values of all columns, in the order of the columns.
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

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(code)
    output.append(stack)
    output.append(type)
    output.append(valuesOf)
  }
}
