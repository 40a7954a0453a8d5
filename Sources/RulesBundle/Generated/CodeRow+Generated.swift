// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `code`. The instructions of all programs.
@usableFromInline
package struct CodeRow: BundleRow {
  /// The section of the rows: `code`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .code }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The operation in the low 8 bits, and its operand `a` in the high 16 bits.
  @inlinable @inline(__always)
  package var operation: Int { loadWord(At.operation) }
  /// The operand `b`: a row, a count, or the position of an instruction in the program.
  @inlinable @inline(__always)
  package var operand: Int { loadWord(At.operand) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `operation`.
    @inlinable @inline(__always)
    package static var operation: Int { 0 }
    /// The position of `operand`.
    @inlinable @inline(__always)
    package static var operand: Int { 1 }
  }
}

/// The content of a row of `code`, to be written.
package struct CodeBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = CodeRow

  /// The operation in the low 8 bits, and its operand `a` in the high 16 bits.
  package var operation: Int
  /// The operand `b`: a row, a count, or the position of an instruction in the program.
  package var operand: Int

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    operation: Int,
    operand: Int
  ) {
    self.operation = operation
    self.operand = operand
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(operation)
    output.append(operand)
  }
}
