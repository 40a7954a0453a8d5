// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `code`.
@usableFromInline
package struct CodeRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .code }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var operation: Int { loadWord(At.operation) }
  @inlinable @inline(__always)
  package var operand: Int { loadWord(At.operand) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var operation: Int { 0 }
    @inlinable @inline(__always)
    package static var operand: Int { 1 }
  }
}

/// The content of a row of `code`.
package struct CodeBuilder: RowBuilder {
  package typealias Row = CodeRow

  package var operation: Int
  package var operand: Int

  package init(
    operation: Int,
    operand: Int
  ) {
    self.operation = operation
    self.operand = operand
  }

  package func write(to output: inout RowWords) {
    output.append(operation)
    output.append(operand)
  }
}
