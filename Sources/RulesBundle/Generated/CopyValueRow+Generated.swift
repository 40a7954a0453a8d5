// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `copy_values`. A value in a sentence.
@usableFromInline
package struct CopyValueRow: BundleRow {
  /// The section of the rows: `copy_values`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .copyValues }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 4 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// The name in braces.
  @inlinable @inline(__always)
  package var variable: BundleText { loadText(At.variable) }
  /// Computes the value. A row of `programs`.
  @inlinable @inline(__always)
  package var program: Int { loadWord(At.program) }
  /// How a value is formatted in copy.
  @inlinable @inline(__always)
  package var format: FormatKind { FormatKind(verified: loadByte(At.format)) }
  /// The maximum number of characters of a string that is shown; 0 if it is unlimited or not a string.
  @inlinable @inline(__always)
  package var longest: Int { loadWord(At.longest) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `variable`.
    @inlinable @inline(__always)
    package static var variable: Int { 0 }
    /// The position of `program`.
    @inlinable @inline(__always)
    package static var program: Int { 1 }
    /// The position of `format`.
    @inlinable @inline(__always)
    package static var format: Int { 2 }
    /// The position of `longest`.
    @inlinable @inline(__always)
    package static var longest: Int { 3 }
  }
}

/// The content of a row of `copy_values`, to be written.
package struct CopyValueBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = CopyValueRow

  /// The name in braces.
  package var variable: BundleText
  /// Computes the value. A row of `programs`.
  package var program: Int
  /// How a value is formatted in copy.
  package var format: FormatKind
  /// The maximum number of characters of a string that is shown; 0 if it is unlimited or not a string.
  package var longest: Int

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    variable: BundleText,
    program: Int,
    format: FormatKind,
    longest: Int
  ) {
    self.variable = variable
    self.program = program
    self.format = format
    self.longest = longest
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(variable)
    output.append(program)
    output.append(format)
    output.append(longest)
  }
}
