// Written by `make format-files` from Sources/BundleFormat. Do not edit.
// swift-format-ignore-file

/// A row of `moment_errors`.
@usableFromInline
package struct MomentErrorRow: BundleRow {
  @inlinable @inline(__always)
  package static var section: BundleSection { .momentErrors }
  /// The number of 32-bit words in a row.
  @inlinable @inline(__always)
  package static var width: Int { 2 }

  @usableFromInline package let pointer: UnsafeRawPointer

  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

  @inlinable @inline(__always)
  package var condition: Int? { loadOptional(At.condition) }
  @inlinable @inline(__always)
  package var error: Int { loadWord(At.error) }

  /// The positions of the columns in a row, in words.
  @usableFromInline
  package enum At {
    @inlinable @inline(__always)
    package static var condition: Int { 0 }
    @inlinable @inline(__always)
    package static var error: Int { 1 }
  }
}

/// The content of a row of `moment_errors`.
package struct MomentErrorBuilder: RowBuilder {
  package typealias Row = MomentErrorRow

  package var condition: Int?
  package var error: Int

  package init(
    condition: Int?,
    error: Int
  ) {
    self.condition = condition
    self.error = error
  }

  package func write(to output: inout RowWords) {
    output.append(condition)
    output.append(error)
  }
}
