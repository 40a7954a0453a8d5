// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `copy_values`.
@usableFromInline
package struct CopyValueRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .copyValues }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 4 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var variable: BundleText { loadText(At.variable) }
  @inlinable @inline(__always)
  package var program: Int { loadWord(At.program) }
  @inlinable @inline(__always)
  package var format: FormatKind { FormatKind(verified: loadByte(At.format)) }
  @inlinable @inline(__always)
  package var longest: Int { loadWord(At.longest) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var variable: Int { 0 }
    @inlinable @inline(__always)
    package static var program: Int { 1 }
    @inlinable @inline(__always)
    package static var format: Int { 2 }
    @inlinable @inline(__always)
    package static var longest: Int { 3 }
  }
}

/// The content of a row of `copy_values`.
package struct CopyValueBuilder: RowBuilder {
  package typealias Row = CopyValueRow

  package var variable: BundleText
  package var program: Int
  package var format: FormatKind
  package var longest: Int

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

  package func write(to output: inout RowWords) {
    output.append(variable)
    output.append(program)
    output.append(format)
    output.append(longest)
  }
}
