// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `moment_errors`. An error of a moment.
@usableFromInline
package struct MomentErrorRow: BundleRow {
  /// The section of the rows: `moment_errors`.
  @inlinable @inline(__always)
  package static var section: BundleSection { .momentErrors }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  /// The address of the row in the bundle.
  @usableFromInline package let pointer: UnsafeRawPointer

  /// Creates the row at an address, which is not checked.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  /// Whether the error is shown; nil if it always is. A row of `programs`.
  @inlinable @inline(__always)
  package var condition: Int? { loadOptional(At.condition) }
  /// A row of `errors`.
  @inlinable @inline(__always)
  package var error: Int { loadWord(At.error) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    /// The position of `if`.
    @inlinable @inline(__always)
    package static var condition: Int { 0 }
    /// The position of `error`.
    @inlinable @inline(__always)
    package static var error: Int { 1 }
  }
}

/// The content of a row of `moment_errors`, to be written.
package struct MomentErrorBuilder: RowBuilder {
  /// The type that reads the row.
  package typealias Row = MomentErrorRow

  /// Whether the error is shown; nil if it always is. A row of `programs`.
  package var condition: Int?
  /// A row of `errors`.
  package var error: Int

  /// Creates a row from the values of all columns, in the order of the columns.
  package init(
    condition: Int?,
    error: Int
  ) {
    self.condition = condition
    self.error = error
  }

  /// Appends the columns in order.
  package func write(to output: inout RowWords) {
    output.append(condition)
    output.append(error)
  }
}
