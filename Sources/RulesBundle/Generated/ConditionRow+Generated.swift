// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `conditions`. The named conditions.
@usableFromInline
package struct ConditionRow: BundleRow {
  /// The section of the rows: `conditions`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .conditions }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name in the rules. The rows are sorted by it.
  @inlinable @inline(__always)
  package var name: BundleText { loadText(At.name) }
  /// Returns whether the condition holds. A row of `programs`.
  @inlinable @inline(__always)
  package var program: Int { loadWord(At.program) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `name`.
    @inlinable @inline(__always)
    package static var name: Int { 0 }
    /// The position of `program`.
    @inlinable @inline(__always)
    package static var program: Int { 1 }
  }
}

/// The content of a row of `conditions`, to be written.
package struct ConditionBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = ConditionRow

  /// The name in the rules. The rows are sorted by it.
  package var name: BundleText
  /// Returns whether the condition holds. A row of `programs`.
  package var program: Int

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    name: BundleText,
    program: Int
  ) {
    self.name = name
    self.program = program
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(name)
    output.append(program)
  }
}
